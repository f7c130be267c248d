import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { ChartCanvas } from '../shared/charts/chart-canvas.js';
import { core } from '../shared/frame/core-context.js';
import { nearest, readerStateRanges } from '../shared/reader/fields.js';
import { fieldLines } from '../shared/controls/field-lines.js';
import { Figure } from '../shared/frame/figure.js';
import { formatNumber } from '../shared/reader/format.js';
import { Memo } from '../shared/frame/memo.js';
import { PlotDrag } from '../shared/charts/plot-drag.js';
import { plotStyles } from '../shared/charts/plot-styles.js';
import { ownKey } from '../shared/controls/slider-keys.js';
import { wavesPlot } from './chart.js';
import { wavesExamples, wavesTable } from './controls.js';
import { getTable, valuesAt, getWaves, type Wave } from './data.js';
import { wavesDrawing } from './drawing.js';
import { wavesLegend } from './legend.js';
import { lineList, type LineActions } from './line-list.js';
import { stillConcealed, withLineReplaced, withNextLine, withoutLine } from './lines.js';
import { keyedPosition, plotLabels, readerMark } from './plot.js';
import { wavesStyles } from './styles.js';
import { stretchRange, getView, type Preset, type WavesView } from '../shared/charts/waves-view.js';
import { parameters } from './manifest.js';

/** The drawing is part of the page's text, the chart is not. */
const [drawnPoints, chartedPoints] = [401, 601];
const maxRows = 200;

export class PeWaves extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, ...plotStyles, fieldLines, wavesStyles];

  @property(parameters.chosen) chosen?: readonly number[] | undefined;
  @property(parameters.from) from?: number | undefined;
  @property(parameters.to) to?: number | undefined;
  @property(parameters.preset) preset?: Preset;

  /** Chosen dimensions whose lines are switched off. */
  @state() private concealed: ReadonlySet<number> = new Set();

  readonly #canvas = new ChartCanvas(this);
  readonly #drag = new PlotDrag((share) => this.#pointTo(share));
  readonly #computed = new Memo<readonly Wave[]>();

  get #view(): WavesView {
    return getView(this, this.readerState);
  }

  /** Computed once for all positions: a drag of the position redraws none of the lines. */
  get #waves(): readonly Wave[] {
    const { dimensions, base, layout } = this.readerState;
    const max = this.#canvas.ready ? chartedPoints : drawnPoints;
    const view = this.#view;
    const from = [dimensions, base, layout, JSON.stringify(view), max];
    return this.#computed.get(from, () => getWaves(core(), this.readerState, view, max));
  }

  get #shown(): readonly Wave[] {
    return this.#waves.filter(({ dimension }) => !this.concealed.has(dimension));
  }

  protected instruction(): string {
    return this.t('waves.instruction');
  }

  protected name(): string {
    return this.t('waves.name');
  }

  protected renderContent(): TemplateResult {
    const { t, readerState } = this;
    const view = this.#view;
    const pairs = readerState.dimensions / 2;
    const shown = this.#shown;
    const values = valuesAt(core(), readerState, view.chosen);
    const marks = shown.map(({ dimension, pair }) => ({
      dimension,
      pair,
      value: values[view.chosen.indexOf(dimension)] ?? 0,
    }));
    const dimensions = shown.map(({ dimension }) => dimension).join(t('waves.comma'));
    const label = t('waves.label', { dimensions, from: formatNumber(view.from), to: formatNumber(view.to) });
    const drag = this.#drag;
    return html`
      <div class="plot">
        <div class="box" @pointerdown=${drag} @pointermove=${drag} @pointerup=${drag} @pointercancel=${drag}>
          <div role="img" aria-label=${label}>
            ${this.#canvas.ready ? nothing : wavesDrawing(shown, view, pairs)}
            <div class="canvas roomy"><canvas></canvas></div>
          </div>
          ${plotLabels(t, shown, view, pairs)}
          ${readerMark(t, readerState.position, marks, view, pairs, (event) => this.#key(event))}
        </div>
      </div>
      <p class="reading">${t('waves.reading', { position: formatNumber(readerState.position) })}</p>
      ${wavesLegend(t, this.#waves, values, this.concealed, readerState.dimensions, (dimension, shown) => this.#show(dimension, shown))}
    `;
  }

  protected override primaryControls(): TemplateResult {
    const { from, to } = this.#view;
    return html`${this.control('position', { slide: [from, to] })}`;
  }

  /** Examples, the lines, and what makes them: the vector and the stretch. Where one end is chosen the other stays. */
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
    this.concealed = stillConcealed(this.concealed, this.#view.chosen);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#canvas.draw([this.#waves, this.concealed], (colours) =>
      wavesPlot(this.#shown, this.#view, (wave) => this.#colourOf(wave), colours),
    );
  }

  /** As its sample in the legend has it: a canvas cannot read `light-dark()`. */
  #colourOf({ dimension }: Wave): string {
    const sample = this.renderRoot.querySelector(`.sample[data-dimension='${dimension}']`);
    return sample ? getComputedStyle(sample).color : '';
  }

  #show(dimension: number, shown: boolean): void {
    this.concealed = shown ? without(this.concealed, dimension) : new Set([...this.concealed, dimension]);
  }

  get #lineActions(): LineActions {
    const { chosen } = this.#view;
    return {
      replace: (dimension, by) => (this.chosen = withLineReplaced(this.#view.chosen, dimension, by)),
      remove: (dimension) => void this.#remove(dimension),
      add: withNextLine(chosen, this.readerState.dimensions) === chosen ? undefined : () => void this.#add(),
    };
  }

  /** The pressed button goes with its line: the reader goes on at the line in its place, or at the last. */
  async #remove(dimension: number): Promise<void> {
    const place = this.#view.chosen.indexOf(dimension);
    this.chosen = withoutLine(this.#view.chosen, dimension);
    const left = this.chosen; // the property has made a copy
    await this.updateComplete;
    if (this.chosen === left) this.#focusLine(Math.min(place, left.length - 1));
  }

  /** With the last line that there is room for the button goes: the reader goes on at that line. */
  async #add(): Promise<void> {
    this.chosen = withNextLine(this.#view.chosen, this.readerState.dimensions);
    const more = this.chosen;
    await this.updateComplete;
    if (this.chosen === more && !this.renderRoot.querySelector('.add')) this.#focusLine(more.length - 1);
  }

  #focusLine(index: number): void {
    const line = this.renderRoot.querySelectorAll('.lines > li')[index];
    const button = line?.querySelector<HTMLElement>('.remove:enabled');
    (button ?? this.renderRoot.querySelector<HTMLElement>('.add'))?.focus();
  }

  #pointTo(share: number): void {
    const { from, to } = this.#view;
    this.updateReaderState({ position: Math.round(from + share * (to - from)) });
  }

  #key(event: KeyboardEvent): void {
    const position = keyedPosition(ownKey(event), this.readerState.position, this.#view);
    if (position === undefined) return;
    event.preventDefault();
    this.updateReaderState({ position: nearest(readerStateRanges.position, position) });
  }

  /** The plot of two dimensions has them for itself; the others show the reader's own vector. */
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

declare global {
  interface HTMLElementTagNameMap {
    'pe-waves': PeWaves;
  }
}
