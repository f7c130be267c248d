import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import { core } from '../shared/frame/core-context.js';
import { callJob, type Outcome } from '../../worker/job.js';
import { ChartCanvas } from '../shared/charts/chart-canvas.js';
import { cliffPlot } from './chart.js';
import { cliffMainControls, cliffTable, describeRunFailure, type CliffActions } from './controls.js';
import { getLines, type CliffLine } from './data.js';
import { hearings, getHidden, type Hearing } from './hearing.js';
import { cliffPanel, cliffDescription, sigmaLabels, sigmaMark } from './plot.js';
import {
  cliffRun,
  defaults,
  defaultSigma,
  readRun,
  getRun,
  runText,
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
import { together } from './together.js';
import { togetherStyles } from './together-styles.js';
import { sigmaAt, getView, type CliffView } from './view.js';
import { fieldLines } from '../shared/controls/field-lines.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { LongJob } from '../shared/frame/long-job.js';
import { PlotDrag } from '../shared/charts/plot-drag.js';
import { plotStyles } from '../shared/charts/plot-styles.js';
import { preparedAttribute } from '../shared/frame/prepared.js';
import { keyedPlace, ownKey } from '../shared/controls/slider-keys.js';
import { NearViewportController } from '../shared/frame/near-viewport.js';
import { progressStyles } from '../shared/frame/progress-styles.js';
import { parameters } from './manifest.js';

/** Levels of noise that Page Up goes on. */
const largeStep = 4;

export class PeCliff extends Figure {
  static override styles: CSSResultArray = [
    ...Figure.styles,
    ...plotStyles,
    fieldLines,
    progressStyles,
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

  /** The run of the worker that was asked for last, as far as it has come. */
  @state() private run: CliffRun | undefined;

  readonly #job = new LongJob<Outcome<'cliff'>>(this);
  readonly #canvas = new ChartCanvas(this);
  readonly #drag = new PlotDrag((share) => this.#pointTo(share));
  /** The run that the build has made, so that there is one at first sight. */
  #finished: CliffRun | undefined;
  /** The settings that are followed: a run that was cancelled does not start again by itself. */
  #followed: string | undefined;
  #near = false;
  readonly #memo = new Memo<Pictured>();
  readonly #heard = new Memo<readonly Hearing[]>();

  /** For the build (`generator/figures/prepared.ts`): the finished run of a tag with these attributes. */
  static prepared(core: Core, attributes: Readonly<Record<string, string>>): string {
    return runText(cliffRun(core, getSettings(attributes)));
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

  /** The run that is drawn: until a new one has reached every point, the one before. */
  get #shown(): CliffRun | undefined {
    return this.run ?? this.#finished;
  }

  /** Made anew for another run alone: a drag of the noise redraws none of the lines. */
  get #pictured(): Pictured {
    const { whole } = this;
    const run = this.#shown;
    return this.#memo.get([run, whole], () => {
      const { settings, sums } = run ?? { settings: this.#settings, sums: [] };
      const lines = getLines({ settings, sums });
      return { lines, view: getView(settings.candidates, lines, whole) };
    });
  }

  get #sigma(): number {
    return this.sigma ?? defaultSigma;
  }

  /** The index of the level of noise at which the numbers are read: the nearest to the reader's. */
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
    const { lines, view } = this.#pictured;
    const [sigma, index, drag] = [this.#sigma, this.#index, this.#drag];
    const { widths, base, candidates } = this.#settings;
    const heard = this.#heard.get([sigma, base, candidates, ...widths], () => hearings(core(), this.#settings, sigma));
    const charted = this.#canvas.ready;
    return html`
      ${together(t, heard, getHidden(candidates), candidates, sigma)}
      <div class="plots" @pointerdown=${drag} @pointermove=${this.#pointAt} @pointerup=${drag} @pointercancel=${drag}>
        ${cliffPanel(t, view.error, lines, t(whole ? 'cliff.wholeLabel' : 'cliff.errorLabel'), charted)}
        ${cliffPanel(t, view.rate, lines, t('cliff.rateLabel'), charted)} ${sigmaLabels(t)}
        ${sigmaMark(t, sigma, index, lines, whole, (event) => this.#key(event))} ${this.#missing()}
      </div>
      ${cliffDescription(t, index, lines, whole)}
    `;
  }

  /** The reason why nothing is drawn, where the reader looks for it; the line beside the buttons says it aloud. */
  #missing(): TemplateResult | typeof nothing {
    const { failure } = this.#job;
    return failure && !this.#shown
      ? html`<p class="missing" aria-hidden="true">${describeRunFailure(this.t, failure)}</p>`
      : nothing;
  }

  /** The way in which errors are taken, and the settings of the next run. */
  protected override secondaryControls(): TemplateResult {
    const { t, whole } = this;
    return html`<div class="line">
        ${this.control('whole')} <span class="note">${t(whole ? 'cliff.wholeNote' : 'cliff.realNote')}</span>
      </div>
      <div class="line fields">${this.control('trials')} ${this.control('seed')}</div>`;
  }

  protected override primaryControls(): TemplateResult {
    const settings = this.#settings;
    const { share, failure } = this.#job;
    const done = this.#done(settings);
    const state = { share, failure, done, finished: done === settings.trials };
    return cliffMainControls(this.t, settings, state, this.#actions);
  }

  protected renderTable(): TemplateResult {
    return cliffTable(this.t, this.#pictured.lines);
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
    this.#followed = undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#finished ??= readRun(this.getAttribute(preparedAttribute));
    if (this.#near) this.#follow();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { view } = this.#pictured;
    this.#canvas.draw([view], (colours) => cliffPlot(view.error, colours), 0);
    this.#canvas.draw([view], (colours) => cliffPlot(view.rate, colours), 1);
  }

  /** Makes what is shown what the settings say: they may come from the fields, a link, or the page's base. */
  #follow(): void {
    const settings = this.#settings;
    const key = settingsKey(settings);
    if (key === this.#followed) return;
    this.#followed = key;
    this.#job.cancel();
    if (this.#finished && settingsKey(this.#finished.settings) === key) this.run = undefined;
    else if (this.#done(settings) < settings.trials) this.#start(settings);
  }

  /** The number of trials of these settings that each point shows, at least. */
  #done(settings: CliffSettings): number {
    const shown = this.#shown;
    if (!shown || settingsKey(shown.settings) !== settingsKey(settings)) return 0;
    return Math.min(...shown.sums.map(({ trials }) => trials));
  }

  #start(settings: CliffSettings): void {
    void this.#job.run(callJob('cliff', getSpecs(settings)), (outcome) => {
      this.run = getRun(settings, outcome) ?? this.run;
    });
  }

  #pointTo(share: number): void {
    this.sigma = sigmaAt(share);
  }

  /** A mouse reads without being pressed; a finger by drawing it across. */
  readonly #pointAt = (event: PointerEvent): void => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    if (event.pointerType === 'mouse' && event.buttons === 0) this.#pointTo((event.clientX - left) / width);
    else this.#drag.handleEvent(event);
  };

  #key(event: KeyboardEvent): void {
    const index = keyedPlace(ownKey(event), this.#index, sigmas.length - 1, largeStep);
    if (index === undefined) return;
    event.preventDefault();
    this.sigma = sigmas[index] ?? defaultSigma;
  }
}

/** The lines of a run, and the view in which they are drawn. */
interface Pictured {
  readonly lines: readonly CliffLine[];
  readonly view: CliffView;
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-cliff': PeCliff;
  }
}
