import { html, nothing, type TemplateResult } from 'lit';
import type { Core } from '../../core/core.js';
import { callJob, type Outcome } from '../../worker/job.js';
import { keyedPlace } from '../shared/controls/slider-keys.js';
import { core } from '../shared/frame/core-provider.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { RunController } from '../shared/frame/run-controller.js';
import { LivePlot } from '../shared/plot/live-plot.js';
import type { Mark } from '../shared/plot/plot.js';
import { formatNumber } from '../shared/reader/format.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { runStyles } from '../shared/styles/run-styles.js';
import { getLines, type CliffLine } from './data.js';
import { cliffTable, describeLevel, peaks } from './drawing.js';
import { getSettings, parameters } from './manifest.js';
import { getTruePosition, receiveAll, type WidthReception } from './reception.js';
import {
  cliffRun,
  defaults,
  defaultSigma,
  getRun,
  getSpecs,
  parseRun,
  seedRange,
  serializeRun,
  sigmas,
  type CliffRun,
  type CliffSettings,
} from './run.js';
import { cliffStyles } from './styles.js';
import { boundName, errorMarks, errorScale, errorTicks, getSigma, levelNear, noiseScale, sigmaTicks } from './view.js';

/** Page Up and Page Down move this many noise levels. */
const largeStep = 4;

export class PeCliff extends figureWith(parameters) {
  static override styles = [plotStyles, runStyles, cliffStyles];
  protected override readonly topic = 'cliff';

  readonly #run = new RunController<CliffRun, Outcome<'cliff'>>(this, {
    settings: () => this.#settings,
    parse: parseRun,
    job: (settings) => callJob('cliff', getSpecs(settings)),
    read: getRun,
  });
  readonly #plot = new LivePlot(this);
  readonly #lines = new Memo<{ readonly lines: readonly CliffLine[]; readonly marks: readonly Mark[] }>();
  readonly #receptions = new Memo<readonly WidthReception[]>();

  /** For the build: the complete run for a tag with these attributes. */
  static prepared(core: Core, attributes: Readonly<Record<string, string>>): string {
    return serializeRun(cliffRun(core, getSettings(attributes)));
  }

  get #settings(): CliffSettings {
    const { widths = defaults.widths, candidates, trials, seed } = this.values;
    return { widths, base: this.readerState.base, candidates, trials, seed };
  }

  get #shown(): CliffRun {
    return this.#run.shown ?? { settings: this.#settings, sums: [] };
  }

  /** Cached per run, since changing the noise redraws no lines. */
  get #prepared() {
    const run = this.#shown;
    return this.#lines.get([run.sums], () => {
      const lines = getLines(run);
      return { lines, marks: errorMarks(lines) };
    });
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const sigma = this.sigma ?? defaultSigma;
    const level = levelNear(sigma);
    const { widths, base, candidates } = this.#settings;
    const receptions = this.#receptions.get([sigma, base, candidates, ...widths], () =>
      receiveAll(core(), this.#settings, sigma),
    );
    const sent = { hidden: getTruePosition(candidates), candidates };
    const wrongRate = (dimensions: number): number | undefined =>
      this.#prepared.lines.find((line) => line.dimensions === dimensions)?.points[level]?.wrong.value;
    return html`
      <div class="together">
        ${receptions.map((reception) => peaks(t, reception, sent, wrongRate(reception.dimensions)))}
      </div>
      ${this.#errorPlot(sigma, level)}
      <div class="cluster run">
        <span class="state" ${announceAtRest()}>${this.#describeRun()}</span>
        ${this.#run.job.progress === undefined ? nothing : html`<progress max="1" .value=${this.#run.job.progress} aria-label=${t('cliff.progress')}></progress>`}
      </div>
    `;
  }

  #errorPlot(sigma: number, level: number): TemplateResult {
    const { t } = this;
    const { lines, marks } = this.#prepared;
    const { candidates } = this.#shown.settings;
    return this.#plot.render({
      label: t('cliff.errorLabel'),
      x: { scale: noiseScale, ticks: sigmaTicks, title: t('cliff.noise') },
      y: {
        scale: errorScale(candidates),
        ticks: errorTicks(candidates),
        format: (tick) => formatNumber(tick, 3),
        title: t('cliff.error'),
      },
      marks: [...marks, boundName(lines, t('cliff.bounds'))],
      reader: {
        ...{ x: sigma, min: sigmas[0]!, max: sigmas.at(-1)!, hovers: true },
        label: t('cliff.noise'),
        text: describeLevel(t, level, lines),
        shown: `σ = ${formatNumber(sigma)}`,
        move: (noise) => (this.sigma = getSigma(noise)),
        keyed: (key) => sigmas[keyedPlace(key, level, sigmas.length - 1, largeStep) ?? -1],
      },
    });
  }

  /** Whether all trials of these settings are shown. */
  get #isFinished(): boolean {
    const { trials } = this.#settings;
    return this.#trialsDone === trials;
  }

  /** The minimum number of trials per point in the shown run, if it has these settings. */
  get #trialsDone(): number {
    const { settings, sums } = this.#shown;
    if (sums.length === 0 || JSON.stringify(settings) !== JSON.stringify(this.#settings)) return 0;
    return Math.min(...sums.map(({ trials }) => trials));
  }

  /** Doesn't mention the progress, which screen readers would announce at every step; the progress bar has it. */
  #describeRun(): string {
    const { t } = this;
    const { trials, seed } = this.#settings;
    const { failure, progress } = this.#run.job;
    if (failure) return describeFailure(t, failure, t('cliff.failed', { reason: failure.message }));
    if (progress !== undefined) return t('cliff.running', { trials: formatNumber(trials), seed });
    if (this.#isFinished) return t('cliff.finished', { trials: formatNumber(trials), seed });
    return t('cliff.stopped', { done: formatNumber(this.#trialsDone), trials: formatNumber(trials) });
  }

  /** The settings of the next run. */
  protected override secondaryControls(): TemplateResult {
    const { t } = this;
    const { job } = this.#run;
    const another = (): void => void (this.seed = (this.#settings.seed + 1) % (seedRange.max + 1));
    const [label, act] =
      job.progress !== undefined
        ? [t('cliff.cancel'), () => job.cancel()]
        : this.#isFinished
          ? [t('cliff.another'), another]
          : [t('cliff.run'), () => this.#run.start()];
    return html`<div class="line fields">${this.control('trials')} ${this.control('seed')}</div>
      <div class="line"><button type="button" class="button" @click=${act}>${label}</button></div>`;
  }

  protected renderTable(): TemplateResult {
    return cliffTable(this.t, this.#prepared.lines);
  }

  protected override reset(): void {
    super.reset();
    this.#run.reset();
  }
}
