import { html, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import type { TrainingSnapshot } from '../../worker/training.js';
import { core } from '../shared/frame/core-provider.js';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { JobController } from '../shared/frame/job-controller.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { NearViewportController } from '../shared/frame/near-viewport.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { formatPercent } from '../shared/reader/format.js';
import { getJob, trainedHere } from '../shared/trained-models/trained.js';
import { readWeights, weightsText } from '../shared/trained-models/weights-text.js';
import { answeredSentence, layoutsTable, pairingPicture } from './drawing.js';
import { parameters } from './manifest.js';
import { getAnswers, model, pairings, countCorrect, getAccuracies, width, type Pairing } from './model.js';
import { parseModel, serializeModel, type TrainedModel } from './prepared-text.js';
import { answersPerSentence, distance, getSentence, sentences } from './sentences.js';
import { layoutsStyles } from './styles.js';

export class PeLayouts extends figureWith(parameters) {
  static override styles = [layoutsStyles];
  protected override readonly topic = 'layouts';

  @state() private trained: TrainedModel | undefined;

  readonly #job = new JobController<TrainingSnapshot>(this);
  readonly #memo = new Memo<readonly number[]>();
  #isTraining = false;

  /** For the build: the trained model as text, with its accuracy. Pages use exactly these weights. */
  static prepared(core: Core): string {
    const text = weightsText(trainedHere(core, model));
    return serializeModel(getAccuracies(core, Float64Array.from(readWeights(text)!)), text);
  }

  constructor() {
    super();
    new NearViewportController(this, () => this.#train());
  }

  get #words(): readonly number[] {
    return getSentence(this.values.sentence);
  }

  get #name(): (word: number) => string {
    const names = this.t('layouts.words').split(' ');
    return (word) => names[word] ?? '';
  }

  /** The model's answers with the selected pairing; undefined without a model. */
  get #answers(): readonly number[] | undefined {
    const { trained } = this;
    const [pairing, words] = [this.values.pairing, this.#words];
    return trained && this.#memo.get([trained, pairing, words.join()], () => this.#read(trained, pairing));
  }

  #read({ weights }: TrainedModel, pairing: Pairing): readonly number[] {
    return getAnswers(core(), weights, pairing, this.#words);
  }

  protected renderContent(): TemplateResult {
    return html`
      <p class="task soft">${this.t('layouts.boxes', { width })}</p>
      <div class="result">
        ${pairingPicture(this.t, this.values.pairing)}
        <p class="prose reserve" ${announceAtRest()}>${this.#said()}</p>
      </div>
      <p class="task soft">${this.t('layouts.task', { distance })}</p>
      ${answeredSentence(this.t, this.#name, this.#words, this.#answers)}
    `;
  }

  protected override primaryControls(): TemplateResult {
    return html`<div class="line">${this.control('pairing')}</div>`;
  }

  #said(): string {
    const { t, trained } = this;
    const { failure, progress } = this.#job;
    const answers = this.#answers;
    if (trained && answers)
      return t(`layouts.said.${this.values.pairing}`, {
        ...{ right: countCorrect(answers, this.#words), asked: answersPerSentence, sentences },
        share: formatPercent(trained.accuracies[this.values.pairing]),
      });
    if (failure) return describeFailure(t, failure, t('layouts.failed', { reason: failure.message }));
    return t('layouts.training', { share: formatPercent(progress ?? 0) });
  }

  protected renderTable(): TemplateResult {
    const { trained } = this;
    const columns = pairings.map((pairing) => ({
      label: this.t(`layouts.pairing.${pairing}`),
      answers: trained ? this.#read(trained, pairing) : [],
    }));
    return layoutsTable(this.t, this.#name, this.#words, trained ? columns : []);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.hasUpdated) this.trained = parseModel(this.getAttribute(preparedAttribute));
  }

  /** Trains the model unless the page came with it. */
  #train(): void {
    if (this.#isTraining || this.trained) return;
    this.#isTraining = true;
    void this.#job.run(getJob(model)).then((look) => {
      const weights = look?.[0]?.weights;
      if (!weights) return;
      const numbers = Float64Array.from(weights);
      this.trained = { weights: numbers, accuracies: getAccuracies(core(), numbers) };
    });
  }
}
