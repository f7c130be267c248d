import { html, nothing, type CSSResultArray, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { attentionRows, rowSizes } from './attention-rows.js';
import { bars } from './bars.js';
import { placeAt } from './chip-place.js';
import { core } from '../shared/frame/core-context.js';
import { Figure } from '../shared/frame/figure.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { placeWithin } from '../shared/words/place-within.js';
import { isOrder, moved, mostCharacters, mostWords, readSentence, shuffled } from '../shared/words/sentence.js';
import { shuffleStyles } from './styles.js';
import { shuffleTable, verdict } from './words.js';
import { ownKey } from '../shared/controls/slider-keys.js';
import { stripStyles } from '../shared/clock/strip-styles.js';
import { Travel } from '../shared/words/travel.js';
import { typed } from '../shared/controls/typed.js';
import { parameters } from './manifest.js';

/** Wide enough that a strip has a shape of its own, narrow enough that its bars can be seen. */
const dimensions = 16;
/** So many chips fill a phone: there a finger that moves up or down has to scroll. */
const manyWords = 16;

export class PeShuffle extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, stripStyles, shuffleStyles];

  @property(parameters.sentence) sentence?: string | null;
  @property(parameters.code) code = false;
  @property(parameters.causal) causal = false;
  @property(parameters.mean) mean = false;
  @property(parameters.order) order: readonly number[] | undefined;
  /** What was typed and cannot be shown stays in the field. */
  @state() private typed: string | undefined;
  @state() private held: number | undefined;

  constructor() {
    super();
    new Travel(this);
  }

  get #text(): string {
    return this.sentence ?? this.say('shuffle.sentence');
  }

  get #words(): readonly string[] {
    const reading = readSentence(this.#text, this.lang);
    if ('words' in reading) return reading.words;
    const usual = readSentence(this.say('shuffle.sentence'), this.lang);
    return 'words' in usual ? usual.words : [];
  }

  get #order(): readonly number[] {
    const typed = this.#words.map((_, place) => place);
    return this.order && isOrder(this.order, typed.length) ? this.order : typed;
  }

  /** The words as they stand. */
  get #placed(): readonly string[] {
    const words = this.#words;
    return this.#order.map((word) => words[word] ?? '');
  }

  get #attention() {
    return core().attention({
      words: this.#words.join('\n'),
      order: Int32Array.from(this.#order),
      seed: 1,
      dimensions,
      code: this.code ? 'sinusoidal' : 'none',
      mask: this.causal ? 'causal' : 'none',
    });
  }

  protected instruction(): string {
    return this.say('shuffle.instruction');
  }

  protected name(): string {
    return this.say('shuffle.name');
  }

  protected picture(): TemplateResult {
    const { say } = this;
    const { weights, outputs, mean, outputChange, meanChange } = this.#attention;
    const words = this.#words;
    const { code, causal } = this;
    const moved = this.#order.some((word, place) => word !== place);
    const outcome = { count: words.length, moved, outputChange, meanChange, code, causal, mean: this.mean };
    return html`
      ${this.#chips()}
      <div class="measured" style=${rowSizes(words)}>
        <div class="row headings" aria-hidden="true">
          <span class="word"></span><span>${say('shuffle.map')}</span><span>${say('shuffle.outputs')}</span>
        </div>
        <div role="img" aria-label=${say('shuffle.mapLabel', { words: this.#placed.join(' ') })}>
          ${attentionRows({ order: this.#order, words, weights, outputs, dimensions })}
        </div>
        ${
          this.mean
            ? html`<div class="row mean">
                <span class="word"></span><span class="mean-name">${say('shuffle.meanName')}</span>
                ${bars(mean, 2, say('shuffle.meanName'))}
              </div>`
            : nothing
        }
      </div>
      <p class="verdict" role="status">${verdict(say, outcome)}</p>
    `;
  }

  #chips(): TemplateResult {
    const words = this.#words;
    return html`
      <ol
        class=${words.length > manyWords ? 'chips many' : 'chips'}
        @pointermove=${(event: PointerEvent) => this.#drag(event)}
        @pointerup=${() => (this.held = undefined)}
        @pointercancel=${() => (this.held = undefined)}
      >
        ${repeat(
          this.#order,
          (word) => word,
          (word, place) =>
            html` <li data-travels>
              <button
                type="button"
                class="chip"
                style=${`--chip: ${handColour(word, words.length)}`}
                ?data-held=${this.held === word}
                data-place=${place}
                aria-label=${this.say('shuffle.chip', { word: words[word] ?? '', place: place + 1, count: words.length })}
                @pointerdown=${(event: PointerEvent) => this.#hold(event, word)}
                @keydown=${(event: KeyboardEvent) => void this.#key(event, place)}
              >
                ${words[word]}
              </button>
            </li>`,
        )}
      </ol>
    `;
  }

  #hold(event: PointerEvent, word: number): void {
    // A menu that a button opens swallows its release; one finger at a time.
    if (event.button !== 0 || !event.isPrimary) return;
    (event.currentTarget as HTMLElement).focus();
    this.shadowRoot?.querySelector('.chips')?.setPointerCapture(event.pointerId);
    this.held = word;
  }

  /** The held word goes to the place that the pointer is at; where the others stand, not where they glide, decides. */
  #drag(event: PointerEvent): void {
    const chips = this.shadowRoot?.querySelector<HTMLElement>('.chips');
    if (this.held === undefined || !chips || !event.isPrimary) return;
    const others = [...chips.children].filter((_, place) => this.#order[place] !== this.held) as HTMLElement[];
    const { x, y } = placeWithin(chips, event);
    const to = placeAt(
      others.map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
        left: offsetLeft,
        top: offsetTop,
        width: offsetWidth,
        height: offsetHeight,
      })),
      x,
      y,
    );
    const from = this.#order.indexOf(this.held);
    if (to !== from) this.order = moved(this.#order, from, to);
  }

  async #key(event: KeyboardEvent, place: number): Promise<void> {
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: this.#order.length - 1 }[ownKey(event)];
    if (to === undefined || to < 0 || to >= this.#order.length) return;
    event.preventDefault();
    this.order = moved(this.#order, place, to);
    await this.updateComplete;
    this.shadowRoot?.querySelector<HTMLElement>(`.chip[data-place="${to}"]`)?.focus();
  }

  protected override mainControls(): TemplateResult {
    const { say } = this;
    return html`
      <button
        type="button"
        class="tool main"
        @click=${() => (this.order = shuffled(this.#order, Math.random))}
        ?disabled=${this.#words.length < 2}
      >
        ${say('shuffle.shuffle')}
      </button>
      ${this.control('code')}
    `;
  }

  protected override furtherControls(): TemplateResult {
    const { say } = this;
    const refusal = this.#refusal();
    return html`
      <button type="button" class="tool" @click=${() => (this.order = undefined)}>${say('shuffle.asTyped')}</button>
      ${this.control('causal')} ${this.control('mean')}
      <label class="sentence">
        ${say('shuffle.type')}
        <input
          .value=${typed(this.typed ?? this.#text)}
          autocomplete="off"
          aria-invalid=${refusal === undefined ? 'false' : 'true'}
          aria-describedby="refusal"
          @change=${(event: Event) => this.#type((event.target as HTMLInputElement).value)}
        />
        <span class="refusal" id="refusal" role="status">${refusal ?? nothing}</span>
      </label>
    `;
  }

  #type(text: string): void {
    const reading = readSentence(text, this.lang);
    this.typed = 'words' in reading ? undefined : text;
    if (!('words' in reading)) return;
    this.sentence = text.trim();
    this.order = undefined;
  }

  #refusal(): string | undefined {
    const reading = readSentence(this.typed ?? this.#text, this.lang);
    if ('words' in reading) return undefined;
    if (reading.refused === 'tooMany') return this.say('shuffle.tooMany', { most: mostWords, count: reading.count });
    if (reading.refused === 'tooLong')
      return this.say('shuffle.tooLong', { most: mostCharacters, word: `${reading.word.slice(0, 12)}…` });
    return this.say('shuffle.empty', { most: mostWords });
  }

  protected override reset(): void {
    super.reset();
    this.typed = undefined;
  }

  protected table(): TemplateResult {
    const { weights, movement } = this.#attention;
    return shuffleTable(this.say, this.#placed, weights, movement);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-shuffle': PeShuffle;
  }
}
