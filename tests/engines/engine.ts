/** A browser under test, independent of its protocol. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Runs a self-contained function in the page with JSON arguments and a JSON result. */
  evaluate<Result, Given extends readonly unknown[]>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  /** Presses the right arrow key on the focused element. */
  pressArrowRight(): Promise<void>;
  /** Errors, warnings and CSP violations since the page was opened. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** In the page: focuses the slider "Position" of the first clock; false if it doesn't exist yet. */
export function focusPositionSlider(): boolean {
  const inside = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? inside(element.shadowRoot) : []),
    ]);
  const root = document.querySelector('pe-clock:defined')?.shadowRoot;
  const slider = (root ? inside(root) : []).find((element) =>
    element.matches('input[type=range][aria-label=Position]'),
  );
  (slider as HTMLInputElement | undefined)?.focus();
  return slider?.matches(':focus') === true;
}

/** In the page: the slider's position, and every number of the first clock. */
export function readClock(): { readonly position: string; readonly numbers: string } {
  const inside = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? inside(element.shadowRoot) : []),
    ]);
  const root = document.querySelector('pe-clock')?.shadowRoot;
  const elements = root ? inside(root).filter((element) => element.localName !== 'style') : [];
  const slider = elements.find((element) => element.matches('input[type=range][aria-label=Position]'));
  const texts = elements.flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === 3));
  return {
    position: slider?.getAttribute('aria-valuetext') ?? '',
    numbers: texts.map((node) => node.textContent?.match(/[\d.,−-]*\d/g)?.join(' ') ?? '').join(' '),
  };
}

/**
 * In the page: reveals what's hidden until votes, and scrolls from figure to figure to the exercises, each after the
 * previous one has loaded and plotted, since figures that are only visible for a frame don't load. Returns the current
 * tag; empty when done.
 */
export function scrollToNextFigure(plotted: readonly string[]): string {
  const page = globalThis as unknown as { seen?: number };
  for (const vote of document.querySelectorAll('pe-predict')) vote.setAttribute('committed', '');
  const figures = [...document.querySelectorAll('article :is([lang], section.exercises)')].filter(
    (element) => element.shadowRoot ?? element.matches('section'),
  );
  const isAwake = (element: Element): boolean =>
    element.matches(':not(:has(:not(:defined))):defined') &&
    (!plotted.includes(element.localName) || element.shadowRoot?.querySelector('.picture canvas') != null);
  const current = page.seen === undefined ? undefined : figures[page.seen];
  if (current === undefined || isAwake(current)) page.seen = (page.seen ?? -1) + 1;
  figures[page.seen ?? 0]?.scrollIntoView();
  return figures[page.seen ?? 0]?.localName ?? '';
}

/** In the page: tags that aren't defined after everything was in view. */
export function undefinedTags(): string[] {
  return [...document.querySelectorAll('main :not(:defined)')].map(({ localName }) => localName);
}

/** In the page: figures without a picture, or plotted ones without their chart. */
export function blankFigures(figures: readonly string[], plotted: readonly string[]): string[] {
  const isDrawn = (figure: Element): boolean => {
    const picture = figure.shadowRoot?.querySelector('.picture');
    const needed = plotted.includes(figure.localName) ? 'canvas' : 'svg, canvas, img';
    return (
      figure.matches(':defined') && picture?.querySelector(needed) != null && !/NaN|undefined/.test(picture.textContent)
    );
  };
  return [...document.querySelectorAll(`main :is(${figures.join()})`)]
    .filter((element) => !isDrawn(element))
    .map(({ localName }) => localName);
}
