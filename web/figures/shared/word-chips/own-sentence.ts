import { css, html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { typed } from '../controls/live-input-directive.js';
import type { PeElement } from '../frame/pe-element.js';
import { getLanguageTag } from '../reader/languages.js';
import { messagesFor, type MessageKey, type Translate } from '../reader/messages.js';
import { readerStore } from '../reader/reader-state.js';
import { maxCharacters, maxWords, readSentence } from './sentence.js';

export const sentenceFieldStyles = css`
  .sentence {
    flex: 1 1 100%;
    gap: 0 0.75rem;
  }

  .sentence input {
    flex: 1 1 14rem;
  }

  .refusal {
    flex-basis: 100%;
    margin-block-start: 0.5rem;
  }
`;

/** A figure that shows a sentence: its own, if it has one. */
type Host = PeElement & { sentence?: string | null | undefined };

/**
 * Lit controller for the sentence of a figure, and the field for it. What the reader types in one figure is shown in all that take a
 * sentence, unless an attribute names another one.
 */
export class OwnSentence implements ReactiveController {
  readonly #host: Host;
  readonly #key: MessageKey;
  readonly #changed: () => void;
  /** Rejected input, which stays in the field. */
  #refused: string | undefined;
  /** False in the first render, which is the one of the build. */
  #isDrawn = false;

  /** @param changed - Called when the figure gets other words. */
  constructor(host: Host, example: MessageKey, changed: () => void = () => undefined) {
    [this.#host, this.#key, this.#changed] = [host, example, changed];
    host.addController(this);
  }

  get #t(): Translate {
    return messagesFor(getLanguageTag(this.#host));
  }

  get #example(): string {
    return this.#host.getAttribute('sentence') ?? this.#t(this.#key);
  }

  get #text(): string {
    return this.#host.sentence ?? (this.#isDrawn ? readerStore.sentence : undefined) ?? this.#example;
  }

  get words(): readonly string[] {
    const language = getLanguageTag(this.#host);
    const reading = readSentence(this.#text, language);
    if ('words' in reading) return reading.words;
    const example = readSentence(this.#t(this.#key), language);
    return 'words' in example ? example.words : [];
  }

  hostConnected(): void {
    readerStore.addEventListener('sentence-changed', this.#drop);
  }

  hostDisconnected(): void {
    readerStore.removeEventListener('sentence-changed', this.#drop);
  }

  hostUpdated(): void {
    if (this.#isDrawn) return;
    this.#isDrawn = true;
    if (readerStore.sentence !== undefined) this.#host.requestUpdate();
  }

  /** Leaves what was typed before, here or in another figure. */
  readonly #drop = (): void => {
    this.#refused = undefined;
    this.#host.sentence = this.#host.getAttribute('sentence') ?? undefined;
    this.#changed();
    this.#host.requestUpdate();
  };

  /** The field, why its text is refused, and the way back to the example. */
  field(): TemplateResult {
    const t = this.#t;
    const text = this.#refused ?? this.#text;
    const refusal = this.#refusal(text);
    return html`<label class="sentence cluster soft">
        ${t('ownSentence.type')}
        <input
          class="text-field"
          .value=${typed(text)}
          autocomplete="off"
          aria-invalid=${refusal === undefined ? 'false' : 'true'}
          aria-describedby="refusal"
          @input=${(event: Event) => this.#type((event.target as HTMLInputElement).value)}
        />
        <span class="refusal reserve" id="refusal" role="status">${refusal ?? nothing}</span>
      </label>
      <button type="button" class="text-button" ?disabled=${text === this.#example} @click=${() => this.#back()}>
        ${t('ownSentence.example')}
      </button>`;
  }

  #type(text: string): void {
    const reading = readSentence(text, getLanguageTag(this.#host));
    this.#refused = 'words' in reading ? undefined : text;
    if ('words' in reading && text.trim() !== this.#text) {
      readerStore.sentence = text.trim();
      this.#host.sentence = text.trim();
      this.#changed();
    }
    this.#host.requestUpdate();
  }

  #back(): void {
    readerStore.sentence = undefined;
    this.#drop();
  }

  #refusal(text: string): string | undefined {
    const t = this.#t;
    const reading = readSentence(text, getLanguageTag(this.#host));
    if ('words' in reading) return undefined;
    if (reading.refused === 'tooMany') return t('ownSentence.tooMany', { max: maxWords, count: reading.count });
    if (reading.refused === 'tooLong')
      return t('ownSentence.tooLong', { max: maxCharacters, word: `${reading.word.slice(0, 12)}…` });
    return t('ownSentence.empty', { max: maxWords });
  }
}
