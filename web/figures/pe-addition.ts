import { html, type CSSResultArray, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import {
  dimensionsField,
  positionField,
  scaleControls,
  seedField,
  wordField,
  type AdditionActions,
} from './parts/addition-controls.js';
import {
  additionOf,
  additionViews,
  refusalOf,
  scaleRange,
  seedRange,
  vocabularyRange,
  type Addend,
  type AdditionView,
  type TimesRoot,
} from './parts/addition-data.js';
import { additionStyles } from './parts/addition-styles.js';
import { sumPicture, sumTable } from './parts/addition-sum.js';
import { core } from './parts/core-context.js';
import { Figure, numberWithin, oneOf } from './parts/figure.js';
import { stripStyles } from './parts/strip-styles.js';

/** A word that cannot be one counts as not given. */
const wordText = {
  fromAttribute: (text: string | null): string | undefined =>
    text !== null && refusalOf(text) === undefined ? text : undefined,
};

/**
 * A word with the code of its position added: what the sum looks like, and how both are read back from it. Each view is a
 * picture of its own, chosen by the page.
 *
 * @slot - The caption.
 */
export class PeAddition extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, stripStyles, additionStyles];

  @property({ converter: oneOf<AdditionView>(...additionViews) }) view?: AdditionView;
  /** 1 to 160 bytes of UTF-8. */
  @property({ converter: wordText }) word?: string | undefined;
  /** By which the code is multiplied, 0 to 10. */
  @property({ converter: numberWithin(scaleRange) }) scale?: number | undefined;
  /** `sqrt`: the word is multiplied by the root of the dimensions. */
  @property({ attribute: 'times-root', converter: oneOf<TimesRoot>('none', 'sqrt') }) timesRoot?: TimesRoot | undefined;
  @property({ converter: numberWithin(seedRange) }) seed?: number | undefined;
  /** How many words there are to choose from, 1 to 50,000. */
  @property({ converter: numberWithin(vocabularyRange) }) vocabulary?: number | undefined;

  /** What was typed as a word and refused. */
  @state() private refusedWord: string | undefined;
  @state() private pointed = 0;

  get #view(): AdditionView {
    return this.view ?? 'sum';
  }

  get #addend(): Addend {
    return {
      word: this.word ?? this.say('addition.defaultWord'),
      scale: this.scale ?? 1,
      timesRoot: this.timesRoot ?? 'none',
      seed: this.seed ?? 1,
    };
  }

  readonly #actions: AdditionActions = {
    read: (patch) => this.read(patch),
    change: (patch) => Object.assign(this, patch),
  };

  protected name(): string {
    return this.say(`addition.name.${this.#view}`);
  }

  protected picture(): TemplateResult {
    const { say, reading } = this;
    const addend = this.#addend;
    const addition = additionOf(core(), reading, addend);
    const dimension = Math.min(this.pointed, reading.dimensions - 1);
    return sumPicture(say, { reading, addend, addition, dimension }, (picked) => (this.pointed = picked));
  }

  protected controls(): TemplateResult {
    const { say, reading } = this;
    const addend = this.#addend;
    return html`
      ${this.#wordField()} ${positionField(say, reading, this.#actions)} ${dimensionsField(say, reading, this.#actions)}
      <div class="line">${scaleControls(say, addend, this.#actions)} ${seedField(say, addend.seed, this.#actions)}</div>
    `;
  }

  #wordField(): TemplateResult {
    const refusal = this.refusedWord === undefined ? undefined : refusalOf(this.refusedWord);
    return wordField(
      this.say,
      this.refusedWord ?? this.#addend.word,
      refusal && this.say(`addition.refused.${refusal}`),
      (typed) => this.#type(typed.trim()),
    );
  }

  #type(word: string): void {
    this.refusedWord = refusalOf(word) === undefined ? undefined : word;
    if (this.refusedWord === undefined) this.word = word;
  }

  protected table(): TemplateResult {
    return sumTable(this.say, additionOf(core(), this.reading, this.#addend));
  }

  protected override reset(): void {
    super.reset();
    this.refusedWord = undefined;
    this.pointed = 0;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-addition': PeAddition;
  }
}
