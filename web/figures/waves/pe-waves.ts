import { html, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { core } from '../shared/frame/core-provider.js';
import { nearest, readerStateRanges } from '../shared/reader/number-range.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { formatNumber } from '../shared/reader/format.js';
import { Memo } from '../shared/frame/memo.js';
import { wavesExamples, wavesTable } from './controls.js';
import { getTable, valuesAt, getWaves, type Wave } from './data.js';
import { wavesLegend } from './legend.js';
import { lineList, type LineActions } from './line-list.js';
import { keepHidden, replaceLine, addLine, removeLine } from './lines.js';
import { describePosition, positionForKey } from './reading.js';
import { wavesStyles } from './styles.js';
import {
  crest,
  getView,
  lineDashes,
  spreadLabels,
  stretchRange,
  ticks,
  type Preset,
  type WavesView,
} from '../shared/charts/waves-view.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { chartStyles } from '../shared/styles/plot-styles.js';
import { LivePlot } from '../shared/plot/live-plot.js';
import type { Mark, PlotSpec } from '../shared/plot/plot.js';
import { linear } from '../shared/plot/scale.js';
import { parameters } from './manifest.js';

/** Fewer points for the SVG, which is part of the page's HTML. */
const [drawnPoints, chartedPoints] = [401, 601];
const maxRows = 200;
/** The height of a label in the smallest plot, in units of the values. */
const labelHeight = 0.16;

export class PeWaves extends figureWith(parameters) {
  static override styles = [chartStyles, wavesStyles];
  protected override readonly topic = 'waves';

  /** Chosen dimensions that are hidden. */
  @state() private concealed: ReadonlySet<number> = new Set();

  readonly #plot = new LivePlot(this);
  readonly #computed = new Memo<readonly Wave[]>();

  get #view(): WavesView {
    return getView(this, this.readerState);
  }

  /** Cached: changing the position redraws no lines. */
  get #waves(): readonly Wave[] {
    const { dimensions, base, layout } = this.readerState;
    const max = this.#plot.live ? chartedPoints : drawnPoints;
    const view = this.#view;
    const from = [dimensions, base, layout, JSON.stringify(view), max];
    return this.#computed.get(from, () => getWaves(core(), this.readerState, view, max));
  }

  get #shown(): readonly Wave[] {
    return this.#waves.filter(({ dimension }) => !this.concealed.has(dimension));
  }

  protected renderContent(): TemplateResult {
    const { t, readerState } = this;
    const view = this.#view;
    const values = valuesAt(core(), readerState, view.chosen);
    return html`
      ${this.#plot.render(this.#spec(values))}
      <p class="reading soft">${t('waves.reading', { position: formatNumber(readerState.position) })}</p>
      ${wavesLegend(t, this.#waves, values, this.concealed, readerState.dimensions, (dimension, shown) => this.#show(dimension, shown))}
    `;
  }

  #spec(values: readonly number[]): PlotSpec {
    const { t, readerState } = this;
    const { position } = readerState;
    const { from, to, chosen } = this.#view;
    const shown = this.#shown;
    const getColor = (pair: number): string => handColour(pair, readerState.dimensions / 2);
    const read = shown.map(({ dimension, pair }) => ({ dimension, pair, y: values[chosen.indexOf(dimension)] ?? 0 }));
    const ends = spreadLabels(
      shown.map(({ points }) => points.at(-1)?.y ?? 0),
      labelHeight,
    );
    return {
      label: t('waves.label', {
        count: shown.length,
        dimensions: shown.map(({ dimension }) => dimension).join(t('waves.comma')),
        from: formatNumber(from),
        to: formatNumber(to),
      }),
      x: { scale: linear(from, to), ticks: ticks(from, to), title: t('field.position') },
      y: { scale: linear(-crest, crest), ticks: [-1, 0, 1], title: t('waves.values') },
      marks: [
        ...shown.map(({ points, pair, half, dotEvery }): Mark => ({
          type: 'line',
          points,
          color: getColor(pair),
          dash: lineDashes[half],
          smooth: true,
          marker: half === 'sine' ? 'dot' : 'ring',
          every: dotEvery,
        })),
        // The colours of fast hands have too little contrast for text.
        ...shown.map(({ dimension, pair }, index): Mark => ({
          type: 'text',
          x: to,
          y: ends[index] ?? 0,
          text: `${t('waves.dim')} ${dimension}`,
          place: 'right strong',
          color: `color-mix(in oklab, ${getColor(pair)} 70%, var(--ink))`,
        })),
      ],
      reader: {
        x: position,
        label: t('field.position'),
        text: describePosition(t, position, read, position < from || position > to),
        shown: `${position < from ? '← ' : ''}${formatNumber(position)}${position > to ? ' →' : ''}`,
        dots: read.map(({ pair, y }) => ({ y, color: getColor(pair) })),
        move: (x) => this.updateReaderState({ position: nearest(readerStateRanges.position, Math.round(x)) }),
        keyed: (key) => positionForKey(key, position, this.#view),
      },
    };
  }

  protected override primaryControls(): TemplateResult {
    const { from, to } = this.#view;
    return html`${this.control('position', { slide: [from, to] })}`;
  }

  /** Examples, lines, encoding and range. A preset that sets one end keeps the other. */
  protected override secondaryControls(): TemplateResult {
    const { t, readerState } = this;
    const view = this.#view;
    const { from, to } = view;
    const stretch = (chosen: { readonly from?: number; readonly to?: number }): void =>
      void Object.assign(this, { from, to }, chosen);
    return html`
      ${wavesExamples(t, readerState, view, (preset) => this.#choosePreset(preset))}
      ${lineList(t, view.chosen, readerState.dimensions, this.#lineActions)}
      <div class="line fields">
        ${this.control('dimensions')}
        ${this.control('from', { value: from, range: { ...stretchRange, max: to - 1 }, choose: (chosen) => stretch({ from: chosen }) })}
        ${this.control('to', { value: to, range: { ...stretchRange, min: from + 1 }, choose: (chosen) => stretch({ to: chosen }) })}
      </div>
    `;
  }

  protected renderTable(): TemplateResult {
    const view = this.#view;
    return wavesTable(this.t, view.chosen, getTable(core(), this.readerState, view, maxRows));
  }

  protected override reset(): void {
    super.reset();
    this.concealed = new Set();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.concealed = keepHidden(this.concealed, this.#view.chosen);
  }

  #show(dimension: number, shown: boolean): void {
    this.concealed = shown ? without(this.concealed, dimension) : new Set([...this.concealed, dimension]);
  }

  get #lineActions(): LineActions {
    const { chosen } = this.#view;
    return {
      replace: (dimension, by) => (this.chosen = replaceLine(this.#view.chosen, dimension, by)),
      remove: (dimension) => void this.#remove(dimension),
      add: addLine(chosen, this.readerState.dimensions) === chosen ? undefined : () => void this.#add(),
    };
  }

  /** The button disappears with its line; focuses the next line or the last one. */
  async #remove(dimension: number): Promise<void> {
    const place = this.#view.chosen.indexOf(dimension);
    this.chosen = removeLine(this.#view.chosen, dimension);
    const left = this.chosen; // the attribute's converter makes a copy
    await this.updateComplete;
    if (this.chosen === left) this.#focusLine(Math.min(place, left.length - 1));
  }

  /** The button disappears with the last possible line; focuses that line. */
  async #add(): Promise<void> {
    this.chosen = addLine(this.#view.chosen, this.readerState.dimensions);
    const more = this.chosen;
    await this.updateComplete;
    if (this.chosen === more && !this.renderRoot.querySelector('.add')) this.#focusLine(more.length - 1);
  }

  #focusLine(index: number): void {
    const line = this.renderRoot.querySelectorAll('.lines > li')[index];
    const button = line?.querySelector<HTMLElement>('.remove:enabled');
    (button ?? this.renderRoot.querySelector<HTMLElement>('.add'))?.focus();
  }

  /** The preset of two dimensions uses its own; the others show the reader's vector. */
  #choosePreset(preset: Preset): void {
    this.preset = preset;
    this.chosen = this.from = this.to = undefined;
    this.dimensions = preset === 'ten-positions' ? 2 : undefined;
    this.concealed = new Set();
  }
}

function without(set: ReadonlySet<number>, removed: number): ReadonlySet<number> {
  return new Set([...set].filter((member) => member !== removed));
}
