import { html, nothing, type TemplateResult } from 'lit';
import { plotDrag } from '../shared/charts/plot-drag.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { rowStyles } from '../shared/controls/row-styles.js';
import { keyedRow, onKey } from '../shared/controls/slider-keys.js';
import { encodingColour } from '../shared/encodings/encodings.js';
import { core } from '../shared/frame/core-provider.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import {
  computeBias,
  biasRanges,
  defaultLength,
  defaultQuery,
  type ComputedBias,
  type BiasSettings,
  type Scheme,
  valueAt,
} from './data.js';
import { parameters } from './manifest.js';
import { matrixCells } from './matrix.js';
import { distancePlot, rowPlot, scoresPlot } from './plot.js';
import { getDescription } from './description.js';
import { biasStyles } from './styles.js';
import { getScale } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable } from '../shared/data-table.js';
import { fixed, formatNumber, formatPercent, significant } from '../shared/reader/format.js';

/** The scheme's colour in all figures. Windows aren't trained, so they have none. */
const getColour = (scheme: Scheme): string => (scheme === 'window' ? '' : `--encoding: ${encodingColour(scheme)}`);

export class PeBias extends figureWith(parameters) {
  static override styles = [plotStyles, rowStyles, biasStyles];

  readonly #added = new Memo<ComputedBias>();
  readonly #cells = new Memo<TemplateResult>();

  /** Settings for the core, clamped so that they fit together. */
  get #settings(): BiasSettings {
    const { scheme, length = defaultLength(scheme), query = defaultQuery(scheme, length) } = this.values;
    const { causal, heads, buckets, clip, window, seed } = this.values;
    return {
      ...{ scheme, heads, length, buckets, causal, clip, window, seed },
      head: Math.min(this.values.head, heads),
      query: Math.min(query, length - 1),
      farthest: Math.max(this.values.farthest, buckets / 2 + 1),
    };
  }

  get #shown(): ComputedBias {
    const settings = this.#settings;
    return this.#added.get(Object.values(settings), () => computeBias(core(), settings));
  }

  protected override name(): string {
    return this.t('bias.name');
  }

  protected override instruction(): string {
    return this.t(`bias.instruction.${this.values.view}`);
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const added = this.#shown;
    const { length, query } = added.settings;
    const description = getDescription(t, added, this.view === 'scores');
    return html`
      <div class="sides">
        <div class="square">
          <span class="label corner-key" aria-hidden="true">${t('bias.lookedAt')} →</span>
          <span class="label corner-query" aria-hidden="true">${t('bias.looking')} ↓</span>
          <div class="matrix" ${plotDrag((_, down) => this.#pointTo(down))}>
            ${this.#matrix(added)}
            ${added.settings.causal ? html`<span class="label unseen" aria-hidden="true">${t('bias.unseen')}</span>` : nothing}
            <div
              class="row"
              style=${inlineStyle(`top: ${((100 * query) / length).toFixed(3)}%; height: ${(100 / length).toFixed(3)}%`)}
              role="slider"
              tabindex="0"
              aria-orientation="vertical"
              aria-label=${t('bias.query')}
              aria-valuemin="0"
              aria-valuemax=${length - 1}
              aria-valuenow=${query}
              aria-valuetext=${`${query}. ${description}`}
              @keydown=${onKey(
                (key) => keyedRow(key, query, length - 1),
                (row) => (this.query = row),
              )}
            >
              <span class="knob" data-grip></span>
            </div>
          </div>
        </div>
        <div class="answer" style=${inlineStyle(getColour(added.settings.scheme))}>${this.#answer(added)}</div>
      </div>
      <p class="reading">${description}</p>
    `;
  }

  /** Cached, since moving the query doesn't change the matrix. */
  #matrix(added: ComputedBias): TemplateResult {
    const { length } = added.settings;
    const label = this.t('bias.label', { length });
    const settings = Object.values({ ...added.settings, query: 0 });
    const cells = this.#cells.get(settings, () => matrixCells(added, getScale(added)));
    return html`<div role="img" aria-label=${label}>${cells}</div>`;
  }

  #answer(added: ComputedBias): TemplateResult {
    if (this.view === 'scores') return scoresPlot(this.t, added);
    return (this.view === 'curve' ? distancePlot : rowPlot)(this.t, added);
  }

  /** The scheme, and its main parameter. */
  protected override primaryControls(): TemplateResult {
    const { scheme, heads } = this.#settings;
    const own = {
      alibi: () => this.control('head', { range: { ...biasRanges.head, max: heads }, value: this.#settings.head }),
      t5: () => this.control('causal'),
      shaw: () => this.control('clip'),
      window: () => this.control('window'),
    };
    return html`<div class="line">${this.control('scheme')}</div>
      <div class="line own-number">${own[scheme]()}</div>`;
  }

  protected override secondaryControls(): TemplateResult {
    const { scheme, length, query, buckets, farthest } = this.#settings;
    const range = { ...biasRanges.farthest, min: buckets / 2 + 1 };
    return html`
      <div class="line">${this.control('view')}</div>
      ${scheme === 't5' ? nothing : html`<div class="line">${this.control('causal')}</div>`}
      <div class="line columns-of-fields">
        ${scheme === 'alibi' ? this.control('heads') : nothing}
        ${scheme === 't5' ? html`${this.control('buckets')} ${this.control('farthest', { range, value: farthest })}` : nothing}
        ${this.control('length', { value: length })}
        ${this.control('query', { range: { ...biasRanges.query, max: length - 1 }, value: query })}
        ${this.view === 'scores' ? this.control('seed') : nothing}
      </div>
    `;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const added = this.#shown;
    const { scheme, query } = added.settings;
    const shown = (value?: number): string => (value === undefined ? '−∞' : significant(value));
    const score = (value = 0): string => (Number.isFinite(value) ? fixed(value, 3) : '−∞');
    const [before, after] = [t('bias.before'), t('bias.after')];
    return dataTable(added.scores.keys(), [
      [t('bias.key'), (key) => key],
      [t('bias.distance'), (key) => formatNumber(key - query)],
      [
        t(scheme === 'window' ? 'bias.height.alibi' : `bias.height.${scheme}`),
        (key) => shown(valueAt(added, key - query)),
      ],
      [`${t('bias.score')}: ${before}`, (key) => score(added.scores[key])],
      [`${t('bias.score')}: ${after}`, (key) => score(added.biasedScores[key])],
      [`${t('bias.share')}: ${before}`, (key) => formatPercent(added.weights[key] ?? 0, 1)],
      [`${t('bias.share')}: ${after}`, (key) => formatPercent(added.biasedWeights[key] ?? 0, 1)],
    ]);
  }

  #pointTo(down: number): void {
    const { length } = this.#settings;
    this.query = Math.min(length - 1, Math.floor(down * length));
  }
}
