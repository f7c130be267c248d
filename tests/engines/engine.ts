/** A browser that a test drives, whatever the protocol below. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Runs a function in the page; it may use nothing from outside itself but what it is given, and returns what JSON can hold. */
  evaluate<Result, Given extends readonly unknown[]>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  /** Presses the right arrow key as a reader does, on whatever has the focus. */
  pressArrowRight(): Promise<void>;
  /** Errors, warnings and violations of the security policy since the page was opened. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** In the page: moves the focus to the slider called Position in the first clock; false while there is none. */
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

/** In the page: the position that this slider speaks, and every number that the first clock shows. */
export function reading(): { readonly position: string; readonly numbers: string } {
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
 * In the page: shows what waits for votes and brings figure after figure, at last the exercises, into view, as a reader does:
 * the next one only once the one before is awake and plotted, since what flies past within a frame stays asleep. Returns the
 * tag that is being looked at, none once all have been.
 */
export function lookAtNext(plotted: readonly string[]): string {
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

/** In the page: the tags whose scripts have not come, once everything has been looked at. */
export function sleepingTags(): string[] {
  return [...document.querySelectorAll('main :not(:defined)')].map(({ localName }) => localName);
}

/** In the page: those of the figures that have no picture, or, of the plotted ones, not that of a library that comes when they are near. */
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
