import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import { trainingJob, type TrainingSnapshot } from '../../worker/training.js';
import { toggle } from '../shared/controls/toggle.js';
import { encodings as allEncodings, type Encoding } from '../shared/encodings/encodings.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { JobController } from '../shared/frame/job-controller.js';
import { Memo } from '../shared/frame/memo.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { LivePlot } from '../shared/plot/live-plot.js';
import { formatNumber } from '../shared/reader/format.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { runStyles } from '../shared/styles/run-styles.js';
import { attentionMaps } from './attention.js';
import { getLines, type LabLine } from './data.js';
import { experimentFacts, fixed, getViews, type Experiment, type LabView } from './experiments.js';
import { getSettings, parameters } from './manifest.js';
import { readRun, runText } from './run-text.js';
import { getRun, isWhole, sequenceCounts, wholeRun, type LabRun } from './run.js';
import { completed, defaults, getTraining, settingsKey, type LabSettings } from './settings.js';
import { labStyles } from './styles.js';
import { describePlot, describeRun, labTable, testAnswers } from './text.js';
import { getPlot, type LabPlot } from './view.js';
import { getVocabulary } from './words.js';

/** Small touch screens, which are mostly on slow devices. */
const phone = '(max-width: 40rem) and (pointer: coarse)';

export class PeLab extends figureWith(parameters) {
  static override styles = [plotStyles, runStyles, labStyles];
  protected override readonly topic = 'lab';

  /** The progress of the worker's last run. */
  @state() private run: LabRun | undefined;
  /** Until the user selects another view. */
  @state() private watches = true;

  readonly #job = new JobController<TrainingSnapshot>(this);
  readonly #plot = new LivePlot(this);
  readonly #memo = new Memo<Pictured>();
  /** The prerendered run, shown at first. */
  #finished: LabRun | undefined;

  /** For the build: the finished run of a tag with these attributes. */
  static prepared(core: Core, attributes: Readonly<Record<string, string>>): string {
    return runText(wholeRun(core, getSettings(attributes)));
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

  /** Recomputed only for another run, view or language. */
  get #pictured(): Pictured {
    const [settings, view, run, { t }] = [this.#settings, this.#view, this.#shown, this];
    return this.#memo.get([settingsKey(settings), view, run, t], () => {
      const lines = run ? getLines(run, settings.encodings) : [];
      return { lines, plot: view === 'attention' ? undefined : getPlot(t, view, settings, run, lines) };
    });
  }

  /** The question of the task, because a page may have two labs. */
  protected override name(): string {
    const { experiment, distance } = this.#settings;
    return this.t(`lab.ask.${experiment}`, { distance });
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const { experiment } = this.#settings;
    const words = getVocabulary(t, experiment);
    const { lines } = this.#pictured;
    const sentence = this.#shown?.sentence;
    return html`${testAnswers(t, sentence, lines, words)}
    ${this.#renderView(sentence?.words.map((word) => words[word]!) ?? [])}`;
  }

  /** The plot or the attention maps, or why there are none. */
  #renderView(words: readonly string[]): TemplateResult {
    const { t } = this;
    const { lines, plot } = this.#pictured;
    const view = this.#view;
    const isThere =
      view === 'attention'
        ? words.length > 0
        : plot?.marks.some((mark) => mark && mark.type === 'line' && mark.points.length > 0 && !mark.legend);
    const missing = t(this.#job.progress === undefined ? 'lab.untrained' : 'lab.soon');
    const children = isThere ? nothing : html`<p class="missing aside" aria-hidden="true">${missing}</p>`;
    if (!plot || view === 'attention')
      return isThere ? attentionMaps(t, lines, words) : html`<p class="aside">${missing}</p>`;
    const label = describePlot(t, view, this.#settings.experiment, lines);
    return this.#plot.render({ ...plot, label, children });
  }

  protected override primaryControls(): TemplateResult {
    const { t } = this;
    const { experiment } = this.#settings;
    const { progress, isPaused } = this.#job;
    const [label, act] =
      progress === undefined
        ? [t('lab.train'), () => this.#train(this.#settings)]
        : isPaused
          ? [t('lab.resume'), () => this.#job.resume()]
          : [t('lab.pause'), () => this.#job.pause()];
    const options = getViews(experiment).map((value) => ({ value, label: t(`lab.view.${value}`) }));
    return html`<div class="line view">
        ${this.control('show', { value: this.#view, choose: (view) => this.#turnTo(view), options })}
      </div>
      <div class="line run">
        <button type="button" class="button strong" @click=${act}>${label}</button>
        <progress
          max="1"
          .value=${progress ?? 0}
          aria-label=${t('lab.progress')}
          ?hidden=${progress === undefined}
        ></progress>
        <span class="state" ${announceAtRest()}>${this.#describeState()}</span>
      </div>`;
  }

  /** The settings of the next training, and how the run that is shown was made. */
  protected override secondaryControls(): TemplateResult {
    const { t } = this;
    const { experiment, encodings, rate, mask } = this.#settings;
    const { batch, length } = experimentFacts[experiment];
    const run = this.#shown;
    const turn = (encoding: Encoding): void => {
      const others = allEncodings.filter((other) => encodings.includes(other) !== (other === encoding));
      if (others.length > 0) this.encodings = others;
      else this.requestUpdate();
    };
    return html`<div class="line encodings" role="group" aria-label=${t('lab.encodings')}>
        ${allEncodings.map((encoding) => toggle(t(`encoding.${encoding}`), encodings.includes(encoding), () => turn(encoding)))}
      </div>
      <div class="line">${this.control('experiment', { choose: (experiment) => this.#take(experiment) })}</div>
      <div class="line">${this.control('seeds')} ${this.control('layers')} ${this.control('width')}</div>
      <div class="line">${this.control('mask', { value: mask })} ${this.control('rate', { value: rate })}</div>
      <div class="line">${this.control('distance')} ${this.control('steps')} ${this.control('seed')}</div>
      <p class="made soft">${run ? describeRun(t, run, run === this.#finished) : t('lab.untrained')}</p>
      <p class="fixed soft">${t('lab.fixed', { ...fixed, batch, length, width: defaults.width })}</p>`;
  }

  protected renderTable(): TemplateResult {
    const run = this.#shown;
    if (!run) return html`<p>${this.t('lab.untrained')}</p>`;
    return labTable(this.t, run, this.#pictured.lines, describeRun(this.t, run, run === this.#finished));
  }

  /** The state of the training, without its progress, which screen readers would announce at every step. */
  #describeState(): string {
    const { t } = this;
    const { failure, progress } = this.#job;
    const settings = this.#settings;
    const run = this.#shown;
    if (failure) return describeFailure(t, failure, t('lab.failed', { reason: failure.message }));
    if (progress !== undefined) return t('lab.training');
    if (!run) return t('lab.untrained');
    const { encodings } = run.settings;
    const isTrained = settings.encodings.every((encoding) => encodings.includes(encoding));
    if (!isTrained || settingsKey({ ...settings, encodings }) !== settingsKey(run.settings)) return t('lab.changed');
    return t('lab.done', { steps: formatNumber(Math.min(...run.models.map(({ step }) => step))) });
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

  /** Resets settings to those of another experiment, because its rate, mask and views differ. */
  #take(experiment: Experiment): void {
    this.experiment = experiment;
    this.rate = this.mask = this.show = undefined;
  }

  #turnTo(view: LabView): void {
    this.show = view;
    this.watches = false;
  }

  #train(settings: LabSettings): void {
    const sequences = matchMedia(phone).matches ? sequenceCounts.few : sequenceCounts.many;
    this.watches = true;
    void this.#job.run(trainingJob(getTraining(settings, sequences)), (snapshot) => {
      this.run = getRun(settings, sequences, snapshot);
    });
  }
}

/** The lines of a run, and their plot. */
interface Pictured {
  readonly lines: readonly LabLine[];
  /** Undefined for attention maps. */
  readonly plot: LabPlot | undefined;
}
