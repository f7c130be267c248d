import { LitElement, css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { nearest, readingRanges } from '../shared/reader/fields.js';
import { spoken } from '../shared/reader/format.js';
import { oneOf } from '../shared/frame/figure.js';
import { FollowReaderState, readerState } from '../shared/reader/reader-state.js';
import { languageTagOf } from '../shared/reader/language.js';
import { keyedStep, ownKey } from '../shared/controls/slider-keys.js';
import { wordsFor } from '../shared/reader/words.js';

const pixelsPerStep = 6;

type Scrubbed = keyof typeof readingRanges;

/**
 * One of the reader's numbers in a sentence: dragged sideways or stepped by arrow keys, and every figure follows.
 *
 * @example <pe-scrub field="position"></pe-scrub>
 */
export class PeScrub extends LitElement {
  static override styles = css`
    :host {
      display: inline-block;
    }

    span {
      padding-inline: 0.15em;
      border-block-end: 2px dotted currentcolor;
      color: var(--pe-accent, light-dark(#c1371d, #ff7a5c));
      font-variant-numeric: tabular-nums;
      font-weight: 600;
      cursor: ew-resize;
      touch-action: pan-y;
      user-select: none;
    }

    span:focus-visible {
      outline: 2px solid var(--pe-focus, light-dark(#1857c4, #8ab8ff));
      outline-offset: 2px;
    }
  `;

  @property() override lang = '';
  /** Which number of the page. */
  @property({ converter: oneOf<Scrubbed>('position', 'dimensions', 'base') }) field?: Scrubbed;

  #drag: { readonly x: number; readonly value: number } | undefined;

  constructor() {
    super();
    new FollowReaderState(this);
  }

  get #field(): Scrubbed {
    return this.field ?? 'position';
  }

  override render(): TemplateResult {
    const say = wordsFor(languageTagOf(this));
    const value = readerState.reading[this.#field];
    const range = readingRanges[this.#field];
    const shown = spoken(this.#field === 'position' ? Math.floor(value) : value);
    return html`<span
      role="slider"
      tabindex="0"
      aria-label=${say(`field.${this.#field}`)}
      aria-valuenow=${value}
      aria-valuemin=${range.min}
      aria-valuemax=${range.max}
      aria-valuetext=${shown}
      title=${say('scrub.hint')}
      @pointerdown=${(event: PointerEvent) => this.#grab(event)}
      @pointermove=${(event: PointerEvent) => this.#pull(event)}
      @pointerup=${() => (this.#drag = undefined)}
      @pointercancel=${() => (this.#drag = undefined)}
      @keydown=${(event: KeyboardEvent) => this.#key(event)}
      >${shown}</span
    >`;
  }

  #grab(event: PointerEvent): void {
    // A menu that a button opens swallows its release.
    if (event.button !== 0 || !event.isPrimary) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#drag = { x: event.clientX, value: readerState.reading[this.#field] };
  }

  #pull(event: PointerEvent): void {
    if (!this.#drag) return;
    const steps = Math.round((event.clientX - this.#drag.x) / pixelsPerStep);
    this.#choose(this.#drag.value, steps);
  }

  #key(event: KeyboardEvent): void {
    const steps = keyedStep(ownKey(event));
    if (steps === undefined) return;
    event.preventDefault();
    this.#choose(readerState.reading[this.#field], steps);
  }

  #choose(from: number, steps: number): void {
    const range = readingRanges[this.#field];
    const to = this.#field === 'base' ? from * 1.1 ** steps : from + steps * (range.kind === 'even' ? 2 : 1);
    readerState.set({
      [this.#field]: nearest(range, this.#field === 'base' ? Number(to.toPrecision(3)) : Math.round(to)),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-scrub': PeScrub;
  }
}
