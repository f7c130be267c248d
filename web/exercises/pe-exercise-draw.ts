import { html, nothing, svg, type CSSResultArray, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { core } from '../figures/shared/frame/core-provider.js';
import { formatNumber } from '../figures/shared/reader/format.js';
import { SketchPad, curvePath } from '../figures/shared/curve-pad/sketch-pad.js';
import { sketchStyles } from '../figures/shared/curve-pad/sketch-styles.js';
import { curves } from './solvers/curves.js';
import type { DrawSpec } from './kinds/draw.js';
import { drawStyles } from './base/draw-styles.js';
import { Exercise, type Verdict } from './base/exercise.js';
import { getFault, compareCurves, getTurns, type CurveComparison } from './base/curve-similarity.js';
import { legendStyles } from '../figures/shared/styles/primitives.js';
import { inlineStyle } from '../figures/shared/platform/inline-style.js';

/** Odd, so that one column is in the middle. */
const columns = 101;
/** Padding above the highest mark and below the lowest, as a fraction of the range between them. */
const margin = 0.15;

/** Draw a curve before it's shown. Graded by shape; the vertical scale doesn't count. */
export class PeExerciseDraw extends Exercise<DrawSpec> {
  static override styles: CSSResultArray = [...Exercise.styles, legendStyles, sketchStyles, drawStyles];

  /** The curve at the last check; shown together with the true one. */
  @state() private drawn: readonly number[] | undefined;

  readonly #pad = new SketchPad(this, columns);

  /** The lowest and the highest value on the pad. */
  get #ends(): readonly [number, number] {
    const { marks } = this.spec;
    const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
    const room = margin * (high - low);
    return [low - room, high + room];
  }

  /** The first and the last position on the pad. */
  get #range(): readonly [number, number] {
    const { parameters } = this.case;
    return [Number(parameters['from']), Number(parameters['to'])];
  }

  /** The true curve, as fractions of the pad's height. */
  get truth(): readonly number[] {
    const [low, high] = this.#ends;
    const values = curves[this.spec.curve]?.(core(), this.case.parameters, columns) ?? [];
    return values.map((value) => (value - low) / (high - low));
  }

  override get answer(): readonly string[] {
    const { truth } = this;
    const [from, to] = this.#range;
    const peak = from + ((to - from) * truth.indexOf(Math.max(...truth))) / (columns - 1);
    return [this.t('draw.key', { turns: getTurns(truth), peak: formatNumber(peak, 1) })];
  }

  protected renderInput(): TemplateResult {
    const { t } = this;
    const [low, high] = this.#ends;
    const [from, to] = this.#range;
    const across = [from, (from + to) / 2, to];
    return html`<div class="plot soft small">
        <p class="upward"><slot name="upward"></slot></p>
        <div class="marks" aria-hidden="true">
          ${this.spec.marks.map((mark) => html`<span style=${inlineStyle(`bottom: ${(100 * (mark - low)) / (high - low)}%`)}>${formatNumber(mark)}</span>`)}
        </div>
        <div class="box picture">
          <svg class="fill" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            ${this.spec.marks.map((mark) => svg`<path class="frame" d=${`M0 ${(100 * (1 - (mark - low) / (high - low))).toFixed(2)}H100`}></path>`)}
          </svg>
          ${this.drawn ? this.#both(this.drawn) : this.#blank()}
        </div>
        <div class="across" aria-hidden="true">${across.map((x) => html`<span>${formatNumber(x, 1)}</span>`)}</div>
        <p class="along"><slot name="along"></slot></p>
      </div>
      <div class="sketch-tools cluster screen-only" role="group" aria-label=${t('sketch.pad')}>
        ${
          this.drawn
            ? html`<button type="button" class="text-button again" @click=${() => this.#again()}>
                ${t('draw.again')}
              </button>`
            : this.#pad.corrections(t)
        }
      </div>
      <p class="keys soft screen-only" id="sketch-keys">${t('sketch.keys')}</p>`;
  }

  #blank(): TemplateResult {
    const { t } = this;
    const [low, high] = this.#ends;
    const [from, to] = this.#range;
    return this.#pad.surface(t, {
      label: t('draw.label', { from: formatNumber(from, 1), to: formatNumber(to, 1) }),
      x: (share) => t('draw.position', { position: formatNumber(from + share * (to - from), 1) }),
      y: (share) => formatNumber(low + share * (high - low), 1),
    });
  }

  #both(drawn: readonly number[]): TemplateResult {
    return html`<div
      class="both"
      role="img"
      aria-label=${`${this.t('draw.both')} ${this.#inWords(this.#likeness(drawn))}`}
    >
      <svg class="fill" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path class="drawn" d=${curvePath(drawn)}></path>
        <path class="true" d=${curvePath(this.truth)}></path>
      </svg>
    </div>`;
  }

  #likeness(drawn: readonly number[]): CurveComparison {
    return compareCurves(drawn, this.truth);
  }

  #inWords({ together, turns }: CurveComparison): string {
    const score = Math.round(100 * Math.max(0, together));
    return this.t('draw.score', { score, drawn: turns.drawn, true: turns.true });
  }

  protected grade(): Verdict {
    const { t } = this;
    const heights = this.drawn ?? this.#pad.heights;
    if (!heights) return { right: false, sentence: t('draw.nothing') };
    this.drawn = heights;
    const likeness = this.#likeness(heights);
    const fault = getFault(likeness, this.spec.judged);
    const { drawn, true: sought } = likeness.turns;
    return fault === undefined
      ? { right: true, sentence: t('draw.right') }
      : { right: false, sentence: t(`draw.${fault}`, { drawn, true: sought }) };
  }

  protected override renderFeedback(): TemplateResult | typeof nothing {
    if (!this.drawn) return nothing;
    return html`<p class="legend screen-only">
        <span class="mine">${this.t('draw.yours')}</span> <span class="truth">${this.t('draw.truth')}</span>
      </p>
      <p class="soft screen-only">${this.#inWords(this.#likeness(this.drawn))}</p>
      <p class="soft screen-only">${this.t('draw.about')}</p>`;
  }

  #again(): void {
    this.reset();
    this.verdict = undefined;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.pad')?.focus());
  }

  protected reset(): void {
    this.drawn = undefined;
    this.#pad.restart();
  }
}
