import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import { trainingJob, type TrainingSnapshot } from '../../worker/training.js';
import { signColours } from '../shared/charts/sign-colours.js';
import { Ticker } from '../shared/controls/animation.js';
import { sliderField } from '../shared/controls/number-fields.js';
import { playButton } from '../shared/controls/play-button.js';
import { isInSight } from '../shared/frame/action-links/in-sight.js';
import { core } from '../shared/frame/core-provider.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { RunController } from '../shared/frame/run-controller.js';
import { formatNumber, formatPercent } from '../shared/reader/format.js';
import { inRow } from '../shared/reader/messages.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { componentPlane, planeMargin, similarityMatrix, stateTable, type TablePicture } from './drawing.js';
import { getSettings, parameters } from './manifest.js';
import { parseRun, serializeRun } from './run-text.js';
import { getJudgement, getSpec, intervals, RunStates, storedStep, tableRun, type TableRun } from './run.js';
import { positions, type TableSettings } from './settings.js';
import { noState, sinusoidalState, type TableState } from './shape.js';
import { learnedTableStyles } from './styles.js';
import { getPoints, getReach, rowAt, stateNear } from './view.js';

/** Seconds from one stored step to the next when a run is played. */
const playInterval = 0.2;

export class PeLearnedTable extends figureWith(parameters) {
  static override styles = [plotStyles, signColours, learnedTableStyles];
  protected override readonly topic = 'learnedTable';

  /** The index of the state that is shown while the run is played. */
  @state() private played: number | undefined;

  #states: RunStates | undefined;
  readonly #run = new RunController<TableRun, TrainingSnapshot>(this, {
    settings: () => this.#settings,
    parse: parseRun,
    job: (settings) => {
      this.#states = new RunStates(core(), settings);
      return trainingJob(getSpec(settings));
    },
    read: (settings, snapshot) => this.#read(settings, snapshot),
  });
  readonly #ticker = new Ticker(this, (seconds) => this.#tick(seconds));
  /** Seconds since the beginning of the play. */
  #time = 0;
  #sinusoid: TableState | undefined;

  /** For the build: the finished run of a tag with these attributes. */
  static prepared(core: Core, attributes: Readonly<Record<string, string>>): string {
    return serializeRun(tableRun(core, getSettings(attributes)));
  }

  get #settings(): TableSettings {
    const { start, seed, steps } = this.values;
    return { start, seed, steps };
  }

  get #picture(): TablePicture {
    const states = this.#run.shown?.states ?? [noState];
    const index = Math.min(this.played ?? stateNear(states, this.step), states.length - 1);
    return { name: this.t('learnedTable.learned'), states, index, row: this.values.row };
  }

  protected renderContent(): TemplateResult {
    const { compare } = this;
    const picture = this.#picture;
    const { played } = this;
    return html`
      <div class=${`tables ${compare ? 'compared' : ''} ${played ? 'playing' : ''}`}>
        ${this.#pair(picture, (share, down) => this.#follow(share, down))}
        ${compare ? this.#sinusoidalPair(picture) : nothing}
      </div>
      <p class="reading verdict" ${announceAtRest()}>${this.#describe(picture)}</p>
    `;
  }

  #sinusoidalPair(picture: TablePicture): TemplateResult {
    const state = (this.#sinusoid ??= sinusoidalState(core()));
    return this.#pair({ ...picture, name: this.t('learnedTable.sinusoidal'), states: [state], index: 0 });
  }

  #pair(picture: TablePicture, follow?: (share: number, down: number) => void): TemplateResult {
    const { t } = this;
    const { name, states, index } = picture;
    const share = formatPercent(states[index]!.varianceFraction);
    return html`<section class="pair" aria-label=${name}>
      ${this.compare ? html`<p class="table-name">${t('learnedTable.named', { name, share })}</p>` : nothing}
      ${similarityMatrix(t, picture, (row) => (this.row = row))} ${componentPlane(t, picture, follow)}
    </section>`;
  }

  /** How many neighbours the table has found, and at the end of the run how well the model does. */
  #describe({ states, index }: TablePicture): string {
    const { t } = this;
    const { failure } = this.#run.job;
    if (failure) return describeFailure(t, failure, t('learnedTable.failed', { reason: failure.message }));
    const count = t('learnedTable.neighbours', { count: states[index]!.neighbours, rows: positions });
    const judgement = index === states.length - 1 ? this.#run.shown?.judgement : undefined;
    return judgement ? inRow(count, t('learnedTable.filled', { share: formatPercent(judgement.accuracy) })) : count;
  }

  /** A slider over the training steps. During training it follows the progress. */
  protected override primaryControls(): TemplateResult {
    const { t } = this;
    const { steps } = this.#run.shown?.settings ?? this.#settings;
    const { states, index } = this.#picture;
    const value =
      this.step === undefined || this.played !== undefined ? states[index]!.step : Math.min(this.step, steps);
    const range = { min: 0, max: steps, kind: 'whole' } as const;
    const choose = (step: number): void => this.#rest(step);
    const field = sliderField(t, 'step', t('learnedTable.step'), value, range, [0, steps], choose, {
      step: storedStep(1, steps),
    });
    return html`<div class="line time">${playButton(this.#isGoing, t, () => this.#toggle())} ${field}</div>`;
  }

  protected override secondaryControls(): TemplateResult {
    const { t } = this;
    const run = this.#run.shown;
    const { start, seed, steps } = run?.settings ?? this.#settings;
    const train = (): void => {
      this.#rest(undefined);
      this.#run.start();
    };
    const { accuracy, best } = run?.judgement ?? { accuracy: NaN, best: NaN };
    const percents = { accuracy: formatPercent(accuracy), best: formatPercent(best) };
    return html`<div class="line">${this.control('start')}</div>
      <div class="line">${this.control('steps')} ${this.control('seed')}</div>
      <div class="line">
        ${this.control('compare')}
        <button type="button" class="button" @click=${train}>${t('learnedTable.train')}</button>
      </div>
      <p class="state soft">
        ${t(run?.judgement ? 'learnedTable.judged' : 'learnedTable.running', { start, seed, steps: formatNumber(steps), ...percents })}
      </p>`;
  }

  protected renderTable(): TemplateResult {
    const { states, index } = this.#picture;
    return stateTable(this.t, states[index]!);
  }

  protected override reset(): void {
    super.reset();
    this.#rest(undefined);
    this.#run.reset();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // A new run is followed to its end, unless a step is set at the same time.
    const isNewRun = changed.has('start') || changed.has('seed') || changed.has('steps');
    if (this.hasUpdated && (isNewRun || changed.has('step'))) this.#rest(changed.has('step') ? this.step : undefined);
  }

  /** A run that is there plays once when it comes in sight. */
  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    if (this.#run.shown && this.step === undefined) this.#ticker.startIfAllowed();
  }

  #read(settings: TableSettings, snapshot: TrainingSnapshot): TableRun | undefined {
    const tables = snapshot[0]?.tables ?? [];
    if (tables.length === 0) return undefined;
    const judgement = getJudgement(snapshot);
    return { settings, states: this.#states!.of(tables), ...(judgement && { judgement }) };
  }

  /** Whether a run is played or trained. */
  get #isGoing(): boolean {
    const { progress, isPaused } = this.#run.job;
    return progress === undefined ? this.played !== undefined && this.#ticker.running : !isPaused;
  }

  #toggle(): void {
    const { job } = this.#run;
    if (job.progress !== undefined) {
      if (job.isPaused) job.resume();
      else job.pause();
    } else if (this.#isGoing) this.#rest(this.#picture.states[this.#picture.index]!.step);
    else {
      this.#time = this.played = 0;
      this.#ticker.start();
    }
  }

  /** Shows a step, or the last one, and plays no more. */
  #rest(step: number | undefined): void {
    this.#ticker.stop();
    this.played = undefined;
    this.step = step;
  }

  #tick(seconds: number): void {
    if (this.played === undefined && !isInSight(this)) return;
    this.#time += seconds;
    const index = Math.floor(this.#time / playInterval);
    if (index > intervals) this.#rest(undefined);
    else this.played = index;
  }

  #follow(share: number, down: number): void {
    const { states, index } = this.#picture;
    const half = planeMargin * getReach(states);
    const row = rowAt(getPoints(states[index]!), { x: (2 * share - 1) * half, y: (1 - 2 * down) * half });
    if (row >= 0) this.row = row;
  }
}
