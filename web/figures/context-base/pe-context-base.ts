import { html, type TemplateResult } from 'lit';
import type { Core } from '../../core/core.js';
import { callJob, type Outcome } from '../../worker/job.js';
import { describePlot } from '../shared/charts/describe-plot.js';
import { core } from '../shared/frame/core-provider.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { RunController } from '../shared/frame/run-controller.js';
import { readValues } from '../shared/manifest/parameters.js';
import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import * as data from './data.js';
import { parameters } from './manifest.js';
import { sumDescription, windowDescription } from './description.js';
import { contextBaseStyles } from './styles.js';
import { plot, type PlotSpec } from '../shared/plot/plot.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { linear } from '../shared/plot/scale.js';
import type { Point } from '../shared/charts/point.js';
import { dataTable } from '../shared/data-table.js';

export class PeContextBase extends figureWith(parameters) {
  static override styles = [plotStyles, contextBaseStyles];
  protected override readonly topic = 'contextBase';

  readonly #search = new RunController<data.Windows, Outcome<'contextBase'>>(this, {
    settings: () => this.#searched,
    parse: (text) => JSON.parse(text) as data.Windows,
    job: (searched) => callJob('contextBase', [data.getSpec(searched)]),
    read: (searched, [found]) => found && data.getWindows(searched, found),
  });
  readonly #sums = new Memo<data.Sums>();

  /** For the build (`generator/figures/prepared.ts`): the windows for a tag with these attributes. */
  static prepared(core: Core, attributes: Readonly<Record<string, string>>): string {
    const { head, length } = readValues(parameters, attributes);
    const searched = { dimensions: head, length };
    return JSON.stringify(data.getWindows(searched, core.contextBase(data.getSpec(searched))));
  }

  get #searched(): data.SearchSpec {
    return { dimensions: this.values.head, length: this.values.length };
  }

  get #shown(): data.Sums {
    const { dimensions, length } = this.#searched;
    const { base } = this.readerState;
    return this.#sums.get([dimensions, base, length], () => data.getSums(core(), dimensions, base, length));
  }

  /** The windows for the current settings; undefined while they're being searched. */
  get #windows(): data.Windows | undefined {
    const { shown, isCurrent } = this.#search;
    return isCurrent ? shown : undefined;
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const sums = this.#shown;
    const { length } = sums;
    const { failure, progress } = this.#search.job;
    const windows =
      failure && !this.#windows
        ? describeFailure(t, failure)
        : windowDescription(t, length, this.#windows, progress !== undefined);
    return html`
      ${plot(this.#spec(sums))}
      <p class="visually-hidden" ${announceAtRest()}>${sumDescription(t, sums)}</p>
      <p class="reading">${windows}</p>
    `;
  }

  /** A band between the minimum and maximum of each bin. The start, where all pairs agree, is clipped. */
  #spec({ lows, highs, length, dimensions, firstNegative }: data.Sums): PlotSpec {
    const { t } = this;
    const step = dimensions / 16;
    const [min, max] = [-step, 4 * step];
    const points = (sums: readonly number[]): readonly Point[] =>
      sums.map((sum, run) => ({
        x: (run * length) / (lows.length - 1 || 1),
        y: Math.min(max, Math.max(min, sum)),
      }));
    const negative = points(lows.map((low) => Math.min(low, 0)));
    return {
      label: describePlot(t, 'contextBase.distance', 'contextBase.sum'),
      x: {
        scale: linear(0, length),
        ticks: [0, 0.5, 1].map((fraction) => Math.round(fraction * length)),
        grid: false,
        title: t('contextBase.distance'),
      },
      y: { scale: linear(min, max), ticks: [-1, 0, 1, 2, 3, 4].map((k) => k * step), title: t('contextBase.sum') },
      marks: [
        {
          type: 'area',
          upper: points(highs),
          lower: points(lows),
          opacity: 0.25,
          width: 0.75,
        },
        {
          type: 'area',
          upper: negative,
          lower: negative.map(({ x }) => ({ x, y: 0 })),
          color: 'var(--warning)',
        },
        { type: 'rule', y: 0, color: 'var(--ink-soft)', dash: [2, 3] },
        firstNegative > 0 && { type: 'rule', x: firstNegative, color: 'var(--warning)', width: 2 },
        firstNegative > 0 && {
          type: 'text',
          x: firstNegative,
          y: max,
          color: 'var(--warning)',
          text: formatNumber(firstNegative),
          place: `below strong ${firstNegative > 0.6 * length ? 'left' : 'right'}`,
        },
      ],
    };
  }

  protected override primaryControls(): TemplateResult {
    return html`<div class="line halves">${this.control('base')} ${this.control('length')}</div>`;
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
