/** The element that has the focus, also within shadow roots. */
export function deepestFocus(): HTMLElement | undefined {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at instanceof HTMLElement && at !== document.body ? at : undefined;
}

/** True if an element is in another one, or in its shadow root, or deeper. */
export function isWithin(element: Element | undefined, whole: Element): boolean {
  for (let at: Node | null | undefined = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at === whole) return true;
  return false;
}

/** The first thing in a figure that takes the focus; buttons of a menu that is closed take none. */
export const firstFocusable = (root: ParentNode): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('button, summary, a[href], [tabindex="0"]')].find((element) =>
    element.checkVisibility(),
  );

/** Elements that use arrow keys themselves. */
const arrowed =
  'input, textarea, select, [contenteditable], [role="slider"], [role="radio"], [role^="menuitem"], [role="region"]';

/** True if a key is meant for the element that has the focus. */
export function isTyped(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return target instanceof Element && target.closest(arrowed) !== null;
}
