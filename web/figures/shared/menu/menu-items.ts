import { html, nothing, type LitElement, type TemplateResult } from 'lit';

import type { EmbedThis } from '../links/embed-dialog.js';
import { tourAddress } from '../links/tour-address.js';
import { itemAfter } from './menu-keys.js';
import type { MenuOwner } from './menu-owner.js';
import { adoptMenuStyles } from './menu-styles.js';
import { loadPictureSaver } from './picture-saver.js';
import { placeBelow } from './place-below.js';
import { keepMountedWhile } from '../frame/keep-mounted.js';
import { getLanguageTag } from '../reader/languages.js';
import { messagesFor, type Translate } from '../reader/messages.js';

/** How long success and error messages stay, in milliseconds. */
const pause = 2_000; // milliseconds
const longPause = 10_000;

interface Item {
  readonly label: string;
  readonly act: () => unknown;
  /** Whether what the item toggles is open. */
  readonly open?: boolean;
}

/** The items of a figure's menu, and the panels below the figure. Loads when a menu is first opened. */
export class MenuItems {
  readonly #host: LitElement;
  readonly #owner: MenuOwner;
  #tableOpen = false;
  #embedOpen = false;
  #embed: EmbedThis | undefined;
  /** The link as text, if it could not be copied. */
  #shownLink: string | undefined;
  /** The scroll position before full screen. */
  #scrolled: ScrollToOptions = {};
  #message = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #place = (): void => placeBelow(this.#popup, this.#button);

  constructor(host: LitElement, owner: MenuOwner) {
    this.#host = host;
    this.#owner = owner;
    if (host.renderRoot instanceof ShadowRoot) adoptMenuStyles(host.renderRoot);
    keepMountedWhile(host, () => this.#isFull);
    host.addEventListener('fullscreenchange', () => this.#followScreen());
  }

  /** The message about the last action. */
  get said(): string {
    return this.#message;
  }

  list(t: Translate): TemplateResult {
    return html`${this.#items(t).map(
      ({ label, act, open }) =>
        html`<button
          type="button"
          role=${open === undefined ? 'menuitem' : 'menuitemcheckbox'}
          aria-checked=${open === undefined ? nothing : String(open)}
          tabindex="-1"
          @click=${() => this.#choose(act)}
          @keydown=${(event: KeyboardEvent) => this.#key(event)}
        >
          ${label}
        </button>`,
    )}`;
  }

  panels(t: Translate): TemplateResult {
    return html`
      ${this.#shownLink === undefined ? nothing : html`<p class="shown-link" role="status">${this.#shownLink}</p>`}
      ${this.#tableOpen ? this.#panel('data', t('figure.table'), this.#table(t), t, () => this.#toggleTable()) : nothing}
      ${this.#embedOpen && this.#embed ? this.#panel('embedding', t('figure.embed'), this.#embed.render(t), t, () => void this.#toggleEmbed()) : nothing}
    `;
  }

  opened(): void {
    addEventListener('scroll', this.#place, { capture: true, passive: true });
    addEventListener('resize', this.#place);
    void this.#update().then(() => {
      this.#place();
      this.#popup?.querySelector('button')?.focus();
    });
  }

  closed(): void {
    removeEventListener('scroll', this.#place, { capture: true });
    removeEventListener('resize', this.#place);
  }

  #items(t: Translate): Item[] {
    const load = loadPictureSaver;
    const known = tourAddress() !== undefined;
    return [
      { label: t('figure.reset'), act: () => this.#owner.reset() },
      ...(known ? [{ label: t('figure.link'), act: () => this.#copyLink(t) }] : []),
      { label: t('figure.table'), act: () => this.#toggleTable(), open: this.#tableOpen },
      { label: t('figure.csv'), act: () => this.#takeTable(t) },
      ...(known ? [{ label: t('figure.embed'), act: () => this.#toggleEmbed(), open: this.#embedOpen }] : []),
      ...(load ? [{ label: t('figure.picture'), act: () => this.#takePicture(load, t) }] : []),
      ...(document.fullscreenEnabled
        ? [{ label: t('figure.full'), act: () => this.#toggleFullScreen(t), open: this.#isFull }]
        : []),
    ];
  }

  #table(t: Translate): TemplateResult {
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${t('figure.table')}>
      ${this.#owner.table()}
    </div>`;
  }

  #panel(name: string, title: string, content: TemplateResult, t: Translate, close: () => void): TemplateResult {
    return html`<div class=${`menu-panel ${name}`} role="group" aria-label=${title} tabindex="-1">
      <div class="menu-panel-title">
        <span>${title}</span>
        <button type="button" class="text-button" @click=${() => this.#close(close)}>${t('figure.close')}</button>
      </div>
      ${content}
    </div>`;
  }

  get #popup(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.menu');
  }

  get #button(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.dots');
  }

  get #isFull(): boolean {
    return this.#host.matches(':fullscreen');
  }

  async #update(): Promise<void> {
    this.#host.requestUpdate();
    await this.#host.updateComplete;
  }

  /** Browsers restore focus to the shadow host, which is not focusable; focuses the button instead. */
  #hide(): void {
    this.#popup?.hidePopover();
    this.#button?.focus();
  }

  #choose(act: () => unknown): void {
    this.#hide();
    act();
    this.#host.requestUpdate();
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Tab' || event.key === 'Escape') this.#hide();
    if (event.key === 'Escape') event.preventDefault();
    const items = [...(this.#popup?.querySelectorAll<HTMLElement>('button') ?? [])];
    const next = itemAfter(event, items);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  /** Closes a panel and restores focus, because its button is removed with it. */
  #close(close: () => void): void {
    close();
    this.#button?.focus();
  }

  #toggleTable(): void {
    this.#tableOpen = !this.#tableOpen;
    if (this.#tableOpen) this.#goTo('.data');
    else this.#host.requestUpdate();
  }

  async #toggleEmbed(): Promise<void> {
    this.#embedOpen = !this.#embedOpen;
    if (this.#embedOpen) {
      const { EmbedThis, shownBy } = await import('../links/embed-dialog.js');
      const source = (): string => messagesFor(getLanguageTag(this.#host))('embed.source');
      this.#embed ??= new EmbedThis(this.#host, () => shownBy(this.#host, this.#owner.name(), source()));
      this.#goTo('.embedding');
    } else this.#host.requestUpdate();
  }

  /** Moves focus into the opened panel. */
  #goTo(panel: string): void {
    void this.#update().then(() => this.#host.renderRoot.querySelector<HTMLElement>(panel)?.focus());
  }

  async #copyLink(t: Translate): Promise<void> {
    const link = tourAddress()?.link(this.#host) ?? '';
    try {
      await navigator.clipboard.writeText(link);
      this.#shownLink = undefined;
      this.#showMessage(t('figure.linkCopied'));
    } catch {
      // In an iframe, or without clipboard permission: shows the link for copying by hand.
      this.#shownLink = link;
      this.#host.requestUpdate();
    }
  }

  async #takePicture(load: NonNullable<typeof loadPictureSaver>, t: Translate): Promise<void> {
    try {
      const { savePicture } = await load();
      await savePicture(this.#host, t('embed.source'));
    } catch (error) {
      console.error(error);
      this.#showMessage(t('figure.noPicture'), longPause);
    }
  }

  async #takeTable(t: Translate): Promise<void> {
    try {
      const { saveCsv } = await import('../frame/csv.js');
      saveCsv(this.#owner.table(), this.#host.localName.replace(/^pe-|-figure$/g, ''));
    } catch (error) {
      console.error(error);
      this.#showMessage(t('figure.noTable'));
    }
  }

  async #toggleFullScreen(t: Translate): Promise<void> {
    try {
      if (this.#isFull) await document.exitFullscreen();
      else {
        this.#scrolled = { left: scrollX, top: scrollY, behavior: 'instant' };
        await this.#host.requestFullscreen();
      }
    } catch (error) {
      console.error(error);
      this.#showMessage(t('figure.noFull'));
    }
  }

  /** Restores the scroll position, because the page was shorter during full screen. */
  #followScreen(): void {
    if (!this.#isFull) scrollTo(this.#scrolled);
    this.#host.requestUpdate();
  }

  #showMessage(message: string, time = pause): void {
    this.#message = message;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#message = '';
      this.#host.requestUpdate();
    }, time);
    this.#host.requestUpdate();
  }
}
