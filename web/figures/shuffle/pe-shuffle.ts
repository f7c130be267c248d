import { html, nothing, type TemplateResult } from 'lit';
import { attentionRows, rowSizes } from './attention-rows.js';
import { bars } from './bars.js';
import type { Attention } from '../../core/specs.js';
import { core } from '../shared/frame/core-provider.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { chipStyles } from '../shared/word-chips/chip-styles.js';
import { MovableWords } from '../shared/word-chips/movable-words.js';
import { DragProgress } from './drag-progress.js';
import { OwnSentence, sentenceFieldStyles } from '../shared/word-chips/own-sentence.js';
import { isOrder, shuffled } from '../shared/word-chips/sentence.js';
import { shuffleStyles } from './styles.js';
import { shuffleTable, verdict } from './words.js';
import { stripStyles } from '../shared/clock/strip-styles.js';
import { parameters } from './manifest.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** Enough for distinct strips, few enough for readable bars. */
const dimensions = 16;

export class PeShuffle extends figureWith(parameters) {
  static override styles = [stripStyles, chipStyles, sentenceFieldStyles, shuffleStyles];
  protected override readonly topic = 'shuffle';

  readonly #sentence = new OwnSentence(this, 'shuffle.sentence', () => (this.order = undefined));
  readonly #onTheWay = new DragProgress(this);
  readonly #movable = new MovableWords(this, (order) => (this.order = order), this.#onTheWay);
  readonly #measured = new Memo<Attention>();

  get #words(): readonly string[] {
    return this.#sentence.words;
  }

  get #order(): readonly number[] {
    const typed = this.#words.map((_, place) => place);
    return this.order && isOrder(this.order, typed.length) ? this.order : typed;
  }

  get #placed(): readonly string[] {
    const words = this.#words;
    return this.#order.map((word) => words[word] ?? '');
  }

  /** Recomputed only when the order changes, not in every frame of a drag. */
  get #attention(): Attention {
    const words = this.#words.join('\n');
    const order = this.#order;
    return this.#measured.get([words, order.join(' '), this.code, this.causal], () =>
      core().attention({
        words,
        order: Int32Array.from(order),
        seed: 1,
        dimensions,
        code: this.code ? 'sinusoidal' : 'none',
        mask: this.causal ? 'causal' : 'none',
      }),
    );
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const { weights, outputs, mean, outputChange, meanChange } = this.#attention;
    const words = this.#words;
    const { code, causal } = this;
    const order = this.#order;
    const moved = order.some((word, place) => word !== place);
    const outcome = { count: words.length, moved, outputChange, meanChange, code, causal, mean: this.mean };
    return html`
      ${this.#chips()}
      <div class="measured" style=${inlineStyle(rowSizes(words))}>
        <div class="row headings soft" aria-hidden="true">
          <span class="word"></span><span>${t('shuffle.map')}</span><span>${t('shuffle.outputs')}</span>
        </div>
        <div role="img" aria-label=${t('shuffle.mapLabel', { words: this.#placed.join(' ') })}>
          ${attentionRows({ order, places: this.#onTheWay.places(order), held: this.#onTheWay.held, words, weights, outputs, dimensions })}
        </div>
        ${
          this.mean
            ? html`<div class="row mean">
                <span class="word"></span><span class="mean-name">${t('shuffle.meanName')}</span>
                ${bars(mean, 2, t('shuffle.meanName'))}
              </div>`
            : nothing
        }
      </div>
      <p class="prose reserve" ${announceAtRest()}>${verdict(t, outcome)}</p>
    `;
  }

  #chips(): TemplateResult {
    const words = this.#words;
    return this.#movable.chips({
      words,
      order: this.#order,
      colour: (word) => handColour(word, words.length),
      label: (word, place) =>
        this.t('shuffle.chip', { word: words[word] ?? '', place: place + 1, count: words.length }),
    });
  }

  protected override primaryControls(): TemplateResult {
    const { t } = this;
    return html`
      <button
        type="button"
        class="button"
        @click=${() => (this.order = shuffled(this.#order, Math.random))}
        ?disabled=${this.#words.length < 2}
      >
        ${t('shuffle.shuffle')}
      </button>
      ${this.control('code')}
    `;
  }

  protected override secondaryControls(): TemplateResult {
    const { t } = this;
    return html`
      <button type="button" class="text-button" @click=${() => (this.order = undefined)}>
        ${t('shuffle.asTyped')}
      </button>
      ${this.control('causal')} ${this.control('mean')} ${this.#sentence.field()}
    `;
  }

  protected renderTable(): TemplateResult {
    const { weights, movement } = this.#attention;
    return shuffleTable(this.t, this.#placed, weights, movement);
  }
}
