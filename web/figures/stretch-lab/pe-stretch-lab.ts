import { html, nothing, type CSSResultArray, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import { trainingJob, type TrainingSnapshot } from '../../worker/training.js';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { Figure } from '../shared/frame/figure.js';
import { JobController } from '../shared/frame/job-controller.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { progressStyles } from '../shared/frame/progress-styles.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { fixed } from '../shared/reader/format.js';
import {
  factor,
  schemes,
  taskNames,
  tasks,
  trainedLength,
  getTraining,
  type Scheme,
  type Seeds,
} from './experiment.js';
import { parameters } from './manifest.js';
import { measuredIn, measuredText, readMeasured, type Measured, type SoFar, type Spread } from './measured.js';
import { stretchLabStyles } from './styles.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable, type Column } from '../shared/data-table.js';

const percent = (share: number): string => fixed(100 * share, 0);

export class PeStretchLab extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, progressStyles, stretchLabStyles];

  @property(parameters.scheme) scheme?: Scheme;
  @property(parameters.seed) seed?: number;
  @property(parameters.seeds) seeds?: number;

  /** The results of the reader's own models, and the seeds that drew them. */
  @state() private own: { readonly drawn: Seeds; readonly measured: SoFar } | undefined;

  readonly #job = new JobController<TrainingSnapshot>(this);

  #read: Measured | undefined;

  /** For the build: the models, trained and judged. */
  static prepared(core: Core): string {
    return measuredText(core);
  }

  get #scheme(): Scheme {
    return this.scheme ?? parameters.scheme.defaultValue;
  }

  get #shown(): SoFar | undefined {
    return this.own?.measured ?? this.#measured;
  }

  /** The measurements of the build; pages of others without them have the name and the words alone. */
  get #measured(): Measured | undefined {
    return (this.#read ??= readMeasured(this.getAttribute(preparedAttribute)));
  }

  protected name(): string {
    return this.t('stretchLab.name');
  }

  protected instruction(): string {
    return this.t('stretchLab.instruction');
  }

  protected renderContent(): TemplateResult {
    return html`
      ${
        this.controls === 'none'
          ? nothing
          : html`<div class="controls"><div class="line">${this.control('scheme')}</div></div>`
      }
      ${this.#results(true)}
      <p class="reading">${this.#reading}</p>
      <p class="note">${this.#note}</p>
    `;
  }

  get #reading(): string {
    const measured = this.#shown;
    const [before, noun, recall] = taskNames.map((task) => measured?.[task]?.stretched[this.#scheme].middle);
    // Of the reader's own models those of a task may be under way still.
    if (before === undefined || noun === undefined || recall === undefined) return '';
    const values = { before: percent(before), noun: percent(noun), recall: percent(recall) };
    // The sentences about schemes hold of the models that the build has measured, and of no others.
    if (!this.own) return this.t(`stretchLab.says.${this.#scheme}`, values);
    return this.t('stretchLab.saysOwn', { ...values, read: this.#readingName(this.#scheme) });
  }

  protected override primaryControls(): TemplateResult {
    const { t } = this;
    const { progress: share } = this.#job;
    const underWay = share !== undefined;
    return html`
      <div class="line run">
        <button type="button" class="tool" @click=${() => (underWay ? this.#job.cancel() : this.#train())}>
          ${t(underWay ? 'stretchLab.cancel' : 'stretchLab.train')}
        </button>
        ${underWay ? html`<progress max="1" .value=${share} aria-label=${t('stretchLab.progress')}></progress>` : nothing}
        <span class="state" ${announceAtRest()}>${this.#state}</span>
      </div>
    `;
  }

  get #note(): string {
    if (this.own) return this.t('stretchLab.noteOwn', this.#drawnWords(this.own.drawn));
    return this.t('stretchLab.note', { models: tasks['nearest-noun'].seeds, recall: tasks.recall.seeds });
  }

  /** It says nothing of how far the training is: a screen reader would hear every step. */
  get #state(): string {
    const { progress: share, failure } = this.#job;
    if (failure) return describeFailure(this.t, failure, this.t('stretchLab.failed', { reason: failure.message }));
    if (!this.own) return '';
    return this.t(
      share === undefined ? 'stretchLab.trainedOwn' : 'stretchLab.training',
      this.#drawnWords(this.own.drawn),
    );
  }

  /** The number of models, and their seeds, in words. */
  #drawnWords({ seed, seeds }: Seeds) {
    const last = seed + seeds - 1;
    const names = seeds > 1 ? this.t('stretchLab.someSeeds', { seed, last }) : this.t('stretchLab.oneSeed', { seed });
    return { models: seeds * taskNames.length, seeds: names };
  }

  #train(): void {
    const drawn = {
      seed: this.seed ?? parameters.seed.defaultValue,
      seeds: this.seeds ?? parameters.seeds.defaultValue,
    };
    const before = this.own;
    this.own = { drawn, measured: {} };
    const hear = (look: TrainingSnapshot): void => {
      this.own = { drawn, measured: measuredIn(look) };
    };
    void this.#job.run(trainingJob(getTraining(drawn)), hear).then((whole) => {
      // The results from before stay where no training came to an end.
      if (!whole && this.#job.progress === undefined) this.own = before;
    });
  }

  protected override reset(): void {
    super.reset();
    this.#job.cancel();
    this.own = undefined;
  }

  protected renderTable(): TemplateResult {
    return this.#results(false);
  }

  /** The name of the row of a scheme: the length of the sentences that are read in this way. */
  #readingName(scheme: Scheme): string {
    const words = factor * trainedLength;
    if (scheme === 'none') return this.t('stretchLab.asTheyAre', { words });
    return this.t('stretchLab.stretched', { words, scheme: this.t(`stretchLab.${scheme}`) });
  }

  /** A row for each scheme, a column for each task; drawn with bars, or as numbers alone. */
  #results(drawn: boolean): TemplateResult {
    const { t } = this;
    const measured = this.#shown;
    return dataTable(
      ['trained', ...schemes] as const,
      [
        [
          t('stretchLab.right'),
          (row) => (row === 'trained' ? t('stretchLab.trained', { trained: trainedLength }) : this.#readingName(row)),
        ],
        ...taskNames.map((task): Column<'trained' | Scheme> => [
          t(`stretchLab.${task}`),
          (row) => {
            const results = measured?.[task];
            const spread = row === 'trained' ? results?.trained : results?.stretched[row];
            return spread && cell(spread, drawn ? (results?.bag ?? 0) : undefined);
          },
        ]),
      ],
      {
        className: drawn ? 'results' : '',
        rowClass: (row) => (row === 'trained' ? row : drawn && row === this.#scheme ? 'picked' : ''),
      },
    );
  }
}

/** The middle, and where the models differ their range; with a guess, also as a bar with a mark where that guess ends. */
function cell({ middle, low, high }: Spread, bag: number | undefined): TemplateResult {
  const range = percent(low) === percent(high) ? '' : ` ${percent(low)}–${percent(high)}`;
  const bar =
    bag === undefined
      ? nothing
      : html`<span
          class="bar"
          aria-hidden="true"
          style=${inlineStyle(`--share: ${middle.toFixed(3)}; --bag: ${bag.toFixed(3)}`)}
          ><i></i
        ></span>`;
  return html`${percent(middle)}<small>${range}</small>${bar}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-stretch-lab': PeStretchLab;
  }
}
