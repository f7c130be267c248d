import { LitElement, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { spokenText } from '../shared/frame/spoken-text.js';
import { languageTagOf } from '../shared/reader/language.js';
import { wordsFor } from '../shared/reader/words.js';

/**
 * Predict, commit, reveal: a question, an ordered list of answers, and what follows the list stays unseen until the
 * reader has chosen. It works on the page's own Markdown, so without scripts all of it reads as text; the site's style
 * sheet hides what follows the list of a `pe-predict` that is not yet `committed`.
 *
 * Readers who predict before they see remember more (Kim, Reinecke and Hullman, CHI 2017).
 *
 * @slot - Question, `<ol>` of answers, reveal.
 * @fires prediction-committed - `detail` is the number of the chosen answer, from 1.
 */
export class PePredict extends LitElement {
  @property() override lang = '';
  /** The number of the right answer, from 1. */
  @property({ type: Number }) answer = 1;
  /** Whether the reader has answered: then the reveal is shown. */
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
  }

  #options(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > ol > li')];
  }

  async #commit(chosen: number): Promise<void> {
    if (this.committed) return;
    this.committed = true;
    const say = wordsFor(languageTagOf(this));
    this.#options().forEach((option, index) => {
      option.querySelector('button')?.setAttribute('aria-disabled', 'true');
      if (index + 1 === this.answer) option.dataset['verdict'] = 'right';
      else if (index + 1 === chosen) option.dataset['verdict'] = 'wrong';
    });
    const verdict = document.createElement('p');
    verdict.className = 'verdict';
    verdict.tabIndex = -1;
    verdict.textContent = say(chosen === this.answer ? 'predict.right' : 'predict.wrong');
    this.querySelector(':scope > ol')?.after(verdict);
    this.dispatchEvent(new CustomEvent('prediction-committed', { detail: chosen, bubbles: true, composed: true }));
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
