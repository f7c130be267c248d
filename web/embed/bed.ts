/** A scrolled element, and how far it was. */
type Scrolled = readonly [element: Element, left: number, top: number];

/** Everything in an element that is scrolled: out of the page it forgets that. */
function scrolledIn(root: ParentNode): Scrolled[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.scrollLeft || element.scrollTop ? [[element, element.scrollLeft, element.scrollTop] as const] : []),
    ...(element.shadowRoot ? scrolledIn(element.shadowRoot) : []),
  ]);
}

/**
 * Puts a figure out of the page and leaves a block of the same height, with the caption where it was. The element keeps all that
 * it knows; it ends by itself what it does in a page only.
 *
 * @returns What brings it back.
 */
export function layDown(frame: HTMLElement, inner: Element): () => void {
  const shown = frame.getBoundingClientRect();
  // A host may have scaled the figure: rectangles are scaled with it, used lengths are not.
  const height = getComputedStyle(frame).blockSize;
  const scale = parseFloat(height) / shown.height || 1;
  const caption = inner.shadowRoot?.querySelector('.caption')?.getBoundingClientRect();
  const scrolled = scrolledIn(frame);
  const place = document.createElement('div');
  place.className = 'caption';
  place.append(document.createElement('slot'));
  place.style.insetBlockStart = `${scale * ((caption?.top ?? shown.top) - shown.top)}px`;
  frame.style.blockSize = height;
  frame.classList.add('resting');
  frame.replaceChildren(place);
  return () => {
    frame.classList.remove('resting');
    frame.style.removeProperty('block-size');
    frame.replaceChildren(inner);
    for (const [element, left, top] of scrolled) element.scrollTo({ left, top, behavior: 'instant' });
  };
}
