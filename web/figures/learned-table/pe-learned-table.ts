import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import { trainingJob, type TrainingSnapshot } from '../../worker/training.js';
import { PlotDrag } from '../shared/charts/plot-drag.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { stripStyles } from '../shared/clock/strip-styles.js';
import { sliderField } from '../shared/controls/number-fields.js';
import { core } from '../shared/frame/core-provider.js';
import { Figure } from '../shared/frame/figure.js';
import { JobController } from '../shared/frame/job-controller.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { NearViewportController } from '../shared/frame/near-viewport.js';
import { runStyles } from '../shared/styles/run-styles.js';
import { formatPercent } from '../shared/reader/format.js';
import { runControls, describeRunFailure, stateDescription, stateTable, type RunActions } from './controls.js';
import { componentPlane, similarityMatrix, type TablePicture } from './drawing.js';
import { parameters } from './manifest.js';
import { parseRun, serializeRun } from './run-text.js';
import { getJudgement, storedStep, RunStates, getSpec, tableRun, type TableRun } from './run.js';
import { defaults, settingsKey, getSettings, type Start, type TableSettings } from './settings.js';
import { noState, sinusoidalState, type TableState } from './shape.js';
import { learnedTableStyles } from './styles.js';
import { positionAt, stateNear } from './view.js';

export class PeLearnedTable extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, plotStyles, runStyles, stripStyles, learnedTableStyles];

  @property(parameters.start) start?: Start;
  @property(parameters.compare) compare = false;
  @property(parameters.row) row?: number;
  @property(parameters.seed) seed?: number;
  @property(parameters.steps) steps?: number;
  @property(parameters.step) step?: number | undefined;

  /** The progress of the worker's last run. */
  @state() private run: TableRun | undefined;

  readonly #job = new JobController<TrainingSnapshot>(this);
  readonly #drag = new PlotDrag((fraction) => (this.row = positionAt(fraction)), { hovers: true });
  /** The prerendered run, or the last complete one. */
  #finished: TableRun | undefined;
  /** The settings of the last started run, so that a cancelled run does not restart by itself. */
  #startedKey: string | undefined;
  #near = false;
  #sinusoid: TableState | undefined;

  /** For the build: the finished run of a tag with these attributes. */
  static prepared(core: Core, attributes: Readonly<Record<string, string>>): string {
    return serializeRun(tableRun(core, getSettings(attributes)));
  }

  constructor() {
    super();
    new NearViewportController(this, () => {
      this.#near = true;
      this.requestUpdate();
    });
  }

  get #settings(): TableSettings {
    return {
      start: this.start ?? defaults.start,
      seed: this.seed ?? defaults.seed,
      steps: this.steps ?? defaults.steps,
    };
  }

  /** The run shown: until a new one has a table, the previous one. */
  get #shown(): TableRun | undefined {
    return this.run ?? this.#finished;
  }

  get #row(): number {
    return this.row ?? parameters.row.defaultValue;
  }

  protected instruction(): string {
    return this.t('learnedTable.instruction');
  }

  protected name(): string {
    return this.t('learnedTable.name');
  }

  protected renderContent(): TemplateResult {
    const { t, compare } = this;
    const { states, settings } = this.#shown ?? { states: [noState], settings: this.#settings };
    const shown = stateNear(states, this.step) ?? noState;
    const way = states.slice(0, states.indexOf(shown) + 1);
    return html`
      <div class=${compare ? 'tables compared' : 'tables'}>
        ${this.#pair(t('learnedTable.learned'), { way, states, state: shown, row: this.#row })}
        ${compare ? this.#sinusoidalPair() : nothing}
      </div>
      ${stateDescription(t, shown, this.#row, compare)} ${this.#time(settings, shown)} ${this.#renderError()}
    `;
  }

  #sinusoidalPair(): TemplateResult {
    const state = (this.#sinusoid ??= sinusoidalState(core()));
    return this.#pair(this.t('learnedTable.sinusoidal'), { way: [], states: [state], state, row: this.#row });
  }

  #pair(name: string, drawn: TablePicture): TemplateResult {
    const { t } = this;
    const { varianceFraction } = drawn.state;
    const known = drawn.state !== noState;
    const matrix = known ? t('learnedTable.matrixLabel', { name }) : name;
    const plane = known ? t('learnedTable.planeLabel', { name, share: formatPercent(varianceFraction) }) : name;
    return html`
      <section class="pair" aria-label=${name}>
        ${this.compare ? html`<p class="table-name">${t('learnedTable.named', { name, share: formatPercent(varianceFraction) })}</p>` : nothing}
        ${similarityMatrix(t, drawn, matrix, this.#drag)} ${componentPlane(t, drawn, plane)}
      </section>
    `;
  }

  /** A slider over the training steps. During training it follows the progress. */
  #time({ steps }: TableSettings, shown: TableState): TemplateResult {
    const value = this.step === undefined ? shown.step : Math.min(this.step, steps);
    const range = { min: 0, max: steps, kind: 'whole' } as const;
    const choose = (step: number): void => {
      this.step = step;
    };
    const options = { step: storedStep(1, steps) };
    return sliderField(this.t, 'step', this.t('learnedTable.step'), value, range, [0, steps], choose, options);
  }

  /** Why nothing is shown, in place of the picture. The status next to the button is announced. */
  #renderError(): TemplateResult | typeof nothing {
    const { failure } = this.#job;
    return failure && !this.#shown
      ? html`<p class="missing aside warning" aria-hidden="true">${describeRunFailure(this.t, failure)}</p>`
      : nothing;
  }

  protected override primaryControls(): TemplateResult {
    const { progress, failure, isPaused } = this.#job;
    const run = this.#shown;
    const reached = run?.states.at(-1)?.step ?? 0;
    const state = { progress, failure, paused: isPaused, reached, judgement: run?.judgement };
    return runControls(this.t, this.#settings, state, this.#actions);
  }

  protected renderTable(): TemplateResult {
    return stateTable(this.t, stateNear(this.#shown?.states ?? [], this.step) ?? noState);
  }

  get #actions(): RunActions {
    return {
      train: () => {
        this.step = undefined;
        this.#start(this.#settings);
      },
      pause: () => this.#job.pause(),
      resume: () => this.#job.resume(),
      cancel: () => this.#job.cancel(),
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
    if (this.#near) this.#startIfChanged(changed.has('step'));
  }

  /**
   * Starts a run if the settings have changed, by controls or a link. A new run is followed to its end, unless a step
   * is set at the same time.
   */
  #startIfChanged(stepIsNew: boolean): void {
    const settings = this.#settings;
    const key = settingsKey(settings);
    if (key === this.#startedKey) return;
    if (this.#startedKey !== undefined && !stepIsNew) this.step = undefined;
    this.#startedKey = key;
    this.#job.cancel();
    if (this.#finished && settingsKey(this.#finished.settings) === key) this.run = undefined;
    else this.#start(settings);
  }

  #start(settings: TableSettings): void {
    const states = new RunStates(core(), settings);
    void this.#job.run(trainingJob(getSpec(settings)), (snapshot) => {
      const tables = snapshot[0]?.tables ?? [];
      if (tables.length === 0) return;
      const judgement = getJudgement(snapshot);
      this.run = { settings, states: states.of(tables), ...(judgement && { judgement }) };
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-learned-table': PeLearnedTable;
  }
}
