import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { core } from './parts/core-context.js';
import { nearest, readingRanges } from './parts/fields.js';
import { Figure, numberWithin, oneOf } from './parts/figure.js';
import { fixed, spoken } from './parts/format.js';
import { PlotDrag } from './parts/plot-drag.js';
import type { WavesChart } from './parts/waves-chart.js';
import { tableOf, valuesAt, wavesOf, type Wave } from './parts/waves-data.js';
import { wavesDrawing } from './parts/waves-drawing.js';
import { wavesLegend } from './parts/waves-legend.js';
import { keyedPosition, plotLabels, readerMark } from './parts/waves-plot.js';
import { wavesStyles } from './parts/waves-styles.js';
import {
  mostLines,
  nextDimension,
  presetView,
  presets,
  readChosen,
  sameView,
  stretchRange,
  type Preset,
  type WavesView,
} from './parts/waves-view.js';
import { WhenNear } from './parts/when-near.js';

/** The drawing is part of the page's text, the chart is not. */
const [drawnPoints, chartedPoints] = [401, 2001];
const mostRows = 200;

/**
 * Chosen dimensions as lines over positions, with the reader's position among them: drag it, or step it with the arrow keys.
 *
 * @slot - The caption.
 */
export class PeWaves extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, wavesStyles];

  /** The dimensions to draw, as in `chosen="0,1,14"`: at most 8. Those that the vector does not have are not drawn. */
  @property({ converter: { fromAttribute: readChosen } }) chosen?: readonly number[] | undefined;
  @property({ converter: numberWithin(stretchRange) }) from?: number | undefined;
  @property({ converter: numberWithin(stretchRange) }) to?: number | undefined;
  /** What is shown where the other attributes do not say. */
  @property({ converter: oneOf<Preset>(...presets) }) preset?: Preset;

  @state() private concealed: ReadonlySet<number> = new Set();
  @state() private charted = false;
  @query('canvas') private canvas!: HTMLCanvasElement;

  #chart: WavesChart | undefined;
  #drawnKey = '';
  readonly #drag = new PlotDrag((share) => this.#pointTo(share));
  #computed: { readonly key: string; readonly waves: readonly Wave[] } | undefined;

  constructor() {
    super();
    new WhenNear(this, () => void this.#loadChart());
  }

  /** The stretch and the lines: attributes over preset, and only what can be drawn. */
  get #view(): WavesView {
    const { dimensions, layout } = this.reading;
    const preset = presetView(this.preset ?? 'fast-and-slow', dimensions, layout);
    const from = this.from ?? preset.from;
    const to = this.to ?? Math.max(preset.to, from + 1);
    const chosen = (this.chosen ?? preset.chosen).filter((dimension) => dimension < dimensions);
    return {
      chosen: chosen.length > 0 ? chosen : [0, 1],
      ...(from < to ? { from, to } : { from: preset.from, to: preset.to }),
    };
  }

  /** A drag of the position redraws none of the lines. */
  get #waves(): readonly Wave[] {
    const { dimensions, base, layout } = this.reading;
    const view = this.#view;
    const key = JSON.stringify([dimensions, base, layout, view, this.charted]);
    if (this.#computed?.key !== key)
      this.#computed = { key, waves: wavesOf(core(), this.reading, view, this.charted ? chartedPoints : drawnPoints) };
    return this.#computed.waves;
  }

  protected name(): string {
    return this.say('waves.name');
  }

  protected picture(): TemplateResult {
    const { say, reading } = this;
    const view = this.#view;
    const pairs = reading.dimensions / 2;
    const waves = this.#waves;
    const values = valuesAt(core(), reading, view.chosen);
    const shown = waves.filter(({ dimension }) => !this.concealed.has(dimension));
    const marks = waves
      .map(({ dimension, pair }, index) => ({ dimension, pair, value: values[index] ?? 0 }))
      .filter(({ dimension }) => !this.concealed.has(dimension));
    const label = say('waves.label', {
      dimensions: shown.map(({ dimension }) => dimension).join(say('waves.comma')),
      from: spoken(view.from),
      to: spoken(view.to),
    });
    return html`
      <div class="plot">
        <div
          class="box"
          @pointerdown=${this.#drag}
          @pointermove=${this.#drag}
          @pointerup=${this.#drag}
          @pointercancel=${this.#drag}
        >
          <div role="img" aria-label=${label}>
            ${this.charted ? nothing : wavesDrawing(shown, view, pairs)}
            <div class="canvas" @transitionend=${() => this.#drawChart()}><canvas></canvas></div>
          </div>
          ${plotLabels(say, shown, view, pairs)}
          ${readerMark(say, reading.position, marks, view, pairs, (event) => this.#key(event))}
        </div>
      </div>
      ${wavesLegend(say, waves, values, this.concealed, reading.dimensions, {
        show: (dimension, visible) => this.#show(dimension, visible),
        replace: (dimension, by) =>
          (this.chosen = [...new Set(view.chosen.map((other) => (other === dimension ? by : other)))]),
        remove: (dimension) => (this.chosen = view.chosen.filter((other) => other !== dimension)),
      })}
    `;
  }

  protected controls(): TemplateResult {
    const { say, reading } = this;
    const view = this.#view;
    const next = view.chosen.length < mostLines ? nextDimension(view.chosen, reading.dimensions) : undefined;
    return html`
      <div class="line">
        <button
          type="button"
          class="tool"
          ?disabled=${next === undefined}
          @click=${() => (this.chosen = next === undefined ? view.chosen : [...view.chosen, next])}
        >
          ${say('waves.add')}
        </button>
        ${presets.map(
          (preset) =>
            html` <button
              type="button"
              class="tool"
              aria-pressed=${this.#shows(preset) ? 'true' : 'false'}
              @click=${() => this.#choosePreset(preset)}
            >
              ${say(`waves.${preset}`)}
            </button>`,
        )}
      </div>
      <div class="line">
        <pe-number-field
          field="position"
          .say=${say}
          .label=${say('field.position')}
          .value=${reading.position}
          .range=${readingRanges.position}
          .slide=${[view.from, view.to] as const}
          @value-chosen=${(event: CustomEvent<number>) => this.read({ position: event.detail })}
        ></pe-number-field>
        <pe-number-field
          field="dimensions"
          logarithmic
          .say=${say}
          .label=${say('field.dimensions')}
          .value=${reading.dimensions}
          .range=${readingRanges.dimensions}
          .slide=${[2, 512] as const}
          @value-chosen=${(event: CustomEvent<number>) => this.read({ dimensions: event.detail })}
        ></pe-number-field>
        <pe-number-field
          typed-only
          .say=${say}
          .label=${say('waves.from')}
          .value=${view.from}
          .range=${{ ...stretchRange, max: view.to - 1 }}
          @value-chosen=${(event: CustomEvent<number>) => this.#stretch(event.detail, view.to)}
        ></pe-number-field>
        <pe-number-field
          typed-only
          .say=${say}
          .label=${say('waves.to')}
          .value=${view.to}
          .range=${{ ...stretchRange, min: view.from + 1 }}
          @value-chosen=${(event: CustomEvent<number>) => this.#stretch(view.from, event.detail)}
        ></pe-number-field>
      </div>
    `;
  }

  protected table(): TemplateResult {
    const view = this.#view;
    const { positions, columns } = tableOf(core(), this.reading, view, mostRows);
    return html`
      <table>
        <thead>
          <tr>
            <th scope="col">${this.say('field.position')}</th>
            ${view.chosen.map((dimension) => html`<th scope="col">${this.say('waves.dimension')} ${dimension}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${positions.map(
            (position, row) =>
              html`<tr>
                <th scope="row">${spoken(position)}</th>
                ${columns.map((column) => html`<td>${fixed(column[row] ?? 0, 4)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    `;
  }

  protected override reset(): void {
    super.reset();
    this.concealed = new Set();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const key = `${this.#computed?.key} without ${[...this.concealed].join()}`;
    if (key !== this.#drawnKey) this.#drawChart();
    this.#drawnKey = key;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#chart?.destroy();
    this.#chart = undefined;
    this.charted = false;
  }

  /** If the chart cannot be fetched the drawing stays: it shows the same. */
  async #loadChart(): Promise<void> {
    const loaded = await import('./parts/waves-chart.js').catch(() => undefined);
    if (!loaded || !this.isConnected || this.#chart) return;
    await this.updateComplete;
    this.#chart = new loaded.WavesChart(this.canvas);
    this.charted = true;
  }

  #drawChart(): void {
    if (!this.#chart || !this.charted) return;
    const samples = [...this.renderRoot.querySelectorAll('.sample')].map((sample) => getComputedStyle(sample).color);
    const { borderTopColor, outlineColor } = getComputedStyle(this.canvas.parentElement ?? this);
    const waves = this.#waves
      .map((wave, index) => ({ wave, colour: samples[index] ?? '' }))
      .filter(({ wave }) => !this.concealed.has(wave.dimension));
    const colours = { lines: waves.map(({ colour }) => colour), grid: borderTopColor, paper: outlineColor };
    this.#chart.draw(
      waves.map(({ wave }) => wave),
      this.#view,
      colours,
    );
  }

  #pointTo(share: number): void {
    const { from, to } = this.#view;
    this.read({ position: Math.round(from + share * (to - from)) });
  }

  #key(event: KeyboardEvent): void {
    const position = keyedPosition(event.key, this.reading.position, this.#view);
    if (position === undefined) return;
    event.preventDefault();
    this.read({ position: nearest(readingRanges.position, position) });
  }

  #show(dimension: number, visible: boolean): void {
    const hidden = new Set(this.concealed);
    if (visible) hidden.delete(dimension);
    else hidden.add(dimension);
    this.concealed = hidden;
  }

  #shows(preset: Preset): boolean {
    const { dimensions, layout } = this.reading;
    return (
      (preset !== 'ten-positions' || dimensions === 2) && sameView(this.#view, presetView(preset, dimensions, layout))
    );
  }

  /** The plot of two dimensions has them for itself; the others show the reader's own vector. */
  #choosePreset(preset: Preset): void {
    this.preset = preset;
    this.chosen = this.from = this.to = undefined;
    this.dimensions = preset === 'ten-positions' ? 2 : undefined;
    this.concealed = new Set();
  }

  #stretch(from: number, to: number): void {
    this.from = from;
    this.to = to;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-waves': PeWaves;
  }
}
