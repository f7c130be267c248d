import { html, nothing, type TemplateResult } from 'lit';

const moment = 2_000; // milliseconds

/** The words of a panel. */
export interface CodeWords {
  /** The accessible name of the code. */
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
}

/** Lines of code with a copy button. */
export class CodePanel {
  readonly #redraw: () => void;
  #copied = false;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** @param code - Undefined until the code that generates it has loaded; the prerendered content stays until then. */
  render({ label, copy, copied }: CodeWords, code: string | undefined): TemplateResult {
    return html`<pre class="aside" tabindex="0" aria-label=${label}><code>${code ?? nothing}</code></pre>
      <button type="button" class="text-button" @click=${(event: Event) => void this.#copy(event, code)}>
        ${this.#copied ? copied : copy}
      </button>`;
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
