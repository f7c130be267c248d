import { html, nothing, type CSSResultArray, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import { trainingJob, type TrainingSnapshot } from '../../worker/training.js';
import { dialStyles } from '../shared/clock/dial-styles.js';
import { seenArcsStyles } from '../shared/clock/seen-arcs-styles.js';
import { keyedPlace } from '../shared/controls/slider-keys.js';
import { dataTable, type Column } from '../shared/data-table.js';
import { core } from '../shared/frame/core-provider.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { Figure } from '../shared/frame/figure.js';
import { JobController } from '../shared/frame/job-controller.js';
import { Memo } from '../shared/frame/memo.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { runStyles } from '../shared/styles/run-styles.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { plot } from '../shared/plot/plot.js';
import { fixed, significant } from '../shared/reader/format.js';
import { differs, stretched, type StretchSettings, type Stretched } from './data.js';
import * as describe from './description.js';
import { dialsOfPairs } from './dials.js';
import { phi3, type FactorList } from './factors.js';
import { parameters, type Curve, type Formula, type Scheme } from './manifest.js';
import * as models from './models.js';
import { stretchPlot } from './plot.js';
import { stretchStyles } from './styles.js';

export class PeStretch extends Figure {
  static override styles: CSSResultArray = [
    ...Figure.styles,
    plotStyles,
    dialStyles,
    seenArcsStyles,
    runStyles,
    stretchStyles,
  ];

  @property(parameters.scheme) scheme?: Scheme;
  @property(parameters.factor) factor?: number;
  @property(parameters.formula) formula?: Formula;
  @property(parameters.curve) curve?: Curve;
  @property(parameters.length) length?: number | undefined;
  @property(parameters.trained) trained?: number;
  @property(parameters.head) head?: number;
  @property(parameters.pair) pair?: number;
  @property(parameters.fast) fast?: number;
  @property(parameters.slow) slow?: number;
  @property(parameters.untruncated) untruncated = false;
  @property(parameters.low) low?: number;
  @property(parameters.high) high?: number;
  @property(parameters.factors) factors?: FactorList;

  @property(parameters.seed) seed?: number;
  @property(parameters.seeds) seeds?: number;

  /** The results of the reader's own models, and the seeds that drew them. */
  @state() private own: { readonly drawn: models.Seeds; readonly measured: models.Measured } | undefined;

  readonly #job = new JobController<TrainingSnapshot>(this);
  readonly #stretched = new Memo<Stretched>();
  #measured: models.Measured | undefined;

  /** For the build: small models, trained and judged. */
  static prepared(core: Core): string {
    return models.measuredText(core);
  }

  get #scheme(): Scheme {
    return this.scheme ?? parameters.scheme.defaultValue;
  }

  /** A published list of factors, which comes with the head that it was made for. */
  get #published(): Exclude<FactorList, 'even'> | undefined {
    return this.#scheme === 'longrope' && this.factors && this.factors !== 'even' ? this.factors : undefined;
  }

  get #settings(): StretchSettings {
    const valueOf = (name: 'fast' | 'slow' | 'low' | 'high' | 'head' | 'trained' | 'factor'): number =>
      this[name] ?? parameters[name].defaultValue;
    const published = this.#published;
    const head = published
      ? phi3
      : {
          dimensions: valueOf('head'),
          base: this.readerState.base,
          trained: valueOf('trained'),
          factor: valueOf('factor'),
        };
    const { factor, trained, dimensions, base } = head;
    // The short list is for texts that are no longer than those of training.
    const length = this.length ?? Math.round(published === 'phi-3-short' ? trained : factor * trained);
    return {
      ...{ scheme: this.#scheme, formula: this.formula ?? parameters.formula.defaultValue },
      ...{ factor, length, trained, dimensions, base },
      ...{ fast: valueOf('fast'), slow: valueOf('slow'), untruncated: this.untruncated },
      ...{ low: valueOf('low'), high: valueOf('high'), factors: this.factors ?? parameters.factors.defaultValue },
    };
  }

  get #shown(): Stretched {
    const settings = this.#settings;
    return this.#stretched.get(Object.values(settings), () => stretched(core(), settings));
  }

  get #pair(): number {
    return Math.min(this.pair ?? parameters.pair.defaultValue, this.#shown.pairs - 1);
  }

  get #curve(): Curve {
    return this.curve ?? parameters.curve.defaultValue;
  }

  protected name(): string {
    return this.t('stretch.name');
  }

  protected instruction(): string {
    return this.t('stretch.instruction');
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const shown = this.#shown;
    const last = shown.pairs - 1;
    const pair = this.#pair;
    const picked = describe.describePair(t, shown, pair);
    const measured = this.#models;
    const answers = measured && describe.describeModels(t, this.#scheme, measured, this.own !== undefined);
    const reader = {
      ...{ x: pair, min: 0, max: last, label: t('stretch.axis'), text: picked },
      move: (x: number) => (this.pair = Math.min(last, Math.max(0, Math.round(x)))),
      keyed: (key: string) => keyedPlace(key, pair, last),
    };
    return html`
      ${this.#choices()} ${plot(stretchPlot(t, shown, this.#curve, reader))}
      ${dialsOfPairs(t, shown, pair, (picked) => (this.pair = picked))}
      <div class="reading">
        <p class=${shown.meetNew > 0 ? 'met new' : 'met'}>${describe.describeNew(t, shown)}</p>
        <p>${describe.describeScheme(t, shown)}</p>
        ${answers ? html`<p class="models">${answers}</p>` : nothing}
        <p class="picked soft">${picked}</p>
        <p class="attention soft">${describe.describeAttention(t, shown)}</p>
        ${
          this.#published
            ? html`<p class="source soft">${t('stretch.source')} <a href=${phi3.source.url}>${phi3.source.text}</a></p>`
            : nothing
        }
      </div>
    `;
  }

  /** The results of the reader's models, or of those of the build, which other sites do not have. */
  get #models(): models.Measured | undefined {
    return this.own?.measured ?? (this.#measured ??= models.readMeasured(this.getAttribute(preparedAttribute)));
  }

  /** The choices above the picture, which a reader makes first. */
  #choices(): TemplateResult | typeof nothing {
    if (this.controls === 'none') return nothing;
    return html`<div class="controls">
      <div class="line">${this.control('scheme')}</div>
      <div class="line">${this.control('factor', this.#published ? { inert: true, value: phi3.factor } : {})}</div>
    </div>`;
  }

  protected override primaryControls(): typeof nothing {
    return nothing;
  }

  /** The further settings of the scheme: a number that it does not know has no control. */
  protected override secondaryControls(): TemplateResult {
    const scheme = this.#scheme;
    const published = this.#published !== undefined;
    return html`
      <div class="line">
        ${differs(scheme) ? this.control('formula') : nothing}
        ${scheme === 'longrope' ? this.control('factors') : nothing} ${this.control('curve')}
      </div>
      ${scheme === 'yarn' ? html`<div class="line">${this.control('untruncated')}</div>` : nothing}
      <div class="line columns-of-fields">
        ${this.control('length', { value: this.#settings.length })}
        ${published ? nothing : html`${this.control('trained')} ${this.control('head')} ${this.control('base', { typed: true })}`}
        ${scheme === 'yarn' ? html`${this.control('fast')} ${this.control('slow')}` : nothing}
        ${scheme === 'llama3' ? html`${this.control('low')} ${this.control('high')}` : nothing}
      </div>
      ${this.#trainingControls()}
    `;
  }

  /** The reader's own models for the sentence about small models, and for the table. */
  #trainingControls(): TemplateResult {
    const { t } = this;
    const { progress, failure } = this.#job;
    const state = failure
      ? describeFailure(t, failure, t('stretch.failed', { reason: failure.message }))
      : this.own
        ? t(
            progress === undefined ? 'stretch.trainedOwn' : 'stretch.training',
            describe.describeSeeds(t, this.own.drawn),
          )
        : '';
    return html`<div class="line">${this.control('seeds')} ${this.control('seed')}</div>
      <div class="line run">
        <button
          type="button"
          class="button"
          @click=${() => (progress === undefined ? this.#train() : this.#job.cancel())}
        >
          ${t(progress === undefined ? 'stretch.train' : 'stretch.cancel')}
        </button>
        ${progress === undefined ? nothing : html`<progress max="1" .value=${progress} aria-label=${t('stretch.progress')}></progress>`}
        <span class="state" ${announceAtRest()}>${state}</span>
      </div>`;
  }

  #train(): void {
    const drawn = {
      seed: this.seed ?? parameters.seed.defaultValue,
      seeds: this.seeds ?? parameters.seeds.defaultValue,
    };
    const before = this.own;
    this.own = { drawn, measured: {} };
    const show = (snapshot: TrainingSnapshot): void => {
      this.own = { drawn, measured: models.measuredIn(snapshot) };
    };
    void this.#job.run(trainingJob(models.getTraining(drawn)), show).then((whole) => {
      // Without new results, the ones before stay.
      if (!whole && this.#job.progress === undefined) this.own = before;
    });
  }

  protected override reset(): void {
    super.reset();
    this.#job.cancel();
    this.own = undefined;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const { pairs, kept, wavelengths, plain, other, angles, settings } = this.#shown;
    const second = settings.formula === 'code' ? 'paper' : 'code';
    return html`${this.#modelsTable()}
    ${dataTable(Array(pairs).keys(), [
      [t('stretch.axis'), (pair) => pair],
      [t('stretch.curve.share'), (pair) => fixed(kept[pair]!, 4)],
      other && [t(`stretch.by.${second}`), (pair) => fixed(other.kept[pair]!, 4)],
      [t('stretch.plainWavelength'), (pair) => significant(plain.wavelengths[pair]!)],
      [t('stretch.curve.wavelength'), (pair) => significant(wavelengths[pair]!)],
      [t('stretch.turnsInTraining'), (pair) => significant(angles.trainedTurns[pair]!)],
      [t('stretch.turnsInText'), (pair) => significant(angles.turns[pair]!)],
      [t('stretch.shareNew'), (pair) => `${fixed(100 * angles.unseen[pair]!, 1)}%`],
    ])}`;
  }

  /** Small models: a row for each reading, a column for each task. */
  #modelsTable(): TemplateResult | typeof nothing {
    const { t } = this;
    const measured = this.#models;
    if (!measured) return nothing;
    const { tasks, taskNames, trainedWords, longWords } = models;
    type Row = 'trained' | models.Reading | 'bag';
    const getCell = (results: models.TaskMeasured, row: Row): string => {
      if (row === 'bag') return describe.percent(results.bag);
      const { middle, low, high } = row === 'trained' ? results.trained : results.stretched[row];
      const [from, to] = [low, high].map(describe.percent);
      return from === to ? describe.percent(middle) : `${describe.percent(middle)} (${from}–${to})`;
    };
    return dataTable<Row>(
      ['trained', ...models.readings, 'bag'],
      [
        [
          t('stretch.right'),
          (row) => t(`stretch.reading.${row}`, { words: row === 'trained' ? trainedWords : longWords }),
        ],
        ...taskNames.map((task): Column<Row> => [
          t(`stretch.${task}`),
          (row) => measured[task] && getCell(measured[task], row),
        ]),
      ],
      {
        caption: this.own
          ? t('stretch.noteOwn', describe.describeSeeds(t, this.own.drawn))
          : t('stretch.note', { models: tasks['nearest-noun'].seeds, recall: tasks.recall.seeds }),
      },
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-stretch': PeStretch;
  }
}
