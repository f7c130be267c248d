import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import type { TrainingMask } from '../../core/specs.js';
import { trainingJob, type TrainingSnapshot } from '../../worker/training.js';
import { ChartCanvas } from '../shared/charts/chart-canvas.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import type { Encoding } from '../shared/encodings/encodings.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { JobController } from '../shared/frame/job-controller.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { runStyles } from '../shared/styles/run-styles.js';
import { attentionMaps } from './attention.js';
import { labPlot } from './chart.js';
import { trainingControls, type LabActions, type TrainingState } from './controls.js';
import { getLines, type LabLine } from './data.js';
import { experimentFacts, fixed, getViews, type Experiment, type LabView } from './experiments.js';
import { labLegend } from './legend.js';
import { parameters } from './manifest.js';
import { labPanel } from './plot.js';
import { labPlotStyles } from './plot-styles.js';
import { isWhole, getRun, sequenceCounts, type LabRun } from './run.js';
import { preparedText, readRun } from './run-text.js';
import { completed, settingsKey, getSettings, getTraining, defaults, type LabSettings } from './settings.js';
import { describePlot } from './alt-text.js';
import { labStyles } from './styles.js';
import { labTable } from './table.js';
import { TimeLeft } from './time-left.js';
import { getPlot, type PlotView } from './view.js';

/** Small touch screens, which are mostly on slow devices. */
const phone = '(max-width: 40rem) and (pointer: coarse)';

export class PeLab extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, plotStyles, runStyles, labPlotStyles, labStyles];

  @property(parameters.experiment) experiment?: Experiment;
  @property(parameters.encodings) encodings?: readonly Encoding[];
  @property(parameters.show) show?: LabView | undefined;
  @property(parameters.seed) seed?: number;
  @property(parameters.seeds) seeds?: number;
  @property(parameters.steps) steps?: number;
  @property(parameters.rate) rate?: number | undefined;
  @property(parameters.layers) layers?: number;
  @property(parameters.width) width?: number;
  @property(parameters.mask) mask?: TrainingMask | undefined;
  @property(parameters.distance) distance?: number;

  /** The progress of the worker's last run. */
  @state() private run: LabRun | undefined;
  /** Until the user selects another view. */
  @state() private watches = true;

  readonly #job = new JobController<TrainingSnapshot>(this);
  readonly #time = new TimeLeft();
  readonly #canvas = new ChartCanvas(this);
  readonly #memo = new Memo<Pictured>();
  /** The settings of the current or last training. */
  #requested: LabSettings | undefined;
  /** The prerendered run, shown at first. */
  #finished: LabRun | undefined;

  /** For the build: the finished run of a tag with these attributes. */
  static prepared(core: Core, attributes: Readonly<Record<string, string>>): string {
    return preparedText(core, getSettings(attributes));
  }

  get #settings(): LabSettings {
    return completed(this);
  }

  /** The run shown: the last one of this experiment. */
  get #shown(): LabRun | undefined {
    const { experiment } = this.#settings;
    return [this.run, this.#finished].find((run) => run?.settings.experiment === experiment);
  }

  /**
   * The current view. During training that is the loss or attention, afterwards the result, unless the user has
   * selected another.
   */
  get #view(): LabView {
    const { experiment } = this.#settings;
    const run = this.#shown;
    const isUnderWay = this.#job.progress !== undefined || (run !== undefined && !isWhole(run));
    if (isUnderWay && this.watches) return this.show === 'attention' ? this.show : 'loss';
    return getViews(experiment).find((view) => view === this.show) ?? experimentFacts[experiment].answer;
  }

  /** Recomputed only for another run or view. */
  get #pictured(): Pictured {
    const [settings, view, run] = [this.#settings, this.#view, this.#shown];
    return this.#memo.get([settingsKey(settings), view, run], () => ({
      lines: run ? getLines(run, settings.encodings) : [],
      plot: view === 'attention' ? undefined : getPlot(view, settings, run),
    }));
  }

  protected instruction(): string {
    const { experiment, distance } = this.#settings;
    return this.t(`lab.ask.${experiment}`, { distance });
  }

  /** Includes the task, because a page may have two. */
  protected name(): string {
    return this.t('lab.named', {
      name: this.t('lab.name'),
      task: this.t(`lab.task.${this.#settings.experiment}`),
    });
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const settings = this.#settings;
    const { lines, plot } = this.#pictured;
    const label = plot ? describePlot(t, plot.plotted, settings.experiment, lines) : '';
    return html`
      ${labLegend(t, settings.encodings, (encodings) => (this.encodings = encodings))}
      ${this.control('show', { value: this.#view, choose: (view) => this.#turnTo(view), options: getViews(settings.experiment).map((value) => ({ value, label: t(`lab.view.${value}`) })) })}
      <div class=${plot ? 'plot' : 'plot maps-shown'}>
        ${labPanel(t, plot, label, this.#canvas.ready)}
        ${plot ? nothing : attentionMaps(t, lines, experimentFacts[settings.experiment].length)} ${this.#missing}
      </div>
    `;
  }

  /** Why there is nothing to see. The status next to the button is announced. */
  get #missing(): TemplateResult | typeof nothing {
    const { lines, plot } = this.#pictured;
    const isThere = plot
      ? plot.curves.some(({ places }) => places.length > 0)
      : lines.some(({ attention }) => attention);
    if (isThere) return nothing;
    const key = this.#job.progress === undefined ? 'lab.untrained' : 'lab.soon';
    return html`<p class="missing aside" aria-hidden="true">${this.t(key)}</p>`;
  }

  protected override primaryControls(): TemplateResult {
    return trainingControls(this.t, this.#settings, this.#state, this.#actions);
  }

  /** The settings of the next training. */
  protected override secondaryControls(): TemplateResult {
    const { experiment, rate, mask } = this.#settings;
    const { batch, length } = experimentFacts[experiment];
    return html`<div class="line">
        ${this.control('experiment', { choose: (experiment) => this.#take(experiment) })}
      </div>
      <div class="line">${this.control('seeds')} ${this.control('layers')} ${this.control('width')}</div>
      <div class="line">${this.control('mask', { value: mask })} ${this.control('rate', { value: rate })}</div>
      <div class="line">${this.control('distance')} ${this.control('steps')} ${this.control('seed')}</div>
      <p class="fixed soft">${this.t('lab.fixed', { ...fixed, batch, length, width: defaults.width })}</p>`;
  }

  protected renderTable(): TemplateResult {
    const run = this.#shown;
    return run ? labTable(this.t, run, this.#pictured.lines) : html`<p>${this.t('lab.untrained')}</p>`;
  }

  get #state(): TrainingState {
    const { progress: share, isPaused, failure } = this.#job;
    const left = share === undefined ? undefined : this.#time.left(share, performance.now());
    return {
      share,
      isPaused,
      failure,
      asked: this.#requested,
      run: this.#shown,
      isPrepared: this.#shown === this.#finished,
      left: left === undefined ? undefined : left / 1000,
    };
  }

  get #actions(): LabActions {
    return {
      train: () => this.#train(this.#settings),
      pause: () => this.#pause(),
      resume: () => {
        this.#time.resume(performance.now());
        this.#job.resume();
      },
      step: () => {
        if (!this.#job.isPaused) this.#pause();
        this.#job.step();
      },
      cancel: () => {
        this.#job.cancel();
        // The pressed button disappears; focuses the start button.
        this.renderRoot.querySelector<HTMLElement>('.run .button')?.focus();
      },
    };
  }

  protected override reset(): void {
    super.reset();
    this.#job.cancel();
    this.run = undefined;
    this.watches = true;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('experiment')) this.#job.cancel();
    this.#finished ??= readRun(this.getAttribute(preparedAttribute));
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { plot } = this.#pictured;
    if (plot) this.#canvas.draw([plot], (colours) => labPlot(plot, (encoding) => this.#colourOf(encoding), colours));
  }

  /** The colour of its chip; a canvas cannot read `light-dark()`. */
  #colourOf(encoding: Encoding): string {
    const chip = this.renderRoot.querySelector(`.chip[data-encoding='${encoding}']`);
    return chip ? getComputedStyle(chip).color : '';
  }

  /** Resets settings to those of another experiment, because its rate, mask and views differ. */
  #take(experiment: Experiment): void {
    this.experiment = experiment;
    this.rate = this.mask = this.show = undefined;
  }

  #turnTo(view: LabView): void {
    this.show = view;
    this.watches = false;
  }

  #pause(): void {
    this.#time.pause(performance.now());
    this.#job.pause();
  }

  #train(settings: LabSettings): void {
    const sequences = matchMedia(phone).matches ? sequenceCounts.few : sequenceCounts.many;
    this.#requested = settings;
    this.watches = true;
    this.#time.start(performance.now());
    void this.#job.run(trainingJob(getTraining(settings, sequences)), (snapshot) => {
      this.run = getRun(settings, sequences, snapshot);
    });
  }
}

/** The lines of a run, and their plot. */
interface Pictured {
  readonly lines: readonly LabLine[];
  /** Undefined for attention maps. */
  readonly plot: PlotView | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-lab': PeLab;
  }
}
