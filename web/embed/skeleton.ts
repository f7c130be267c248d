/** A scrolled element, and how far it was. */
type Scrolled = readonly [element: Element, left: number, top: number];

/** Everything in an element that is scrolled: out of the page it forgets that. */
function scrolledIn(root: ParentNode): Scrolled[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.scrollLeft || element.scrollTop ? [[element, element.scrollLeft, element.scrollTop] as const] : []),
    ...(element.shadowRoot ? scrolledIn(element.shadowRoot) : []),
  ]);
}

const listeners = new WeakMap<Element, (width: number) => void>();
let observer: ResizeObserver | undefined;

/** Tells how wide an element without height is, now and when that changes. One observer serves the whole page. */
function observeWidth(ruler: Element, hear: (width: number) => void): void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) listeners.get(target)?.(contentRect.width);
  });
  listeners.set(ruler, hear);
  observer.observe(ruler);
}

/** The font size of 16 px at which heights are measured, whatever size the reader has chosen. */
const unit = 16;

/**
 * The block that stands in for a figure that is not in the page, as high as the figure, with its caption where the figure has
 * it: before the first time by what figures of this kind measure, afterwards by what this one has measured.
 */
export class Placeholder {
  readonly #frame: HTMLElement;
  readonly #reserved: (width: number) => number | undefined;
  readonly #ruler = document.createElement('div');
  readonly #caption = document.createElement('div');
  #scrolled: readonly Scrolled[] = [];

  /** @param reserved - The height of such a figure at a width, both in px where text has 16 px, without its caption. */
  constructor(frame: HTMLElement, reserved: (width: number) => number | undefined) {
    this.#frame = frame;
    this.#reserved = reserved;
    this.#caption.className = 'caption';
    this.#caption.append(document.createElement('slot'));
  }

  /** Takes the place of a figure that was never there. */
  reserve(): void {
    this.#standIn('reserved', (width) => {
      const height = this.#heightAt(width);
      if (height !== undefined) this.#frame.style.setProperty('--reserved-height', `${height}px`);
    });
  }

  /** Takes the place of this figure, which it takes out of the page. The element keeps all that it knows. */
  detach(inner: Element): void {
    const shown = this.#frame.getBoundingClientRect();
    // A host may have scaled the figure: rectangles are scaled with it, used lengths are not.
    const { blockSize, inlineSize } = getComputedStyle(this.#frame);
    const [height, before] = [parseFloat(blockSize), this.#heightAt(parseFloat(inlineSize)) ?? 0];
    const caption = inner.shadowRoot?.querySelector('.caption')?.getBoundingClientRect();
    const above = ((caption?.top ?? shown.top) - shown.top) * (height / shown.height || 1);
    this.#scrolled = scrolledIn(this.#frame);
    this.#frame.style.blockSize = blockSize;
    this.#caption.style.insetBlockStart = `${above}px`;
    this.#standIn('detached', (width) => {
      const grown = (this.#heightAt(width) ?? 0) - before;
      this.#frame.style.blockSize = `${height + grown}px`;
      this.#caption.style.insetBlockStart = `${above + grown}px`;
    });
  }

  /** Puts the figure in its own place again, and takes the placeholder away. */
  attach(inner: Element): void {
    observer?.unobserve(this.#ruler);
    this.#frame.classList.remove('reserved', 'detached');
    this.#frame.style.removeProperty('block-size');
    for (const child of [...this.#frame.children]) if (child !== inner) child.remove();
    if (!inner.isConnected) this.#frame.append(inner);
    for (const [element, left, top] of this.#scrolled) element.scrollTo({ left, top, behavior: 'instant' });
    this.#scrolled = [];
  }

  #standIn(state: 'reserved' | 'detached', hear: (width: number) => void): void {
    this.#frame.classList.add(state);
    this.#frame.replaceChildren(this.#ruler, this.#caption);
    observeWidth(this.#ruler, hear);
  }

  #heightAt(width: number): number | undefined {
    const scale = parseFloat(getComputedStyle(this.#frame).fontSize) / unit || 1;
    const height = this.#reserved(width / scale);
    return height === undefined ? undefined : height * scale;
  }
}
