import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import { core } from '../shared/frame/core-provider.js';
import { callJob, type Outcome } from '../../worker/job.js';
import { cliffMainControls, cliffTable, describeRunFailure, type CliffActions } from './controls.js';
import { getLines, type CliffLine } from './data.js';
import { receiveAll, getTruePosition, type WidthReception } from './reception.js';
import { boundLabel, cliffReading, describePlot, widthLabels } from './plot.js';
import {
  cliffRun,
  defaults,
  defaultSigma,
  parseRun,
  getRun,
  serializeRun,
  seedRange,
  settingsKey,
  getSettings,
  sigmas,
  getSpecs,
  type CliffRun,
  type CliffSettings,
} from './run.js';
import { cliffPlotStyles } from './plot-styles.js';
import { cliffStyles } from './styles.js';
import { receptionPlots } from './reception-plots.js';
import { togetherStyles } from './together-styles.js';
import {
  errorScale,
  errorTicks,
  getSigma,
  noiseScale,
  panelMarks,
  rateScale,
  sigmaTicks,
  type PanelMarks,
} from './view.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { LivePlot } from '../shared/plot/live-plot.js';
import { readerMark } from '../shared/plot/reader-mark.js';
import { formatNumber } from '../shared/reader/format.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { JobController } from '../shared/frame/job-controller.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { keyedPlace } from '../shared/controls/slider-keys.js';
import { NearViewportController } from '../shared/frame/near-viewport.js';
import { runStyles } from '../shared/styles/run-styles.js';
import { parameters } from './manifest.js';

/** Page Up and Page Down move this many noise levels. */
const largeStep = 4;

export class PeCliff extends Figure {
  static override styles: CSSResultArray = [
    ...Figure.styles,
    plotStyles,

    runStyles,
    cliffPlotStyles,
    togetherStyles,
    cliffStyles,
  ];

  @property(parameters.widths) widths?: readonly number[];
  @property(parameters.trials) trials?: number | undefined;
  @property(parameters.seed) seed?: number | undefined;
  @property(parameters.candidates) candidates?: number;
  @property(parameters.sigma) sigma?: number;
  @property(parameters.whole) whole = false;

  /** The latest run of the worker, possibly partial. */
  @state() private run: CliffRun | undefined;

  readonly #job = new JobController<Outcome<'cliff'>>(this);
  readonly #plot = new LivePlot(this);
  /** The prerendered run, or the last complete one. */
  #finished: CliffRun | undefined;
  /** The settings of the latest run. A cancelled run doesn't restart by itself. */
  #startedKey: string | undefined;
  #near = false;
  readonly #memo = new Memo<PreparedRun>();
  readonly #receptions = new Memo<readonly WidthReception[]>();

  /** For the build (`generator/figures/prepared.ts`): the complete run for a tag with these attributes. */
  static prepared(core: Core, attributes: Readonly<Record<string, string>>): string {
    return serializeRun(cliffRun(core, getSettings(attributes)));
  }

  constructor() {
    super();
    new NearViewportController(this, () => {
      this.#near = true;
      this.requestUpdate();
    });
  }

  get #settings(): CliffSettings {
    return {
      widths: this.widths ?? defaults.widths,
      base: this.readerState.base,
      candidates: this.candidates ?? defaults.candidates,
      trials: this.trials ?? defaults.trials,
      seed: this.seed ?? defaults.seed,
    };
  }

  /** The run to draw: the previous one until the new one has reached every point. */
  get #shown(): CliffRun | undefined {
    return this.run ?? this.#finished;
  }

  /** Cached per run, since changing the noise redraws no lines. */
  get #prepared(): PreparedRun {
    const { whole } = this;
    const run = this.#shown;
    return this.#memo.get([run, whole], () => {
      const { settings, sums } = run ?? { settings: this.#settings, sums: [] };
      const lines = getLines({ settings, sums });
      return {
        candidates: settings.candidates,
        lines,
        error: panelMarks(lines, ({ error, wholeError }) => (whole ? wholeError : error), true),
        rate: panelMarks(lines, ({ wrong }) => wrong, false),
      };
    });
  }

  get #sigma(): number {
    return this.sigma ?? defaultSigma;
  }

  /** The index of the noise level nearest to the reader's. */
  get #index(): number {
    const distances = sigmas.map((other) => Math.abs(Math.log(other / this.#sigma)));
    return distances.indexOf(Math.min(...distances));
  }

  protected instruction(): string {
    return this.t('cliff.instruction');
  }

  protected name(): string {
    return this.t('cliff.name');
  }

  protected renderContent(): TemplateResult {
    const { t, whole } = this;
    const { lines } = this.#prepared;
    const sigma = this.#sigma;
    const index = this.#index;
    const { widths, base, candidates } = this.#settings;
    const heard = this.#receptions.get([sigma, base, candidates, ...widths], () =>
      receiveAll(core(), this.#settings, sigma),
    );
    return html`
      ${receptionPlots(t, heard, getTruePosition(candidates), candidates, sigma)}
      <div class="plots">
        ${this.#errorPlot} ${this.#ratePlot}
        ${readerMark(noiseScale, noiseScale, {
          x: sigma,
          min: sigmas[0]!,
          max: sigmas.at(-1)!,
          label: t('cliff.noise'),
          text: describePlot(t, index, lines, whole),
          hovers: true,
          move: (noise) => (this.sigma = getSigma(noise)),
          keyed: (key) => sigmas[keyedPlace(key, index, sigmas.length - 1, largeStep) ?? -1],
        })}
        ${this.#renderError()}
      </div>
      ${cliffReading(t, index, lines, whole)}
    `;
  }

  get #errorPlot(): TemplateResult {
    const { t, whole } = this;
    const { lines, error, candidates } = this.#prepared;
    return this.#plot.render({
      label: t(whole ? 'cliff.wholeLabel' : 'cliff.errorLabel'),
      className: 'panel error',
      x: { scale: noiseScale, ticks: sigmaTicks, format: () => nothing },
      y: {
        scale: errorScale(candidates),
        ticks: errorTicks(candidates, whole),
        format: (tick) => formatNumber(tick, 3),
        title: t(whole ? 'cliff.wholeError' : 'cliff.error'),
      },
      marks: [
        ...error.bounds,
        ...error.bars,
        ...error.lines,
        ...widthLabels(lines, 10, (point) => point.error.value, 'left strong'),
        boundLabel(t, error, noiseScale.max),
      ],
    });
  }

  get #ratePlot(): TemplateResult {
    const { t } = this;
    const { lines, rate } = this.#prepared;
    return this.#plot.render({
      label: t('cliff.rateLabel'),
      className: 'panel rate',
      x: { scale: noiseScale, ticks: sigmaTicks, title: t('cliff.noise') },
      y: {
        scale: rateScale,
        ticks: [0, 0.5, 1],
        format: (tick) => `${formatNumber(100 * tick)}%`,
        title: t('cliff.rate'),
      },
      // The lines rise to the right, so there's room above and to the left of their middle.
      marks: [...rate.bars, ...rate.lines, ...widthLabels(lines, 0.5, ({ wrong }) => wrong.value, 'above left strong')],
    });
  }

  /** An error message in place of the plots. The live region next to the buttons announces it. */
  #renderError(): TemplateResult | typeof nothing {
    const { failure } = this.#job;
    return failure && !this.#shown
      ? html`<p class="missing aside warning" aria-hidden="true">${describeRunFailure(this.t, failure)}</p>`
      : nothing;
  }

  /** The kind of error, and the settings of the next run. */
  protected override secondaryControls(): TemplateResult {
    const { t, whole } = this;
    return html`<div class="line">
        ${this.control('whole')}
        <span class="note soft reserve">${t(whole ? 'cliff.wholeNote' : 'cliff.realNote')}</span>
      </div>
      <div class="line fields">${this.control('trials')} ${this.control('seed')}</div>`;
  }

  protected override primaryControls(): TemplateResult {
    const settings = this.#settings;
    const { progress, failure } = this.#job;
    const done = this.#trialsDone(settings);
    const state = { progress, failure, done, finished: done === settings.trials };
    return cliffMainControls(this.t, settings, state, this.#actions);
  }

  protected renderTable(): TemplateResult {
    return cliffTable(this.t, this.#prepared.lines);
  }

  get #actions(): CliffActions {
    return {
      run: () => this.#start(this.#settings),
      cancel: () => this.#job.cancel(),
      another: () => (this.seed = (this.#settings.seed + 1) % (seedRange.max + 1)),
    };
  }

  protected override reset(): void {
    super.reset();
    this.#job.cancel();
    this.run = undefined;
    this.#startedKey = undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#finished ??= parseRun(this.getAttribute(preparedAttribute));
    if (this.#near) this.#startIfChanged();
  }

  /** Starts a run if the settings have changed, by the fields, a link or the page's base. */
  #startIfChanged(): void {
    const settings = this.#settings;
    const key = settingsKey(settings);
    if (key === this.#startedKey) return;
    this.#startedKey = key;
    this.#job.cancel();
    if (this.#finished && settingsKey(this.#finished.settings) === key) this.run = undefined;
    else if (this.#trialsDone(settings) < settings.trials) this.#start(settings);
  }

  /** The minimum number of trials per point in the shown run, if it has these settings. */
  #trialsDone(settings: CliffSettings): number {
    const shown = this.#shown;
    if (!shown || settingsKey(shown.settings) !== settingsKey(settings)) return 0;
    return Math.min(...shown.sums.map(({ trials }) => trials));
  }

  #start(settings: CliffSettings): void {
    void this.#job.run(callJob('cliff', getSpecs(settings)), (outcome) => {
      this.run = getRun(settings, outcome) ?? this.run;
    });
  }
}

/** A run prepared for drawing. */
interface PreparedRun {
  readonly candidates: number;
  readonly lines: readonly CliffLine[];
  readonly error: PanelMarks;
  readonly rate: PanelMarks;
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-cliff': PeCliff;
  }
}
