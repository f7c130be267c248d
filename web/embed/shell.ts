import { languageFolder } from '../figures/shared/reader/languages.js';
import { parts } from '../figures/shared/frame/css-parts.js';
import { mayUnmount } from '../figures/shared/frame/keep-mounted.js';
import { figureNeeded } from '../figures/shared/frame/action-links/figure-needed.js';
import { Placeholder } from './skeleton.js';
import { getFault } from './errors.js';
import { stopKeyPropagation } from './stop-key-propagation.js';
import { forget, isFar, watch } from './viewport-distance.js';
import { getReservedHeight, type ReservedHeights } from './reserved-heights.js';
import { shellStyles } from './shell-styles.js';
import { passProperties } from './proxy-properties.js';
import { observeLanguages, getLanguage, passAttributes } from './host-context.js';

/** Tells our elements from those of a host that chose the same names, whichever build defined them. */
export const maker = 'positional-encoding-tour';

/** Loads what a figure needs. Resolves with the name of the element that draws it. */
export type LoadFigure = (tag: string, language: string) => Promise<string>;

/** The element of Lit that draws a figure. */
type Shown = Element & { readonly updateComplete?: Promise<unknown> };

/** The sentence and the link that stand in for a figure that cannot be shown. */
export type RenderError = (shell: Element, language: string, kind: string) => Node;

/** Milliseconds in which a reader who only leafs through the page may be back. */
const pause = 1_000;

/** The elements that give a figure a width where its place gives it none: see the styles. */
function columns(): Element[] {
  return Array.from({ length: 3 }, () => {
    const column = document.createElement('div');
    column.className = 'column';
    return column;
  });
}

/**
 * The element that a host's page writes. It costs next to nothing until it comes near the viewport; then the figure itself is
 * loaded and drawn in its shadow root, where the host's rules do not reach, with the host's content as its caption. Far away
 * again it sleeps, unless the reader or a job is at work in it.
 */
export function shellFor(
  tag: string,
  isInline: boolean,
  load: LoadFigure,
  apology: RenderError,
  heights: ReservedHeights,
): CustomElementConstructor {
  const display = isInline ? 'inline' : 'block';
  /** One style sheet for all figures of this tag. One that goes into another document leaves it behind. */
  let sheet: CSSStyleSheet | undefined;
  const sheetIn = (view: typeof globalThis): CSSStyleSheet => {
    const made = new view.CSSStyleSheet();
    made.replaceSync(shellStyles(display));
    return made;
  };
  return class Shell extends HTMLElement {
    static readonly maker = maker;

    readonly #frame = document.createElement('div');
    readonly #placeholder = new Placeholder(this.#frame, (width) => getReservedHeight(heights, this, width));
    #inner: Element | undefined;
    #loading = false;
    #sleepTimer: ReturnType<typeof setTimeout> | undefined;
    readonly #captured = new Set<number>();
    #deafen: (() => void) | undefined;
    #tellLoaded!: (inner: Element) => void;
    readonly #loaded = new Promise<Element>((resolve) => (this.#tellLoaded = resolve));

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [(sheet ??= sheetIn(window))];
      this.#frame.className = display;
      root.append(this.#frame);
      if (isInline) this.#frame.append(document.createElement('slot'));
      else {
        this.#placeholder.reserve();
        root.append(...columns());
      }
      stopKeyPropagation(this.#frame, (target) => target === this.#inner);
      this.#frame.addEventListener('gotpointercapture', ({ pointerId }) => this.#captured.add(pointerId));
      this.#frame.addEventListener('lostpointercapture', ({ pointerId }) => this.#captured.delete(pointerId));
    }

    connectedCallback(): void {
      this.addEventListener(figureNeeded, this.#need);
      watch(this, { arrive: () => this.#arrive(), leave: () => this.#leave() });
      this.#deafen = observeLanguages(() => void this.#speak());
      void this.#speak();
    }

    adoptedCallback(): void {
      const { defaultView } = this.ownerDocument;
      if (defaultView) this.shadowRoot!.adoptedStyleSheets = [sheetIn(defaultView)];
    }

    disconnectedCallback(): void {
      clearTimeout(this.#sleepTimer);
      this.#captured.clear();
      forget(this);
      this.#deafen?.();
    }

    /** The element that draws the figure, from when it is awake for the first time: what acts on it is handed this one. */
    figureInside(): Promise<Element> {
      return this.#loaded;
    }

    readonly #need = (): void => {
      if (!this.#inner) void this.#load();
    };

    #arrive(): void {
      clearTimeout(this.#sleepTimer);
      if (!this.#inner) void this.#load();
      else if (!this.#inner.isConnected) this.#placeholder.attach(this.#inner);
    }

    /** Numbers inside a sentence hold next to nothing, and the sentence would break elsewhere without them. */
    #leave(): void {
      clearTimeout(this.#sleepTimer);
      if (this.#inner && !isInline) this.#sleepTimer = setTimeout(() => this.#sleep(this.#inner), pause);
    }

    /**
     * Puts the figure to sleep, unless something keeps it awake: that makes no sign when it ends, so it is asked again.
     */
    #sleep(inner: Element | undefined): void {
      if (this.#loading || !inner?.isConnected || !isFar(this)) return;
      if (this.matches(':focus-within') || this.#captured.size > 0 || !mayUnmount(inner)) this.#leave();
      else this.#placeholder.detach(inner);
    }

    async #load(): Promise<void> {
      if (this.#loading) return;
      this.#loading = true;
      const language = getLanguage(this);
      try {
        const inner = document.createElement(await load(tag, languageFolder(language)));
        inner.lang = language;
        await this.#show(inner);
      } catch (error) {
        console.error(`<${tag}> cannot be shown.`, error);
        this.#inner?.remove();
        this.#inner = undefined;
        this.#frame.classList.remove('reserved');
        this.#frame.querySelector('.fault')?.remove();
        this.#frame.prepend(apology(this, languageFolder(language), getFault(error)));
      }
      this.#loading = false;
      void this.#speak();
    }

    /** The figure speaks the language that its place in the page has now, once the words are there. */
    async #speak(): Promise<void> {
      const language = getLanguage(this);
      if (this.#loading || !this.#inner || this.#inner.getAttribute('lang') === language) return;
      try {
        await load(tag, languageFolder(language));
        if (getLanguage(this) === language) this.#inner.setAttribute('lang', language);
      } catch (error) {
        console.error(`<${tag}> keeps its language.`, error);
      }
    }

    /** All of the figure is lettered in the typeface of the host's text, unless the host names another one for it. */
    #takeTypeface(): void {
      const around = getComputedStyle(this);
      for (const font of ['--pe-font-text', '--pe-font-ui'])
        if (around.getPropertyValue(font) === '') this.#frame.style.setProperty(font, around.fontFamily);
    }

    /** The placeholder stays until the figure has something to show. */
    async #show(inner: Shown): Promise<void> {
      this.#inner = inner;
      passAttributes(this, inner);
      passProperties(this, inner);
      inner.setAttribute('exportparts', parts.join());
      this.#takeTypeface();
      inner.append(document.createElement('slot'));
      // What is there before the element enters the page is what its reset returns to.
      this.#frame.append(inner);
      new MutationObserver(() => {
        passAttributes(this, inner);
        void this.#speak();
      }).observe(this, { attributes: true });
      await inner.updateComplete;
      this.#placeholder.attach(inner);
      this.#tellLoaded(inner);
      if (isFar(this)) this.#leave();
    }
  };
}
