import { html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { PeElement } from '../shared/frame/pe-element.js';
import { accessibleText } from '../shared/frame/accessible-text.js';
import { getLanguageTag } from '../shared/reader/languages.js';
import { messagesFor } from '../shared/reader/messages.js';
import { parameters } from './manifest.js';

/** The reader's guess. */
export interface Guess {
  /** 1-based number of the chosen answer. */
  readonly guess: number;
  readonly right: boolean;
}

/**
 * A question to answer before the figure is shown: predicting first improves recall (Kim, Reinecke and Hullman, CHI
 * 2017).
 */
export class PePredict extends PeElement {
  @property() override lang = '';
  @property(parameters.answer) answer?: number;
  @property(parameters.open) open = false;
  @property(parameters.committed) committed = false;

  override render(): TemplateResult {
    return html`<slot></slot>`;
  }

  protected override firstUpdated(): void {
    this.#options().forEach((option, index) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...option.childNodes);
      // Some screen readers omit formulas from a button's name.
      if (button.querySelector('math')) button.ariaLabel = accessibleText(button);
      button.addEventListener('click', () => void this.#commit(index + 1));
      option.append(button);
    });
    this.querySelector('.guess')?.addEventListener('click', () => void this.#open());
    this.querySelector('.show')?.addEventListener('click', () => void this.#commit());
  }

  #options(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > ol > li')];
  }

  async #open(): Promise<void> {
    this.open = true;
    await this.updateComplete;
    this.querySelector<HTMLElement>(':scope > ol button')?.focus();
  }

  /** Without a number, the reader skips the guess. */
  async #commit(chosen?: number): Promise<void> {
    if (this.committed) return;
    this.committed = true;
    const right = chosen === (this.answer ?? 1);
    this.#options().forEach((option, index) => {
      option.querySelector('button')?.setAttribute('aria-disabled', 'true');
      if (index + 1 === (this.answer ?? 1)) option.dataset['verdict'] = 'right';
      else if (index + 1 === chosen) option.dataset['verdict'] = 'wrong';
    });
    const t = messagesFor(getLanguageTag(this));
    const verdict = this.querySelector<HTMLElement>(':scope > .reveal > .verdict');
    if (verdict) {
      verdict.tabIndex = -1;
      verdict.textContent = t(chosen === undefined ? 'predict.shown' : right ? 'predict.right' : 'predict.wrong');
    }
    if (chosen !== undefined) {
      const detail: Guess = { guess: chosen, right };
      this.dispatchEvent(new CustomEvent('guess-committed', { detail, bubbles: true, composed: true }));
    }
    // Moves the focus instead of using a live region, because reading continues here. The content after the list
    // appears with the next update.
    await this.updateComplete;
    verdict?.focus();
  }
}
