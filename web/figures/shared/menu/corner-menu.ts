import { html, nothing, svg, type LitElement, type TemplateResult } from 'lit';
import type { MenuItems } from './menu-items.js';
import type { MenuOwner } from './menu-owner.js';
import type { Translate } from '../reader/messages.js';

const dots = svg`<circle cx="3" cy="8" r="1.6"></circle><circle cx="8" cy="8" r="1.6"></circle><circle cx="13" cy="8" r="1.6"></circle>`;

/** The menu in a figure's corner: a button and a native popover, whose content loads when it is first opened. */
export class CornerMenu {
  readonly #host: LitElement;
  readonly #owner: MenuOwner;
  #items: MenuItems | undefined;
  #failed = false;

  constructor(host: LitElement, owner: MenuOwner) {
    this.#host = host;
    this.#owner = owner;
  }

  button(t: Translate): TemplateResult {
    return html`<div class="corner">
      <button
        type="button"
        class="dots"
        popovertarget="menu"
        aria-haspopup="menu"
        aria-label=${t('figure.menu')}
        @keydown=${(event: KeyboardEvent) => this.#key(event)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">${dots}</svg>
      </button>
      <div class="menu" id="menu" popover role="menu" aria-label=${t('figure.menu')} @toggle=${() => this.settle()}>
        ${this.#items?.list(t) ?? nothing}
      </div>
      <span class="menu-message" role="status">${this.#items?.said ?? nothing}</span>
    </div>`;
  }

  /** The panel that the menu has opened, or its message, below the caption. */
  panels(t: Translate): TemplateResult | typeof nothing {
    if (this.#failed) return html`<p class="shown-link" role="status">${t('figure.notLoaded')}</p>`;
    return this.#items?.panels(t) ?? nothing;
  }

  /** Updates the popup's content after the user or the browser has opened or closed it. */
  settle(): void {
    if (this.#popup?.matches(':popover-open')) void this.#fill();
    else this.#items?.closed();
  }

  get #popup(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.menu');
  }

  async #fill(): Promise<void> {
    try {
      const { MenuItems } = await import('./menu-items.js');
      this.#items ??= new MenuItems(this.#host, this.#owner);
      this.#failed = false;
      this.#items.opened();
    } catch {
      // The browser logs what failed to load.
      this.#failed = true;
      this.#popup?.hidePopover();
      this.#host.requestUpdate();
    }
  }

  /** Opens the menu with arrow keys, too. */
  #key(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    this.#popup?.showPopover();
  }
}
