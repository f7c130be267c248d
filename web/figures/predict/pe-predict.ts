import { LitElement, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { spokenText } from '../shared/frame/spoken-text.js';
import { languageTagOf } from '../shared/reader/language.js';
import { wordsFor } from '../shared/reader/words.js';

/** What the reader guessed. */
export interface Guess {
  /** The number of the answer, from 1. */
  readonly guess: number;
  readonly right: boolean;
}

/**
 * Predict, commit, reveal: a question, an ordered list of answers, and what follows the list stays unseen until the reader has
 * chosen, or asked to see it without a guess. It works on the page's own Markdown, so without scripts all of it reads as text.
 * The build puts what follows the list into a block, `.reveal`, whose room is kept; the site's style sheet hides what is in it
 * while the `pe-predict` is not yet `committed`.
 *
 * Readers who predict before they see remember more (Kim, Reinecke and Hullman, CHI 2017).
 *
 * @slot - Question, `<ol>` of answers, reveal.
 * @fires guess-committed - `detail` has the number of the chosen answer, from 1, as `guess`, and whether it is `right`.
 */
export class PePredict extends LitElement {
  @property() override lang = '';
  /** The number of the right answer, from 1. */
  @property({ type: Number }) answer = 1;
  /** Whether the reader has answered, or wants none: then the reveal is shown. */
  @property({ type: Boolean, reflect: true }) committed = false;

  override render(): TemplateResult {
    return html`<slot></slot>`;
  }

  protected override firstUpdated(): void {
    this.#options().forEach((option, index) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...option.childNodes);
      // Some screen readers leave formulas out of the name of a button.
      if (button.querySelector('math')) button.ariaLabel = spokenText(button);
      button.addEventListener('click', () => void this.#commit(index + 1));
      option.append(button);
    });
    const past = this.querySelector(':scope > .reveal > .verdict > .past');
    past?.addEventListener('click', () => void this.#commit());
  }

  #options(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > ol > li')];
  }

  /** Where the verdict will stand, and before it the way past the guess. */
  #verdict(): HTMLElement {
    const there = this.querySelector<HTMLElement>(':scope > .reveal > .verdict');
    if (there) return there;
    const made = document.createElement('p');
    made.className = 'verdict';
    this.querySelector(':scope > ol')?.after(made);
    return made;
  }

  /** Without a number: the reader looks without a guess. */
  async #commit(chosen?: number): Promise<void> {
    if (this.committed) return;
    this.committed = true;
    const right = chosen === this.answer;
    this.#options().forEach((option, index) => {
      option.querySelector('button')?.setAttribute('aria-disabled', 'true');
      if (index + 1 === this.answer) option.dataset['verdict'] = 'right';
      else if (index + 1 === chosen) option.dataset['verdict'] = 'wrong';
    });
    const verdict = this.#verdict();
    // A shorter sentence leaves the room as it was.
    verdict.style.minBlockSize = `${verdict.getBoundingClientRect().height}px`;
    verdict.tabIndex = -1;
    const say = wordsFor(languageTagOf(this));
    verdict.textContent = say(chosen === undefined ? 'predict.shown' : right ? 'predict.right' : 'predict.wrong');
    if (chosen !== undefined) {
      const detail: Guess = { guess: chosen, right };
      this.dispatchEvent(new CustomEvent('guess-committed', { detail, bubbles: true, composed: true }));
    }
    // Focus, not a live region: the reader goes on reading from here. What follows the list is shown with the next update.
    await this.updateComplete;
    verdict.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-predict': PePredict;
  }
}
