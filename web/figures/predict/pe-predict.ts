import { html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { PeElement } from '../shared/frame/pe-element.js';
import { accessibleText } from '../shared/frame/accessible-text.js';
import { getLanguageTag } from '../shared/reader/languages.js';
import { messagesFor } from '../shared/reader/messages.js';
import { parameters } from './manifest.js';

/** The guess of the reader. */
export interface Guess {
  /** The number of the answer, from 1. */
  readonly guess: number;
  readonly right: boolean;
}

/** Readers who predict before they see remember more (Kim, Reinecke and Hullman, CHI 2017). */
export class PePredict extends PeElement {
  @property() override lang = '';
  @property(parameters.answer) answer?: number;
  @property(parameters.committed) committed = false;

  override render(): TemplateResult {
    return html`<slot></slot>`;
  }

  protected override firstUpdated(): void {
    this.#options().forEach((option, index) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...option.childNodes);
      // Some screen readers leave formulas out of the name of a button.
      if (button.querySelector('math')) button.ariaLabel = accessibleText(button);
      button.addEventListener('click', () => void this.#commit(index + 1));
      option.append(button);
    });
    const past = this.querySelector(':scope > .reveal > .verdict > .past');
    past?.addEventListener('click', () => void this.#commit());
  }

  #options(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > ol > li')];
  }

  /** The element in which the verdict will stand; before the verdict it holds the way past the guess. */
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
    const right = chosen === (this.answer ?? 1);
    this.#options().forEach((option, index) => {
      option.querySelector('button')?.setAttribute('aria-disabled', 'true');
      if (index + 1 === (this.answer ?? 1)) option.dataset['verdict'] = 'right';
      else if (index + 1 === chosen) option.dataset['verdict'] = 'wrong';
    });
    const verdict = this.#verdict();
    // A shorter sentence leaves the room as it was.
    verdict.style.minBlockSize = `${verdict.getBoundingClientRect().height}px`;
    verdict.tabIndex = -1;
    const t = messagesFor(getLanguageTag(this));
    verdict.textContent = t(chosen === undefined ? 'predict.shown' : right ? 'predict.right' : 'predict.wrong');
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
