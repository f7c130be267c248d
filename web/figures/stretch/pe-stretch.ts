import { html, nothing, type CSSResultArray, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { legendStyles } from '../shared/charts/legend-styles.js';
import { PlotDrag } from '../shared/charts/plot-drag.js';
import { plotStyles } from '../shared/plot/plot-styles.js';
import { describePlot } from '../shared/charts/describe-plot.js';
import { dialStyles } from '../shared/clock/dial-styles.js';
import { seenArcsStyles } from '../shared/clock/seen-arcs-styles.js';
import { keyedPlace, ownKey } from '../shared/controls/slider-keys.js';
import { core } from '../shared/frame/core-provider.js';
import { fieldColumns } from '../shared/controls/field-columns.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { differs, stretched, type StretchSettings, type Stretched } from './data.js';
import { dialsOfPairs } from './dials.js';
import { curveDrawing } from './drawing.js';
import { phi3, type FactorList } from './factors.js';
import { parameters } from './manifest.js';
import { legend, plotLabels } from './plot.js';
import { describeAttention, describeNew, describePair, describeScheme } from './description.js';
import { across, getScale } from './scale.js';
import { stretchStyles } from './styles.js';
import type { Curve, Formula, Scheme } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable } from '../shared/data-table.js';
import { fixed, significant } from '../shared/reader/format.js';

export class PeStretch extends Figure {
  static override styles: CSSResultArray = [
    ...Figure.styles,
    fieldColumns,
    ...plotStyles,
    legendStyles,
    dialStyles,
    seenArcsStyles,
    stretchStyles,
  ];

  @property(parameters.scheme) scheme?: Scheme;
  @property(parameters.factor) factor?: number;
  @property(parameters.formula) formula?: Formula;
  @property(parameters.curve) curve?: Curve;
  @property(parameters.length) length?: number | undefined;
  @property(parameters.trained) trained?: number;
  @property(parameters.head) head?: number;
  @property(parameters.pair) pair?: number;
  @property(parameters.fast) fast?: number;
  @property(parameters.slow) slow?: number;
  @property(parameters.untruncated) untruncated = false;
  @property(parameters.low) low?: number;
  @property(parameters.high) high?: number;
  @property(parameters.factors) factors?: FactorList;

  readonly #stretched = new Memo<Stretched>();
  readonly #drag = new PlotDrag((share) => {
    const { pairs } = this.#shown;
    this.pair = Math.min(pairs - 1, Math.floor(share * pairs));
  });

  get #scheme(): Scheme {
    return this.scheme ?? parameters.scheme.defaultValue;
  }

  /** A published list of factors, which comes with the head that it was made for. */
  get #published(): Exclude<FactorList, 'even'> | undefined {
    return this.#scheme === 'longrope' && this.factors && this.factors !== 'even' ? this.factors : undefined;
  }

  get #settings(): StretchSettings {
    const valueOf = (name: 'fast' | 'slow' | 'low' | 'high' | 'head' | 'trained' | 'factor'): number =>
      this[name] ?? parameters[name].defaultValue;
    const published = this.#published;
    const head = published
      ? phi3
      : {
          dimensions: valueOf('head'),
          base: this.readerState.base,
          trained: valueOf('trained'),
          factor: valueOf('factor'),
        };
    const { factor, trained, dimensions, base } = head;
    // The short list is for texts that are no longer than those of training.
    const length = this.length ?? Math.round(published === 'phi-3-short' ? trained : factor * trained);
    return {
      ...{ scheme: this.#scheme, formula: this.formula ?? parameters.formula.defaultValue },
      ...{ factor, length, trained, dimensions, base },
      ...{ fast: valueOf('fast'), slow: valueOf('slow'), untruncated: this.untruncated },
      ...{ low: valueOf('low'), high: valueOf('high'), factors: this.factors ?? parameters.factors.defaultValue },
    };
  }

  get #shown(): Stretched {
    const settings = this.#settings;
    return this.#stretched.get(Object.values(settings), () => stretched(core(), settings));
  }

  get #pair(): number {
    return Math.min(this.pair ?? parameters.pair.defaultValue, this.#shown.pairs - 1);
  }

  get #curve(): Curve {
    return this.curve ?? parameters.curve.defaultValue;
  }

  protected name(): string {
    return this.t('stretch.name');
  }

  protected instruction(): string {
    return this.t('stretch.instruction');
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const shown = this.#shown;
    const { pairs } = shown;
    const pair = this.#pair;
    const scale = getScale(this.#curve, shown);
    const picked = describePair(t, shown, pair);
    const drag = this.#drag;
    return html`
      ${this.#choices()}
      <div class="plot">
        <div class="box" @pointerdown=${drag} @pointermove=${drag} @pointerup=${drag} @pointercancel=${drag}>
          <div role="img" aria-label=${describePlot(t, 'stretch.axis', `stretch.curve.${this.#curve}`)}>
            ${curveDrawing(shown, scale)}
          </div>
          ${plotLabels(t, shown, scale, this.#curve)}
          <div
            class="column"
            style=${inlineStyle(`left: ${across(pair, pairs).toFixed(3)}%`)}
            role="slider"
            tabindex="0"
            aria-label=${t('stretch.axis')}
            aria-valuemin="0"
            aria-valuemax=${pairs - 1}
            aria-valuenow=${pair}
            aria-valuetext=${picked}
            @keydown=${(event: KeyboardEvent) => this.#key(event)}
          >
            <span class="grip" data-grip></span>
          </div>
        </div>
      </div>
      ${legend(t, shown)} ${dialsOfPairs(t, shown, pair, (picked) => (this.pair = picked))}
      <div class="readings">
        <p class=${shown.meetNew > 0 ? 'met new' : 'met'}>${describeNew(t, shown)}</p>
        <p>${describeScheme(t, shown)}</p>
        <p class="picked">${picked}</p>
        <p class="attention">${describeAttention(t, shown)}</p>
        ${
          this.#published
            ? html`<p class="source">${t('stretch.source')} <a href=${phi3.source.url}>${phi3.source.text}</a></p>`
            : nothing
        }
      </div>
    `;
  }

  /** The choices above the picture, which a reader makes first. */
  #choices(): TemplateResult | typeof nothing {
    if (this.controls === 'none') return nothing;
    return html`<div class="controls">
      <div class="line">${this.control('scheme')}</div>
      <div class="line">${this.control('factor', this.#published ? { inert: true, value: phi3.factor } : {})}</div>
    </div>`;
  }

  protected override primaryControls(): typeof nothing {
    return nothing;
  }

  /** The further settings of the scheme: a number that it does not know has no control. */
  protected override secondaryControls(): TemplateResult {
    const scheme = this.#scheme;
    const published = this.#published !== undefined;
    return html`
      <div class="line">
        ${differs(scheme) ? this.control('formula') : nothing}
        ${scheme === 'longrope' ? this.control('factors') : nothing} ${this.control('curve')}
      </div>
      ${scheme === 'yarn' ? html`<div class="line">${this.control('untruncated')}</div>` : nothing}
      <div class="line columns-of-fields">
        ${this.control('length', { value: this.#settings.length })}
        ${published ? nothing : html`${this.control('trained')} ${this.control('head')} ${this.control('base', { typed: true })}`}
        ${scheme === 'yarn' ? html`${this.control('fast')} ${this.control('slow')}` : nothing}
        ${scheme === 'llama3' ? html`${this.control('low')} ${this.control('high')}` : nothing}
      </div>
    `;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const { pairs, kept, wavelengths, plain, other, angles, settings } = this.#shown;
    const second = settings.formula === 'code' ? 'paper' : 'code';
    return dataTable(Array(pairs).keys(), [
      [t('stretch.axis'), (pair) => pair],
      [t('stretch.curve.share'), (pair) => fixed(kept[pair]!, 4)],
      other && [t(`stretch.by.${second}`), (pair) => fixed(other.kept[pair]!, 4)],
      [t('stretch.plainWavelength'), (pair) => significant(plain.wavelengths[pair]!)],
      [t('stretch.curve.wavelength'), (pair) => significant(wavelengths[pair]!)],
      [t('stretch.turnsInTraining'), (pair) => significant(angles.trainedTurns[pair]!)],
      [t('stretch.turnsInText'), (pair) => significant(angles.turns[pair]!)],
      [t('stretch.shareNew'), (pair) => `${fixed(100 * angles.unseen[pair]!, 1)} %`],
    ]);
  }

  #key(event: KeyboardEvent): void {
    const pair = keyedPlace(ownKey(event), this.#pair, this.#shown.pairs - 1);
    if (pair === undefined) return;
    event.preventDefault();
    this.pair = pair;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-stretch': PeStretch;
  }
}
