import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { ChartCanvas } from '../shared/charts/chart-canvas.js';
import { core } from '../shared/frame/core-provider.js';
import { Figure } from '../shared/frame/figure.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import { emitGuess } from '../shared/frame/host-events/guess-event.js';
import { PlotDrag } from '../shared/charts/plot-drag.js';
import { Memo } from '../shared/frame/memo.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import type { Point } from '../shared/charts/point.js';
import { thinned } from '../shared/charts/decimate.js';
import { similarityPlot } from './chart.js';
import { returnsToPeak, getCurve, getSimilarity, compareSides, type SimilarityCurve } from './data.js';
import { curveDrawing, grid, guessDrawing, risesDrawing, risesStrip } from './drawing.js';
import { marks, plotLabels, probe, describeSides } from './plot.js';
import { describeCounts, similarityDescription } from './description.js';
import { similarityDescriptionStyles } from './description-styles.js';
import { similarityStyles } from './styles.js';
import { distanceAt, getFloor, similarityAt, zooms, type SimilarityView, type Zoom } from './view.js';
import { keyedPlace, ownKey } from '../shared/controls/slider-keys.js';
import { SketchPad, type PadTexts } from '../shared/curve-pad/sketch-pad.js';
import { sketchStyles } from '../shared/curve-pad/sketch-styles.js';
import { parameters } from './manifest.js';
import { dataTable } from '../shared/data-table.js';

/** Fewer points for the SVG, which is part of the page's HTML. */
const [drawnPoints, chartedPoints] = [401, 1_600];
/** Columns of the pad; odd, so that one is in the middle. */
const padColumns = 101;

/** The reader's guess, and the zoom at which it was drawn. */
interface Guess {
  readonly heights: readonly number[];
  /** Distances and fractions of d/2, independent of the zoom. */
  readonly points: readonly Point[];
}

/** Maximum rows of the data table. */
const maxRows = 200;

export class PeSimilarity extends Figure {
  static override styles: CSSResultArray = [
    ...Figure.styles,
    plotStyles,
    sketchStyles,
    similarityStyles,
    similarityDescriptionStyles,
  ];
  protected override readonly topic = 'similarity';

  @property(parameters.zoom) zoom?: Zoom;
  @property(parameters.offset) offset?: number;
  @property(parameters.distance) distance?: number;
  @property(parameters.revealed) revealed = false;

  @state() private guess: Guess | undefined;

  readonly #pad = new SketchPad(this, padColumns);
  readonly #canvas = new ChartCanvas(this);
  readonly #drag = new PlotDrag((fraction) => {
    const { reach } = this.#view;
    this.distance = Math.round(Math.abs(distanceAt(fraction, reach)));
  });
  readonly #likeness = new Memo<SimilarityCurve>();
  readonly #curve = new Memo<readonly Point[]>();

  get #reach(): number {
    return Number(this.zoom ?? parameters.zoom.defaultValue);
  }

  get #view(): SimilarityView {
    const offset = this.revealed ? (this.offset ?? parameters.offset.defaultValue) : 0;
    return { reach: this.#reach, floor: getFloor(this.#similarity.min), offset };
  }

  /** Cached: depends on dimensions and base only. */
  get #similarity(): SimilarityCurve {
    const { dimensions, base } = this.readerState;
    const reach = this.#reach;
    return this.#likeness.get([dimensions, base, reach], () => getSimilarity(core(), this.readerState, reach));
  }

  get #points(): readonly Point[] {
    const max = this.#canvas.ready ? chartedPoints : drawnPoints;
    const { reach, offset } = this.#view;
    const alike = this.#similarity;
    return this.#curve.get([alike, reach, offset, max], () => thinned(getCurve(alike, reach, offset), max));
  }

  get #distance(): number {
    return Math.min(this.distance ?? parameters.distance.defaultValue, this.#reach);
  }

  /** The comparison at the reader's position, and its description. */
  get #compared() {
    const { position, dimensions } = this.readerState;
    const sides = compareSides(core(), this.readerState, this.#distance, this.#view.offset);
    return { sides, words: describeSides(this.t, position, this.#distance, sides, dimensions / 2) };
  }

  protected override instruction(): string {
    return this.t(this.revealed ? 'similarity.instructionAfter' : 'similarity.instruction');
  }

  protected renderContent(): TemplateResult {
    const { t, readerState } = this;
    const view = this.#view;
    const { revealed } = this;
    return html`
      <div class="plot">
        <div class="box">
          ${grid(view)} ${plotLabels(t, view, readerState.dimensions / 2, readerState.position)}
          <div class=${revealed ? 'canvas' : 'canvas unseen'} aria-hidden="true"><canvas></canvas></div>
          ${revealed ? this.#curveParts(view) : this.#padParts(view)}
        </div>
        <div class="strip-box">${revealed ? risesStrip(t, this.#similarity, view) : nothing}</div>
      </div>
      <div class="below">${revealed ? this.#reading() : this.#question()}</div>
    `;
  }

  /** The curve with its marks, the guess, and the two compared encodings. */
  #curveParts(view: SimilarityView): TemplateResult {
    const { t, readerState } = this;
    const { sides, words } = this.#compared;
    const pairs = readerState.dimensions / 2;
    const drag = this.#drag;
    return html`
      <div class="seen fill" @pointerdown=${drag} @pointermove=${drag} @pointerup=${drag} @pointercancel=${drag}>
        <div role="img" aria-label=${this.#label(view)}>
          ${this.guess ? guessDrawing(this.guess.points, view) : nothing}
          ${this.#canvas.ready ? nothing : curveDrawing(this.#points, view)} ${risesDrawing(this.#similarity, view)}
        </div>
        ${marks(t, this.#similarity, view)}
        ${probe(t, sides, this.#distance, view, pairs, words, (event) => this.#key(event))}
      </div>
    `;
  }

  /**
   * The pad in place of the curve. The first render includes the curve, hidden by CSS if scripts run, for readers
   * without scripts.
   */
  #padParts(view: SimilarityView): TemplateResult {
    const { reach } = view;
    return html`
      ${this.hasUpdated ? nothing : html`<div class="unscripted">${curveDrawing(this.#points, view)}${risesDrawing(this.#similarity, view)}</div>`}
      <div class="fill" role="group" aria-label=${this.t('similarity.unseen', { reach: formatNumber(reach) })}>
        ${this.#pad.surface(this.t, this.#padWords(view))}
      </div>
    `;
  }

  #padWords({ reach, floor }: SimilarityView): PadTexts {
    const { t } = this;
    const pairs = this.readerState.dimensions / 2;
    return {
      label: t('similarity.expected'),
      x: (fraction) => t('similarity.atDistance', { distance: formatNumber(Math.round(distanceAt(fraction, reach))) }),
      y: (fraction) =>
        t('similarity.dotOf', {
          value: formatNumber(similarityAt(fraction, floor) * pairs, 1),
          share: formatNumber(Math.round(100 * similarityAt(fraction, floor))),
        }),
    };
  }

  #question(): TemplateResult {
    const { t } = this;
    return html`
      ${this.#pad.tools(t, (heights) => this.#commit(heights))}
      <button type="button" class="text-button" @click=${() => this.#reveal()}>${t('similarity.skip')}</button>
    `;
  }

  #reading(): TemplateResult {
    const { t } = this;
    const { words } = this.#compared;
    const { reach, offset } = this.#view;
    const counts = describeCounts(t, this.#similarity);
    return html`
      ${similarityDescription(t, words, counts, offset, this.guess?.heights, returnsToPeak(this.#similarity, reach))}
      <button type="button" class="text-button" @click=${() => this.#guessAgain()}>${t('similarity.again')}</button>
    `;
  }

  #label({ reach, offset }: SimilarityView): string {
    const pairs = this.readerState.dimensions / 2;
    const product = (distance: number): string =>
      fixed((this.#similarity.at[Math.abs(distance - offset)] ?? 0) * pairs, 1);
    const ends = {
      max: formatNumber(pairs),
      peak: formatNumber(offset),
      before: product(-reach),
      after: product(reach),
    };
    return this.t('similarity.label', { reach: formatNumber(reach), ...ends });
  }

  /** Setting an offset reveals the curve. */
  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.hasUpdated && changed.has('offset') && (this.offset ?? 0) !== 0) this.revealed = true;
  }

  protected override primaryControls(): TemplateResult {
    const options = zooms.map((value) => ({ value, label: `±${formatNumber(Number(value))}` }));
    return html`
      <div class="line">${this.control('zoom', { options })}</div>
      <div class="line fields">${this.control('offset')}</div>
    `;
  }

  /** The controls of the position and of the encoding. */
  protected override secondaryControls(): TemplateResult {
    return html`
      <div class="line fields">${this.control('position')} ${this.control('dimensions')} ${this.control('base')}</div>
    `;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    if (!this.revealed) return html`<p>${t('similarity.tableLater')}</p>`;
    const { at, rises } = this.#similarity;
    const { reach, offset } = this.#view;
    const stride = Math.ceil(reach / maxRows);
    const distances = Array.from({ length: Math.floor(reach / stride) + 1 }, (_, row) => row * stride);
    const product = (distance: number): string =>
      fixed(((at[Math.abs(distance)] ?? 0) * this.readerState.dimensions) / 2, 3);
    return dataTable(distances, [
      [t('similarity.compared'), (distance) => formatNumber(distance)],
      [t('similarity.after'), (distance) => product(distance - offset)],
      [t('similarity.before'), (distance) => product(-distance - offset)],
      [t('similarity.rises'), (distance) => (rises.includes(distance) ? t('similarity.yes') : '')],
    ]);
  }

  protected override reset(): void {
    super.reset();
    this.guess = undefined;
    this.#pad.restart();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!this.revealed) return;
    const points = this.#points;
    this.#canvas.draw([points], (colours) => similarityPlot(points, this.#view, colours));
  }

  #commit(heights: readonly number[]): void {
    const { reach, floor } = this.#view;
    const points = heights.map((height, column) => ({
      x: distanceAt(column / (heights.length - 1), reach),
      y: similarityAt(height, floor),
    }));
    this.guess = { heights, points };
    emitGuess(this, { curve: points.map(({ x, y }) => [x, y] as const) });
    this.#reveal();
  }

  /** Moves the focus instead of using a live region, because reading continues here. */
  #reveal(): void {
    this.revealed = true;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.revealed')?.focus());
  }

  #guessAgain(): void {
    this.revealed = false;
    this.guess = undefined;
    this.#pad.restart();
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.pad')?.focus());
  }

  #key(event: KeyboardEvent): void {
    const distance = keyedPlace(ownKey(event), this.#distance, this.#reach);
    if (distance === undefined) return;
    event.preventDefault();
    this.distance = distance;
  }
}
