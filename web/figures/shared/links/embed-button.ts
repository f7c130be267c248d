import { html, noChange, nothing, type LitElement, type TemplateResult } from 'lit';

import type * as embedThis from './embed-dialog.js';
import { tourAddress } from './tour-address.js';
import type { Shown } from './snippets.js';
import type { Translate } from '../reader/messages.js';

/** The "Embed this" disclosure. Its code loads when it is opened. */
export class EmbedTool {
  readonly #host: LitElement;
  readonly #shown: (code: typeof embedThis, source: string) => Shown;
  #isOpen = false;
  #code: typeof embedThis | undefined;
  #tool: embedThis.EmbedThis | undefined;

  /** @param shown - Returns the current state of the element. */
  constructor(host: LitElement, shown: (code: typeof embedThis, source: string) => Shown) {
    this.#host = host;
    this.#shown = shown;
  }

  /** Renders nothing without a tour URL. After closing, the content is kept: recreating it leaked memory each time. */
  render(t: Translate, label: string): TemplateResult | typeof nothing {
    if (tourAddress() === undefined) return nothing;
    return html`<details
      class="data"
      @toggle=${(event: Event) => void this.#open((event.target as HTMLDetailsElement).open, t)}
    >
      <summary class="text-button">${label}</summary>
      ${this.#isOpen ? this.#tool?.render(t) : noChange}
    </details>`;
  }

  async #open(isOpen: boolean, t: Translate): Promise<void> {
    this.#isOpen = isOpen;
    if (isOpen) {
      const code = (this.#code ??= await import('./embed-dialog.js'));
      this.#tool ??= new code.EmbedThis(this.#host, () => this.#shown(code, t('embed.source')));
    }
    this.#host.requestUpdate();
  }
}
