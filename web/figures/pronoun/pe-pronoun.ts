import { html, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import type { TrainingSnapshot } from '../../worker/training.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { core } from '../shared/frame/core-provider.js';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { JobController } from '../shared/frame/job-controller.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { NearViewportController } from '../shared/frame/near-viewport.js';
import { formatPercent } from '../shared/reader/format.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { getJob, trainedHere } from '../shared/trained-models/trained.js';
import { readWeights, weightsText } from '../shared/trained-models/weights-text.js';
import { chipStyles } from '../shared/word-chips/chip-styles.js';
import { MovableWords } from '../shared/word-chips/movable-words.js';
import { isOrder } from '../shared/word-chips/sentence.js';
import { attentionBar, pronounTable, formatConfidence } from './drawing.js';
import { parameters } from './manifest.js';
import {
  encodings,
  heads,
  isNoun,
  isPronoun,
  getModel,
  getNames,
  runForward,
  sentence,
  type Encoding,
  type ForwardPass,
} from './model.js';
import { pronounStyles } from './styles.js';

const originalOrder = sentence.map((_, place) => place);

export class PePronoun extends figureWith(parameters) {
  static override styles = [chipStyles, pronounStyles];
  protected override readonly topic = 'pronoun';

  @state() private models: Partial<Readonly<Record<Encoding, Float32Array>>> = {};

  readonly #movable = new MovableWords(this, (order) => (this.order = order));
  readonly #job = new JobController<TrainingSnapshot>(this);
  readonly #memo = new Memo<ForwardPass>();
  /** The encoding that's in training or has failed; prevents automatic retries. */
  #attempted: Encoding | undefined;
  #near = false;

  /** For the build: the trained model for a tag with these attributes. */
  static prepared(core: Core, attributes: Readonly<Record<string, string>>): string {
    const encoding = parameters.encoding.read(attributes['encoding']) ?? encodings[0];
    return `${encoding} ${weightsText(trainedHere(core, getModel(encoding)))}`;
  }

  constructor() {
    super();
    new NearViewportController(this, () => {
      this.#near = true;
      this.requestUpdate();
    });
  }

  get #encoding(): Encoding {
    return this.encoding ?? encodings[0];
  }

  get #order(): readonly number[] {
    return this.order && isOrder(this.order, sentence.length) ? this.order : originalOrder;
  }

  get #name(): (word: number) => string {
    return getNames(this.t('pronoun.nouns'), this.t('pronoun.fillers'), this.t('pronoun.she'));
  }

  /** The forward pass for the current order; undefined without a model. */
  get #pass(): ForwardPass | undefined {
    const [encoding, order, head] = [this.#encoding, this.#order, this.head ?? 0];
    const weights = this.models[encoding];
    return (
      weights && this.#memo.get([weights, order.join(), head], () => runForward(core(), encoding, weights, order, head))
    );
  }

  protected renderContent(): TemplateResult {
    const pass = this.#pass;
    const name = this.#name;
    const order = this.#order;
    return html`
      <div class=${pass ? 'sentence' : 'sentence stale'}>
        ${this.#movable.chips({
          words: sentence.map(name),
          order,
          colour: (place) => this.#colour(sentence[place]!),
          label: (place, at) =>
            this.t('pronoun.chip', {
              word: name(sentence[place]!),
              place: at + 1,
              count: order.length,
              share: formatPercent(pass?.attention[at] ?? 0),
            }),
          isMarked: (place) => isPronoun(sentence[place]!),
          below: (_, at) => attentionBar(pass?.attention[at]),
        })}
      </div>
      <p class="attention-label soft small">${this.t('pronoun.looks', { she: this.t('pronoun.she') })}</p>
      <p class="prose reserve" ${announceAtRest()}>${this.#answer(pass)}</p>
    `;
  }

  #colour(word: number): string {
    if (isPronoun(word)) return 'var(--ink)';
    return isNoun(word) ? handColour(word, heads) : 'var(--ink-soft)';
  }

  #answer(pass: ForwardPass | undefined): string {
    const { t } = this;
    const { failure, progress } = this.#job;
    if (!pass && failure) return describeFailure(t, failure, t('pronoun.failed', { reason: failure.message }));
    if (!pass) return t('pronoun.training', { share: formatPercent(progress ?? 0) });
    const name = this.#name;
    const values = { she: t('pronoun.she'), named: name(pass.answer), share: formatConfidence(pass.probability) };
    if (pass.nearest === undefined) return t('pronoun.nobody', values);
    const nearest = name(pass.nearest);
    return t(pass.answer === pass.nearest ? 'pronoun.right' : 'pronoun.wrong', { ...values, nearest });
  }

  protected renderTable(): TemplateResult {
    return pronounTable(
      this.t,
      this.#order.map((place) => this.#name(sentence[place]!)),
      this.#pass?.byHead ?? [],
    );
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.hasUpdated) this.#loadPrepared();
    if (this.#near) this.#trainIfNeeded();
  }

  /** Reads the model that the build stored in the page. */
  #loadPrepared(): void {
    const [encoding, ...rest] = (this.getAttribute(preparedAttribute) ?? '').split(' ');
    const weights = readWeights(rest.join(' '));
    const known = encodings.find((other) => other === encoding);
    if (known && weights) this.models = { [known]: weights };
  }

  #trainIfNeeded(): void {
    const encoding = this.#encoding;
    if (encoding === this.#attempted || this.models[encoding]) return;
    this.#attempted = encoding;
    void this.#job.run(getJob(getModel(encoding))).then((look) => {
      const weights = look?.[0]?.weights;
      if (weights) this.models = { ...this.models, [encoding]: weights };
    });
  }
}
