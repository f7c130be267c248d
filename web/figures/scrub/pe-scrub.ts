import { css, html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { nearest, readingRanges } from '../shared/reader/fields.js';
import { spoken } from '../shared/reader/format.js';
import { oneOf } from '../shared/frame/figure.js';
import { ProseNumber } from '../shared/reader/prose-number.js';
import { readerState } from '../shared/reader/reader-state.js';
import { languageTagOf } from '../shared/reader/language.js';
import { keyedStep, ownKey } from '../shared/controls/slider-keys.js';
import { wordsFor } from '../shared/reader/words.js';

const pixelsPerStep = 6;

type Scrubbed = keyof typeof readingRanges;

/**
 * One of the reader's numbers in a sentence: dragged sideways or stepped by arrow keys, and every figure follows.
 *
 * @slot - What is read until the number is there.
 *
 * @example <pe-scrub field="position"></pe-scrub>
 */
export class PeScrub extends ProseNumber {
  static override styles = css`
    :host {
      display: inline-block;
      padding-inline: 0.15em;
      border-block-end: 2px dotted currentcolor;
      color: var(--pe-accent, light-dark(#c1371d, #ff7a5c));
      font-variant-numeric: tabular-nums;
      font-weight: 600;
    }

    span {
      cursor: ew-resize;
      touch-action: pan-y;
    }

    /* A long press of a finger would select it. */
    span:active {
      user-select: none;
    }

    span:focus-visible {
      outline: 2px solid var(--pe-focus, light-dark(#1857c4, #8ab8ff));
      outline-offset: 2px;
    }

    @media (scripting: none) {
      :host {
        padding: 0;
        border: 0;
        color: inherit;
        font-weight: inherit;
      }

      span {
        cursor: inherit;
      }
    }
  `;

  @property() override lang = '';
  /** Which number of the page. */
  @property({ converter: oneOf<Scrubbed>('position', 'dimensions', 'base') }) field?: Scrubbed;

  /** Before the first drawing, and without scripts, the number is text; then it is a handle. */
  @state() private isHandle = false;

  #drag: { readonly x: number; readonly value: number } | undefined;

  get #field(): Scrubbed {
    return this.field ?? 'position';
  }

  get text(): string {
    const value = readerState.reading[this.#field];
    return spoken(this.#field === 'position' ? Math.floor(value) : value);
  }

  override render(): TemplateResult {
    if (!this.isHandle) return html`<span><slot></slot></span>`;
    const say = wordsFor(languageTagOf(this));
    const range = readingRanges[this.#field];
    return html`<span
      role="slider"
      tabindex="0"
      aria-label=${say(`field.${this.#field}`)}
      aria-valuenow=${readerState.reading[this.#field]}
      aria-valuemin=${range.min}
      aria-valuemax=${range.max}
      aria-valuetext=${this.text}
      title=${say('scrub.hint')}
      @mousedown=${(event: MouseEvent) => this.#hold(event)}
      @pointerdown=${(event: PointerEvent) => this.#grab(event)}
      @pointermove=${(event: PointerEvent) => this.#pull(event)}
      @pointerup=${() => (this.#drag = undefined)}
      @pointercancel=${() => (this.#drag = undefined)}
      @keydown=${(event: KeyboardEvent) => this.#key(event)}
      ><slot></slot
    ></span>`;
  }

  protected override firstUpdated(): void {
    this.isHandle = true;
  }

  /** The number can be selected with the sentence around it; a drag that begins on it moves it. */
  #hold(event: MouseEvent): void {
    event.preventDefault();
    (event.currentTarget as HTMLElement).focus();
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
