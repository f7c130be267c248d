import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import { getJob, type Outcome } from '../../worker/job.js';
import { legendStyles } from '../shared/charts/legend-styles.js';
import { plotStyles } from '../shared/charts/plot-styles.js';
import { describePlot } from '../shared/charts/describe-plot.js';
import { core } from '../shared/frame/core-context.js';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { LongJob } from '../shared/frame/long-job.js';
import { preparedAttribute } from '../shared/frame/prepared.js';
import { NearViewportController } from '../shared/frame/near-viewport.js';
import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import { inRow } from '../shared/reader/messages.js';
import * as data from './data.js';
import { baseLabels, sumsDrawing, windowsDrawing } from './drawing.js';
import { parameters } from './manifest.js';
import { sumDescription, windowDescription } from './description.js';
import { contextBaseStyles } from './styles.js';
import { across, basesAround, down, scaleFor } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable } from '../shared/data-table.js';

export class PeContextBase extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, ...plotStyles, legendStyles, contextBaseStyles];

  @property(parameters.length) length?: number;
  @property(parameters.head) head?: number;

  /** The windows that the worker has found last. */
  @state() private found: data.Windows | undefined;

  readonly #job = new LongJob<Outcome<'contextBase'>>(this);
  readonly #sums = new Memo<data.Sums>();
  /** The length that was asked for last. */
  #followed: string | undefined;
  #near = false;

  /** For the build (`generator/figures/prepared.ts`): the windows of a tag with these attributes. */
  static prepared(core: Core, attributes: Readonly<Record<string, string>>): string {
    const searched = {
      dimensions: parameters.head.read(attributes['head']) ?? parameters.head.defaultValue,
      length: parameters.length.read(attributes['length']) ?? parameters.length.defaultValue,
    };
    return data.windowsText(data.getWindows(searched, core.contextBase(data.getSpec(searched))));
  }

  constructor() {
    super();
    new NearViewportController(this, () => {
      this.#near = true;
      this.requestUpdate();
    });
  }

  get #searched(): data.Searched {
    return {
      dimensions: this.head ?? parameters.head.defaultValue,
      length: this.length ?? parameters.length.defaultValue,
    };
  }

  get #shown(): data.Sums {
    const { dimensions, length } = this.#searched;
    const { base } = this.readerState;
    return this.#sums.get([dimensions, base, length], () => data.getSums(core(), dimensions, base, length));
  }

  /** The windows of what is shown, and not of what was shown before. */
  get #windows(): data.Windows | undefined {
    const { found } = this;
    return found && data.getKey(found.searched) === data.getKey(this.#searched) ? found : undefined;
  }

  protected name(): string {
    return this.t('contextBase.name');
  }

  protected instruction(): string {
    return this.t('contextBase.instruction');
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.found ??= data.readWindows(this.getAttribute(preparedAttribute));
    if (this.#near) this.#follow();
  }

  #follow(): void {
    const searched = this.#searched;
    const key = data.getKey(searched);
    if (key === this.#followed) return;
    this.#followed = key;
    this.#job.cancel();
    if (this.#windows) return;
    void this.#job.run(getJob('contextBase', [data.getSpec(searched)]), ([found]) => {
      if (found) this.found = data.getWindows(searched, found);
    });
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const sums = this.#shown;
    const { length, firstNegative, dimensions } = sums;
    const scale = scaleFor(dimensions);
    const { failure, share } = this.#job;
    const windows =
      failure && !this.#windows
        ? describeFailure(t, failure)
        : windowDescription(t, length, this.#windows, share !== undefined);
    return html`
      ${this.#settings()}
      <div class="plot">
        <div class="box">
          <div role="img" aria-label=${describePlot(t, 'contextBase.distance', 'contextBase.sum')}>
            ${sumsDrawing(sums, scale)}
          </div>
          <div aria-hidden="true">
            ${[0, 0.5, 1].map((share) => html`<span class="label x" style=${inlineStyle(`left: ${100 * share}%`)}>${formatNumber(Math.round(share * length))}</span>`)}
            ${scale.ticks.map((tick) => html`<span class="label y" style=${inlineStyle(`top: ${down(tick, scale).toFixed(2)}%`)}>${formatNumber(tick)}</span>`)}
            <span class="label title x">${t('contextBase.distance')}</span>
            <span class="label title y">${t('contextBase.sum')}</span>
            ${
              firstNegative > 0
                ? html`<span
                    class=${firstNegative > 0.6 * length ? 'label first late' : 'label first'}
                    style=${inlineStyle(`left: ${across(firstNegative, length).toFixed(2)}%`)}
                    >${t('contextBase.first', { first: formatNumber(firstNegative) })}</span
                  >`
                : nothing
            }
          </div>
        </div>
      </div>
      <p class="legend">
        <span><i aria-hidden="true"></i>${t('contextBase.band')}</span>
        <span><i class="below" aria-hidden="true"></i>${t('contextBase.below')}</span>
      </p>
      ${this.#strip()}
      <p class="reading">${inRow(sumDescription(t, sums), windows)}</p>
    `;
  }

  /** The windows of bases; its room is there while they are looked for. */
  #strip(): TemplateResult {
    const { t } = this;
    const windows = this.#windows?.windows ?? [];
    const bases = basesAround(windows);
    const title = t('contextBase.windows', { length: formatNumber(this.#searched.length) });
    const { base } = this.readerState;
    return html`<div class="plot bases">
      <div class="box">
        ${bases ? html`<div role="img" aria-label=${title}>${windowsDrawing(windows, bases, base)}</div>` : nothing}
        <div aria-hidden="true">
          ${bases ? baseLabels(t, bases, base) : nothing}
          <span class="label title x">${t('contextBase.base')}</span>
          <span class="label title y">${title}</span>
        </div>
      </div>
    </div>`;
  }

  /** The controls above the picture, which answers to them. */
  #settings(): TemplateResult | typeof nothing {
    if (this.controls === 'none') return nothing;
    return html`<div class="controls">
      <div class="line halves">${this.control('base')} ${this.control('length')}</div>
    </div>`;
  }

  protected override primaryControls(): typeof nothing {
    return nothing;
  }

  protected override secondaryControls(): TemplateResult {
    return html`<div class="line">${this.control('head')}</div>`;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const { lows, length } = this.#shown;
    const every = Math.ceil(lows.length / 32);
    const runs = [...lows.keys()].filter((run) => run % every === 0);
    return html`${dataTable(runs, [
      [t('contextBase.distance'), (run) => formatNumber(Math.floor((run * length) / lows.length))],
      [t('contextBase.least'), (run) => fixed(Math.min(...lows.slice(run, run + every)), 2)],
    ])}
    ${dataTable(this.#windows?.windows ?? [], [
      [t('contextBase.from'), ({ start }) => significant(start, 5)],
      [t('contextBase.to'), ({ end }) => significant(end, 5)],
    ])}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-context-base': PeContextBase;
  }
}
