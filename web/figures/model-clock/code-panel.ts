import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../shared/reader/messages.js';

const moment = 2_000; // milliseconds

/** Lines of Python with a copy button. */
export class CodePanel {
  readonly #redraw: () => void;
  #copied = false;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** @param code - Undefined until the code that generates it has loaded; the prerendered content stays until then. */
  render(t: Translate, code: string | undefined): TemplateResult {
    return html`<details class="code">
      <summary class="text-button">${t('modelClock.python')}</summary>
      <pre class="aside" tabindex="0" aria-label="Python"><code>${code ?? nothing}</code></pre>
      <button type="button" class="text-button" @click=${(event: Event) => void this.#copy(event, code)}>
        ${t(this.#copied ? 'modelClock.copied' : 'modelClock.copy')}
      </button>
    </details>`;
  }

  async #copy(event: Event, code: string | undefined): Promise<void> {
    const lines = (event.currentTarget as Element).parentElement?.querySelector('code');
    try {
      await navigator.clipboard.writeText(code ?? lines?.textContent ?? '');
      this.#copied = true;
      setTimeout(() => {
        this.#copied = false;
        this.#redraw();
      }, moment);
      this.#redraw();
    } catch {
      // Without clipboard permission, selects the code for copying by hand.
      if (lines) getSelection()?.selectAllChildren(lines);
    }
  }
}
