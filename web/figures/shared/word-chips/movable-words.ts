import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { ownKey } from '../controls/slider-keys.js';
import { getBox, placeAt } from './drop-position.js';
import { placeWithin } from './local-point.js';
import type { Point } from '../charts/point.js';
import { moved } from './sentence.js';
import { Travel } from './flip-animation.js';
import { inlineStyle } from '../platform/inline-style.js';

/** This many chips fill a phone screen, so a vertical swipe must scroll. */
const manyWords = 16;

/** The words as typed. Each keeps its index. */
export interface Chips {
  readonly words: readonly string[];
  /** The index of the word at each place. */
  readonly order: readonly number[];
  readonly colour: (word: number) => string;
  readonly label: (word: number, place: number) => string;
  /** Whether a word is highlighted. */
  readonly isMarked?: (word: number) => boolean;
  /** A drawing below a word, which moves with it. */
  readonly below?: (word: number, place: number) => TemplateResult;
}

/** Observes the drag of a word, for a picture that moves along. */
export interface Alongside {
  /** @param corner - The upper left corner of the dragged word; `item` is at the place where it would be dropped. */
  moved(word: number, item: HTMLElement, corner: Point): void;
  /** Called when the word has passed others (negative to the left), before `moved`. */
  passed(places: number): void;
  letGo(): void;
}

/**
 * Lit controller for words that can be reordered by dragging or arrow keys. The figure owns the order and gets the new
 * one. A dragged word follows the pointer; its place stays free.
 */
export class MovableWords implements ReactiveController {
  readonly #host: LitElement;
  readonly #move: (order: readonly number[]) => void;
  #order: readonly number[] = [];
  #held: number | undefined;
  readonly #alongside: Alongside | undefined;
  /** The pointer's position in the list, and where it grabbed the word. */
  #pointer: Point = { x: 0, y: 0 };
  #grip: Point = { x: 0, y: 0 };

  constructor(host: LitElement, move: (order: readonly number[]) => void, alongside?: Alongside) {
    this.#alongside = alongside;
    this.#host = host;
    this.#move = move;
    new Travel(host);
    host.addController(this);
  }

  chips({ words, order, colour, label, isMarked, below }: Chips): TemplateResult {
    this.#order = order;
    return html`
      <ol
        class=${words.length > manyWords ? 'chips many' : 'chips'}
        @pointermove=${(event: PointerEvent) => this.#drag(event)}
        @pointerup=${() => this.#letGo()}
        @pointercancel=${() => this.#letGo()}
      >
        ${repeat(
          order,
          (word) => word,
          (word, place) =>
            html` <li ?data-travels=${this.#held !== word} style=${inlineStyle(`--chip: ${colour(word)}`)}>
              <button
                type="button"
                class="chip"
                ?data-marked=${isMarked?.(word) ?? false}
                ?data-held=${this.#held === word}
                data-place=${place}
                aria-label=${label(word, place)}
                @pointerdown=${(event: PointerEvent) => this.#hold(event, word)}
                @keydown=${(event: KeyboardEvent) => void this.#key(event, place)}
              >
                ${words[word]}
              </button>
              ${below?.(word, place) ?? nothing}
            </li>`,
        )}
      </ol>
    `;
  }

  get #list(): HTMLElement | null | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLElement>('.chips');
  }

  #hold(event: PointerEvent, word: number): void {
    // Primary button and first finger only: a context menu swallows the release.
    if (event.button !== 0 || !event.isPrimary) return;
    const chip = event.currentTarget as HTMLElement;
    const [list, item] = [this.#list, chip.parentElement];
    if (!list || !item) return;
    chip.focus();
    list.setPointerCapture(event.pointerId);
    this.#held = word;
    this.#pointer = placeWithin(list, event);
    this.#grip = { x: this.#pointer.x - item.offsetLeft, y: this.#pointer.y - item.offsetTop };
    this.#host.requestUpdate();
  }

  #letGo(): void {
    this.#heldItem?.style.removeProperty('translate');
    this.#held = undefined;
    this.#alongside?.letGo();
    this.#host.requestUpdate();
  }

  /** Moves the dragged word to the pointer's place, by layout boxes and not by animated ones. */
  #drag(event: PointerEvent): void {
    const chips = this.#list;
    if (this.#held === undefined || !chips || !event.isPrimary) return;
    const others = [...chips.children].filter((_, place) => this.#order[place] !== this.#held) as HTMLElement[];
    const { x, y } = (this.#pointer = placeWithin(chips, event));
    const to = placeAt(others.map(getBox), x, y);
    const from = this.#order.indexOf(this.#held);
    if (to === from) return this.#lift();
    this.#alongside?.passed(to - from);
    this.#move(moved(this.#order, from, to));
  }

  get #heldItem(): HTMLElement | undefined {
    const chip = this.#held === undefined ? null : this.#list?.children[this.#order.indexOf(this.#held)];
    return chip ? (chip as HTMLElement) : undefined;
  }

  /** Keeps the dragged word under the pointer. */
  #lift(): void {
    const item = this.#heldItem;
    if (!item) return;
    const corner = { x: this.#pointer.x - this.#grip.x, y: this.#pointer.y - this.#grip.y };
    item.style.translate = `${corner.x - item.offsetLeft}px ${corner.y - item.offsetTop}px`;
    this.#alongside?.moved(this.#held!, item, corner);
  }

  hostUpdated(): void {
    this.#lift();
  }

  async #key(event: KeyboardEvent, place: number): Promise<void> {
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: this.#order.length - 1 }[ownKey(event)];
    if (to === undefined || to < 0 || to >= this.#order.length) return;
    event.preventDefault();
    this.#move(moved(this.#order, place, to));
    await this.#host.updateComplete;
    this.#list?.querySelector<HTMLElement>(`.chip[data-place="${to}"]`)?.focus();
  }
}
