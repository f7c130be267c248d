/** A browser that a test drives, whatever the protocol below. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Runs a function in the page; it may use nothing from outside itself, and returns what JSON can hold. */
  evaluate<Result>(script: () => Result): Promise<Result>;
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
