import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { LivePlot } from '../shared/plot/live-plot.js';
import type { PlotSpec } from '../shared/plot/plot.js';
import { linear } from '../shared/plot/scale.js';
import { core } from '../shared/frame/core-provider.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import { emitGuess } from '../shared/frame/host-events/guess-event.js';
import { plotDrag } from '../shared/charts/plot-drag.js';
import { Memo } from '../shared/frame/memo.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import type { Point } from '../shared/charts/point.js';
import { thinned } from '../shared/charts/decimate.js';
import { returnsToPeak, getCurve, getSimilarity, compareSides, type SimilarityCurve } from './data.js';
import { risesDrawing, risesStrip } from './drawing.js';
import { marks, probe, describeSides } from './plot.js';
import { describeCounts, similarityDescription } from './description.js';
import { similarityDescriptionStyles } from './description-styles.js';
import { similarityStyles } from './styles.js';
import {
  crest,
  distanceAt,
  distanceTicks,
  getFloor,
  similarityAt,
  similarityTicks,
  zooms,
  type SimilarityView,
} from './view.js';
import { keyedPlace, onKey } from '../shared/controls/slider-keys.js';
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

export class PeSimilarity extends figureWith(parameters) {
  static override styles = [plotStyles, sketchStyles, similarityStyles, similarityDescriptionStyles];
  protected override readonly topic = 'similarity';

  @state() private guess: Guess | undefined;

  readonly #pad = new SketchPad(this, padColumns);
  readonly #plot = new LivePlot(this);
  readonly #likeness = new Memo<SimilarityCurve>();
  readonly #curve = new Memo<readonly Point[]>();

  get #reach(): number {
    return Number(this.values.zoom);
  }

  get #view(): SimilarityView {
    const offset = this.revealed ? this.values.offset : 0;
    return { reach: this.#reach, floor: getFloor(this.#similarity.min), offset };
  }

  /** Cached: depends on dimensions and base only. */
  get #similarity(): SimilarityCurve {
    const { dimensions, base } = this.readerState;
    const reach = this.#reach;
    return this.#likeness.get([dimensions, base, reach], () => getSimilarity(core(), this.readerState, reach));
  }

  get #points(): readonly Point[] {
    const max = this.#plot.live ? chartedPoints : drawnPoints;
    const { reach, offset } = this.#view;
    const alike = this.#similarity;
    return this.#curve.get([alike, reach, offset, max], () => thinned(getCurve(alike, reach, offset), max));
  }

  get #distance(): number {
    return Math.min(this.values.distance, this.#reach);
  }

  get #compared() {
    const { position, dimensions } = this.readerState;
    const sides = compareSides(core(), this.readerState, this.#distance, this.#view.offset);
    return { sides, words: describeSides(this.t, position, this.#distance, sides, dimensions / 2) };
  }

  protected override instruction(): string {
    return this.t(this.revealed ? 'similarity.instructionAfter' : 'similarity.instruction');
  }

  protected renderContent(): TemplateResult {
    return html`
      ${this.#plot.render(this.#spec(this.#view))}
      <div class="below">${this.revealed ? this.#reading() : this.#question()}</div>
    `;
  }

  /** Until the curve is revealed, a pad is in its place. The first render has both, for readers without scripts. */
  #spec(view: SimilarityView): PlotSpec {
    const { t, readerState, revealed, guess } = this;
    const { reach, floor } = view;
    const { after, before } = this.#compared.sides;
    const pairs = readerState.dimensions / 2;
    const distance = this.#distance;
    const tie = [
      { x: -distance, y: before / pairs },
      { x: distance, y: after / pairs },
    ] as const;
    const reader = t('similarity.reader', { position: formatNumber(readerState.position) });
    return {
      label: revealed ? this.#label(view) : t('similarity.unseen', { reach: formatNumber(reach) }),
      className: revealed ? '' : 'unseen',
      x: { scale: linear(-reach, reach), ticks: distanceTicks(reach), title: t('similarity.compared') },
      y: {
        scale: linear(floor, crest),
        ticks: similarityTicks(floor),
        format: (tick) => t('similarity.share', { share: formatNumber(100 * tick) }),
        title: t('similarity.dot', { max: formatNumber(pairs) }),
      },
      marks: [
        { type: 'rule', x: 0, color: 'var(--accent)', width: 1.5 },
        { type: 'text', x: 0, y: crest, text: reader, place: 'above strong', color: 'var(--accent)' },
        guess && { type: 'line', points: guess.points, color: 'var(--ink-soft)', dash: [4, 4] },
        (revealed || !this.hasUpdated) && { type: 'line', points: this.#points, width: 1.75 },
        revealed && { type: 'errorBars', bars: [tie], color: 'var(--ink-soft)', dash: [3, 4] },
      ],
      children: revealed ? this.#curveParts(view) : this.#padParts(view),
    };
  }

  /** The marks of the curve, and the two compared encodings. */
  #curveParts(view: SimilarityView): TemplateResult {
    const { t, readerState } = this;
    const { sides, words } = this.#compared;
    const pairs = readerState.dimensions / 2;
    const point = (share: number): number => (this.distance = Math.round(Math.abs(distanceAt(share, view.reach))));
    const key = onKey(
      (pressed) => keyedPlace(pressed, this.#distance, this.#reach),
      (to) => (this.distance = to),
    );
    return html`
      <div class="seen fill" ${plotDrag(point)}>
        ${risesDrawing(this.#similarity, view)} ${marks(t, this.#similarity, view)}
        ${probe(t, sides, this.#distance, view, pairs, words, key)}
      </div>
      <div class="strip-box">${risesStrip(t, this.#similarity, view)}</div>
    `;
  }

  #padParts(view: SimilarityView): TemplateResult {
    return html`
      ${this.hasUpdated ? nothing : html`<div class="unscripted">${risesDrawing(this.#similarity, view)}</div>`}
      ${this.#pad.surface(this.t, this.#padWords(view))}
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
}
