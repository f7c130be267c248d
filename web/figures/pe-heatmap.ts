import { html, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { bitmapUrl } from './parts/bitmap.js';
import { choice } from './parts/choice.js';
import { core } from './parts/core-context.js';
import { Figure, oneOf } from './parts/figure.js';
import { fixed, significant, spoken } from './parts/format.js';
import { handColour } from './parts/hand-colour.js';
import { HeatMapGestures } from './parts/heat-map-gestures.js';
import { colourTable, windowPixels, type Colours } from './parts/heat-map-pixels.js';
import { HeatMapSections } from './parts/heat-map-sections.js';
import { heatMapStyles } from './parts/heat-map-styles.js';
import {
  cellAt,
  farthestPosition,
  panned,
  roundTicks,
  wholeTable,
  within,
  zoomed,
  type HeatMapView,
} from './parts/heat-map-view.js';
import { npyFile } from './parts/npy.js';
import type { Reading } from './parts/reader-state.js';
import type { Section } from './parts/sections-chart.js';
import { typedNumber } from './parts/typed-number.js';

/** The paper's base model. */
const paperDimensions = 512;
/** The most pixels that are computed: more than a screen shows in such a box. */
const mostPixels = { width: 1_000, height: 600 } as const;
const previewSize = { width: 96, height: 60 } as const;
/** The curve of a column: so many turns of its hand, but at least so many positions. */
const turnsShown = 6;
const leastSection = 60;
const sectionSamples = 601;

/**
 * The table of all codes as a picture: a row for each position, a column for each dimension. Zoom, pan, read single numbers,
 * jump as far as 10^12; a row and a column are drawn as curves.
 *
 * @slot - The caption.
 */
export class PeHeatmap extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, heatMapStyles];

  @property({ converter: oneOf<Colours>('viridis', 'RdBu') }) colours?: Colours;
  @state() private view: HeatMapView | undefined;
  /** The cell that is read; the reader's row until a pointer or a key moves it. */
  @state() private cursor: { readonly position: number; readonly dimension: number } | undefined;
  /** The column of the second curve. */
  @state() private column = 16;

  readonly #sections = new HeatMapSections(this);
  #resize: ResizeObserver | undefined;

  readonly #gestures = new HeatMapGestures({
    point: (at) => (this.cursor = cellAt(this.#view, at)),
    choose: (at) => this.#choose(cellAt(this.#view, at)),
    pan: (by) => (this.view = panned(this.#view, by, this.reading.dimensions)),
    zoom: (factor, at) => (this.view = zoomed(this.#view, factor, at, this.reading.dimensions)),
  });

  /** The whole width of the paper unless the figure was given its own: eight hands make no picture. Rows are whole. */
  protected override get reading(): Reading {
    const reading = super.reading;
    return { ...reading, dimensions: this.dimensions ?? paperDimensions, position: Math.floor(reading.position) };
  }

  get #view(): HeatMapView {
    const { dimensions } = this.reading;
    return within(this.view ?? wholeTable(dimensions), dimensions);
  }

  get #colours(): Colours {
    return this.colours ?? 'viridis';
  }

  get #cell(): { readonly position: number; readonly dimension: number } {
    const { position, dimensions } = this.reading;
    return this.cursor ?? { position, dimension: Math.min(this.column, dimensions - 1) };
  }

  protected name(): string {
    return this.say('heatmap.name');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (typeof ResizeObserver === 'undefined') return;
    this.#resize = new ResizeObserver(() => this.#draw());
    this.#resize.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resize?.disconnect();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#draw();
  }

  #draw(): void {
    const canvas = this.renderRoot.querySelector<HTMLCanvasElement>('.plot canvas');
    if (!canvas?.isConnected) return;
    const { clientWidth, clientHeight } = canvas;
    const [width, height] = [Math.min(mostPixels.width, clientWidth), Math.min(mostPixels.height, clientHeight)];
    if (width === 0 || height === 0) return;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const pixels = windowPixels(core(), this.reading, this.#view, width, height, this.#colours);
    canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
    this.#drawSections();
  }

  #drawSections(): void {
    const { position, dimensions } = this.reading;
    const column = Math.min(this.column, dimensions - 1);
    const row = core().fingerprint(this.reading);
    const half = dimensions / 2;
    const part = (first: number, step: number) => ({
      from: first,
      step,
      values: Float32Array.from({ length: half }, (_, pair) => row[first + step * pair] ?? 0),
    });
    this.#sections.draw([
      {
        from: 0,
        to: dimensions - 1,
        mark: column,
        curves: this.reading.layout === 'halves' ? [part(0, 1), part(half, 1)] : [part(0, 2), part(1, 2)],
      },
      { ...this.#columnSection(column), mark: position },
    ]);
  }

  /**
   * A few turns of the column's hand about the reader's row. All positions of a wide view would be fewer samples than a
   * fast hand has turns, and what a chart makes of those is a slow wave that does not exist.
   */
  #columnSection(dimension: number): Pick<Section, 'from' | 'to' | 'curves'> {
    const { position, dimensions, base, layout } = this.reading;
    const { from: first, positions } = this.#view;
    const period = core().hands({ position, dimensions, base, unit: 'radian' }).period[this.#pairOf(dimension)] ?? 1;
    const length = Math.min(positions - 1, Math.max(leastSection, turnsShown * period));
    const from = Math.min(
      Math.max(Math.round(first), position - Math.floor(length / 2)),
      Math.max(first, first + positions - 1 - length),
    );
    const to = from + length;
    const values = core().wave({ dimension, dimensions, base, layout, from, to, samples: sectionSamples });
    return { from, to, curves: [{ from, step: length / (sectionSamples - 1), values }] };
  }

  protected picture(): TemplateResult {
    const { say } = this;
    const { position, dimensions } = this.reading;
    const view = this.#view;
    const share = (place: number, from: number, span: number): string =>
      `${((100 * (place + 0.5 - from)) / span).toFixed(3)}%`;
    const rowShown = position >= view.from && position < view.from + view.positions;
    const columnPlace = Math.min(this.column, dimensions - 1);
    return html`
      <div class="map">
        <div class="top" aria-hidden="true">
          ${roundTicks(view.firstDimension, view.shownDimensions - 1, 5).map((tick) => html`<span style=${`inset-inline-start: ${share(tick, view.firstDimension, view.shownDimensions)}`}>${tick}</span>`)}
          <div class="ramp" style=${`background: ${this.#ramp(view, dimensions)}`}></div>
        </div>
        <div class="side" aria-hidden="true">
          ${roundTicks(view.from, view.positions - 1, 6)
            .filter((tick) => !rowShown || Math.abs(tick - position) > view.positions / 25)
            .map(
              (tick) =>
                html`<span style=${`inset-block-start: ${share(tick, view.from, view.positions)}`}
                  >${spoken(tick)}</span
                >`,
            )}
          ${rowShown ? html`<span class="reader" style=${`inset-block-start: ${share(position, view.from, view.positions)}`}>${spoken(position)}</span>` : ''}
        </div>
        <div
          class="plot"
          tabindex="0"
          role="application"
          aria-roledescription=${say('heatmap.name')}
          aria-label=${say('heatmap.help')}
          @pointerdown=${this.#gestures}
          @pointermove=${this.#gestures}
          @pointerup=${this.#gestures}
          @pointercancel=${this.#gestures}
          @wheel=${this.#gestures.wheel}
          @keydown=${(event: KeyboardEvent) => this.#key(event)}
        >
          <img class="preview" alt="" src=${this.#preview()} />
          <canvas></canvas>
          <div
            class="row-mark"
            ?hidden=${!rowShown}
            style=${`inset-block-start: ${share(position, view.from, view.positions)}`}
          ></div>
          <div
            class="column-mark"
            style=${`inset-inline-start: ${share(columnPlace, view.firstDimension, view.shownDimensions)}`}
          ></div>
        </div>
      </div>
      <div class="under">
        <p class="cell" role="status">${this.#cellRead()}</p>
        <div class="scale">
          <span>−1</span><img alt=${say('heatmap.scale')} src=${bitmapUrl(scalePixels(this.#colours), 256, 1)} /><span
            >1</span
          >
        </div>
      </div>
      <div class="sections">
        <div class="section">
          <p>${say('heatmap.row', { position: spoken(position) })}</p>
          <div class="canvas">
            <canvas role="img" aria-label=${say('heatmap.row', { position: spoken(position) })}></canvas>
          </div>
        </div>
        <div class="section">
          <p>${say('heatmap.column', { dimension: columnPlace })}</p>
          <div class="canvas">
            <canvas role="img" aria-label=${say('heatmap.column', { dimension: columnPlace })}></canvas>
          </div>
        </div>
      </div>
    `;
  }

  #previewed: { readonly key: string; readonly url: string } | undefined;

  /** The whole table, small: what is seen before scripts, and behind the canvas until it is drawn. */
  #preview(): string {
    const reading = { ...this.reading, position: 0 };
    const key = JSON.stringify([reading, this.#colours]);
    if (this.#previewed?.key !== key) {
      const { width, height } = previewSize;
      const pixels = windowPixels(core(), reading, wholeTable(reading.dimensions), width, height, this.#colours);
      this.#previewed = { key, url: bitmapUrl(pixels, width, height) };
    }
    return this.#previewed.url;
  }

  /** The colours of the hands above their columns. */
  #ramp({ firstDimension, shownDimensions }: HeatMapView, dimensions: number): string {
    const stops = Array.from({ length: 9 }, (_, index) => {
      const dimension = firstDimension + (index / 8) * (shownDimensions - 1);
      return handColour(this.#pairOf(Math.round(dimension)), dimensions / 2);
    });
    return `linear-gradient(to right, ${stops.join(', ')})`;
  }

  #pairOf(dimension: number): number {
    const { dimensions, layout } = this.reading;
    return layout === 'halves' ? dimension % (dimensions / 2) : Math.floor(dimension / 2);
  }

  #cellRead(): string {
    const { dimensions, base, layout } = this.reading;
    const { position, dimension } = this.#cell;
    const pair = this.#pairOf(dimension);
    const isSine = layout === 'halves' ? dimension < dimensions / 2 : dimension % 2 === 0;
    const value = core().fingerprint({ position, dimensions, base, layout })[dimension] ?? 0;
    const period = core().hands({ position, dimensions, base, unit: 'radian' }).period[pair] ?? 0;
    return this.say(isSine ? 'heatmap.sine' : 'heatmap.cosine', {
      position: spoken(position),
      dimension,
      hand: pair,
      period: significant(period),
      value: fixed(value, 6),
    });
  }

  #choose({ position, dimension }: { readonly position: number; readonly dimension: number }): void {
    this.cursor = undefined;
    this.column = dimension;
    this.read({ position });
  }

  #key(event: KeyboardEvent): void {
    const view = this.#view;
    const { dimensions } = this.reading;
    const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (arrow) {
      const [x = 0, y = 0] = arrow;
      if (event.shiftKey) this.view = panned(view, { x: x / 8, y: y / 8 }, dimensions);
      else this.#moveCursor(x, y * Math.max(1, Math.round(view.positions / 200)));
    } else if (event.key === '+' || event.key === '=') this.view = zoomed(view, 1.5, this.#cursorShare(), dimensions);
    else if (event.key === '-' || event.key === '_') this.view = zoomed(view, 1 / 1.5, this.#cursorShare(), dimensions);
    else if (event.key === 'Enter' || event.key === ' ') this.#choose(this.#cell);
    else if (event.key === 'Home') this.view = undefined;
    else return;
    event.preventDefault();
  }

  #moveCursor(dimensions: number, positions: number): void {
    const { position, dimension } = this.#cell;
    this.cursor = {
      position: Math.min(farthestPosition, Math.max(0, position + positions)),
      dimension: Math.min(this.reading.dimensions - 1, Math.max(0, dimension + dimensions)),
    };
  }

  #cursorShare(): { x: number; y: number } {
    const { from, positions, firstDimension, shownDimensions } = this.#view;
    const { position, dimension } = this.#cell;
    const inside = (share: number): number => (share >= 0 && share <= 1 ? share : 0.5);
    return { x: inside((dimension - firstDimension) / shownDimensions), y: inside((position - from) / positions) };
  }

  protected controls(): TemplateResult {
    const { say } = this;
    const { dimensions, position } = this.reading;
    const range = { min: 0, max: farthestPosition, kind: 'whole' } as const;
    return html`
      ${typedNumber(say, say('heatmap.jump'), position, range, (to) => this.#jump(to))}
      <span class="zoom">
        <button
          type="button"
          class="step"
          aria-label=${say('heatmap.closer')}
          @click=${() => (this.view = zoomed(this.#view, 2, this.#cursorShare(), dimensions))}
        >
          +
        </button>
        <button
          type="button"
          class="step"
          aria-label=${say('heatmap.farther')}
          @click=${() => (this.view = zoomed(this.#view, 0.5, this.#cursorShare(), dimensions))}
        >
          −
        </button>
        <button type="button" class="tool" @click=${() => (this.view = undefined)}>${say('heatmap.whole')}</button>
      </span>
      ${choice(
        'colours',
        say('heatmap.colours'),
        (['viridis', 'RdBu'] as const).map((value) => ({ value, label: value })),
        this.#colours,
        (colours) => (this.colours = colours),
      )}
      ${choice(
        'layout',
        say('field.layout'),
        (['interleaved', 'halves'] as const).map((value) => ({ value, label: say(`layout.${value}`) })),
        this.reading.layout,
        (layout) => this.read({ layout }),
      )}
      <span class="downloads">
        <button type="button" class="tool" @click=${() => this.#savePicture()}>${say('heatmap.png')}</button>
        <button type="button" class="tool" @click=${() => this.#saveTable()}>${say('heatmap.npy')}</button>
      </span>
    `;
  }

  /** To a position, in the middle of the picture. */
  #jump(position: number): void {
    const { positions } = this.#view;
    this.#choose({ position, dimension: this.column });
    this.view = within({ ...this.#view, from: position - positions / 2 }, this.reading.dimensions);
  }

  #savePicture(): void {
    this.renderRoot
      .querySelector<HTMLCanvasElement>('.plot canvas')
      ?.toBlob((blob) => blob && save(blob, 'positional-encoding.png'));
  }

  #saveTable(): void {
    const { dimensions, base, layout } = this.reading;
    const { values, rows, columns } = core().sinusoidalTable({ positions: 5_000, dimensions, base, offset: 0, layout });
    save(npyFile(values, rows, columns), `positional-encoding-${rows}x${columns}.npy`);
  }

  protected override reset(): void {
    super.reset();
    this.view = this.cursor = undefined;
    this.column = 16;
    this.colours = oneOf<Colours>('viridis', 'RdBu').fromAttribute(this.getAttribute('colours')) ?? 'viridis';
  }

  /** The reader's row and the nine after it, the first sixteen dimensions of the view. */
  protected table(): TemplateResult {
    const { position, dimensions, base, layout } = this.reading;
    const first = Math.floor(this.#view.firstDimension);
    const shown = Array.from({ length: Math.min(16, dimensions - first) }, (_, index) => first + index);
    const rows = Array.from({ length: 10 }, (_, index) => position + index);
    return html`
      <table>
        <thead>
          <tr>
            <th scope="col">${this.say('field.position')}</th>
            ${shown.map((dimension) => html`<th scope="col">${dimension}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => {
            const code = core().fingerprint({ position: row, dimensions, base, layout });
            return html`<tr>
              <th scope="row">${spoken(row)}</th>
              ${shown.map((dimension) => html`<td>${fixed(code[dimension] ?? 0, 6)}</td>`)}
            </tr>`;
          })}
        </tbody>
      </table>
    `;
  }
}

function scalePixels(colours: Colours): Uint8ClampedArray {
  const table = colourTable(colours);
  return Uint8ClampedArray.from({ length: 1024 }, (_, index) => table[3 * (index >> 2) + (index % 4)] ?? 255);
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has been handed over by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-heatmap': PeHeatmap;
  }
}
