import { html, nothing, svg, type LitElement, type TemplateResult } from 'lit';
import { ownKey } from '../controls/slider-keys.js';
import { pictureEvents } from '../frame/picture-events.js';
import { stayAwakeWhile } from '../frame/stay-awake.js';
import type { Say } from '../reader/words.js';
import { deepestFocus, firstFocusable, isTyped, isWithin } from './focus.js';
import { fitInto, widthsFor } from './fit.js';
import { adoptStageStyles } from './stage-styles.js';

const margin = 16; // pixels around an enlarged figure

/** Four corners that point outwards, or to the middle. */
const corners = {
  out: svg`<path d="M1.5 6V1.5H6M10 1.5h4.5V6M1.5 10v4.5H6M10 14.5h4.5V10"></path>`,
  in: svg`<path d="M6 1.5V6H1.5M10 1.5V6h4.5M6 14.5V10H1.5M10 14.5V10h4.5"></path>`,
};

/** The button that fills the screen, or leads back to the page: a screen without a keyboard has no Escape. */
export function fullScreenButton(say: Say, isFull: boolean, toggle: () => void): TemplateResult | typeof nothing {
  if (!isFull && !canFill()) return nothing;
  const label = say(isFull ? 'figure.leaveFull' : 'figure.full');
  return html`<button type="button" class="stage-corners" aria-label=${label} title=${label} @click=${toggle}>
    <svg viewBox="0 0 16 16" aria-hidden="true">${isFull ? corners.in : corners.out}</svg>
  </button>`;
}

/** True if a figure can fill the screen here. A frame that may not would only fill itself. */
export const canFill = (): boolean =>
  document.fullscreenEnabled || (self === top && 'popover' in HTMLElement.prototype);

/** The end of the last of some parts that are shown, from the top of the figure. */
const endOf = (figure: HTMLElement, parts: string): number =>
  Math.max(
    1,
    ...[...figure.querySelectorAll<HTMLElement>(`:scope > :is(${parts})`)].map(
      ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight,
    ),
  );

/**
 * One figure on the whole screen, its letters and its picture as large as the screen allows. Where a browser has no full screen
 * for elements, as on an iPhone, the figure covers the page from the top layer, which nothing of a page lies above.
 */
export class FullScreen {
  readonly #host: LitElement;
  readonly #turn: (by: number) => boolean;
  #isOn = false;
  #focus: HTMLElement | undefined;
  #place: readonly [x: number, y: number] = [0, 0];
  #grown: ResizeObserver | undefined;

  /** @param turn - Goes some steps on; returns false where the figure has none. */
  constructor(host: LitElement, turn: (by: number) => boolean) {
    this.#host = host;
    this.#turn = turn;
    if (host.renderRoot instanceof ShadowRoot) adoptStageStyles(host.renderRoot);
    stayAwakeWhile(host, () => this.#isOn);
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  async toggle(): Promise<void> {
    await (this.#isOn ? this.#leave() : this.#enter());
  }

  /** The way back to the page: a screen without a keyboard has no Escape. */
  leave(say: Say): TemplateResult | typeof nothing {
    return fullScreenButton(say, true, () => void this.#leave());
  }

  async #enter(): Promise<void> {
    const host = this.#host;
    this.#focus = deepestFocus();
    this.#place = [scrollX, scrollY];
    document.addEventListener('fullscreenchange', this.#settle);
    try {
      await host.requestFullscreen();
    } catch {
      // There is none, or the browser was asked and said no.
      host.popover = 'manual';
      host.showPopover();
      this.#settle();
    }
  }

  async #leave(): Promise<void> {
    if (this.#host.matches(':popover-open')) {
      this.#host.popover = null;
      this.#settle();
    } else await document.exitFullscreen().catch(() => undefined);
  }

  /** The browser itself may have ended it, by Escape or a gesture. */
  readonly #settle = (): void => {
    const isOn = this.#host.matches(':is(:fullscreen, :popover-open)');
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    void (isOn ? this.#begin() : this.#end());
  };

  async #begin(): Promise<void> {
    addEventListener('resize', this.#fit);
    document.addEventListener('keydown', this.#pageKey, true);
    document.addEventListener('keydown', this.#key);
    document.addEventListener('focusin', this.#keepFocus);
    await this.#redraw();
    this.#fit();
    // Settings that are opened make it higher, and no smaller.
    this.#grown = new ResizeObserver(() => this.#makeRoom());
    if (this.#figure) this.#grown.observe(this.#figure);
    const on = this.#host.renderRoot.querySelector<HTMLElement>('.stage-on');
    if (on) on.focus();
    else if (!isWithin(deepestFocus(), this.#host)) this.#takeFocus();
  }

  async #end(): Promise<void> {
    this.#grown?.disconnect();
    removeEventListener('resize', this.#fit);
    document.removeEventListener('fullscreenchange', this.#settle);
    document.removeEventListener('keydown', this.#pageKey, true);
    document.removeEventListener('keydown', this.#key);
    document.removeEventListener('focusin', this.#keepFocus);
    await this.#redraw();
    this.#tellScale();
    scrollTo({ left: this.#place[0], top: this.#place[1], behavior: 'instant' });
    this.#focus?.focus({ preventScroll: true });
  }

  get #figure(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.figure');
  }

  async #redraw(): Promise<void> {
    this.#host.requestUpdate();
    await this.#host.updateComplete;
  }

  /** The caption and further settings may lie below the edge: a class listens. */
  readonly #fit = (): void => {
    const [host, figure] = [this.#host, this.#figure];
    if (!figure) return;
    const { style } = figure;
    const bar = host.renderRoot.querySelector<HTMLElement>('.stage')?.offsetHeight ?? 0;
    const room = { width: host.clientWidth - 2 * margin, height: host.clientHeight - bar - 2 * margin };
    const layouts = widthsFor(room).map((width) => {
      style.setProperty('--width', `${width}px`);
      return { width, picture: endOf(figure, '.picture'), whole: endOf(figure, '.picture, .picture ~ .controls') };
    });
    const { width, scale } = fitInto(room, layouts);
    style.setProperty('--width', `${width}px`);
    style.setProperty('--scale', String(scale));
    style.setProperty('--before', `${margin + (room.width - width * scale) / 2}px`);
    const above = (room.height - endOf(figure, '.picture, .picture ~ .controls') * scale) / 2;
    style.setProperty('--above', `${margin + Math.max(0, above)}px`);
    this.#makeRoom();
    this.#tellScale();
  };

  /** Enlarging moves nothing that comes below. */
  #makeRoom(): void {
    const figure = this.#figure;
    const scale = Number(figure?.style.getPropertyValue('--scale') ?? 1);
    figure?.style.setProperty('--grown', `${figure.offsetHeight * (scale - 1)}px`);
  }

  /** Canvases have as many pixels as the screen shows of them. */
  #tellScale(): void {
    this.#host.dispatchEvent(new Event(pictureEvents.rescaled));
    this.#host.requestUpdate();
  }

  /** Keys of a presenter's remote go to the steps wherever the focus is: neither a slider nor a host's page hears of them. */
  readonly #pageKey = (event: KeyboardEvent): void => {
    const key = ownKey(event);
    if (!key.startsWith('Page') || !this.#turn(key === 'PageDown' ? 1 : -1)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** Arrows go to the steps where nothing else has a use for them. */
  readonly #key = (event: KeyboardEvent): void => {
    const key = ownKey(event);
    if (event.defaultPrevented) return;
    if (key === 'Escape' && this.#host.matches(':popover-open')) {
      event.preventDefault();
      void this.#leave();
    } else if (['ArrowLeft', 'ArrowRight'].includes(key) && !isTyped(event)) {
      if (this.#turn(key === 'ArrowRight' ? 1 : -1)) event.preventDefault();
    }
  };

  /** Elements under the figure cannot be seen, so the focus goes around within it. */
  readonly #keepFocus = (event: FocusEvent): void => {
    if (!event.composedPath().includes(this.#host)) this.#takeFocus();
  };

  #takeFocus(): void {
    firstFocusable(this.#host.renderRoot)?.focus();
  }
}
