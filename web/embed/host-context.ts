/** The `lang` of the nearest element that has one, also outside of the shadow root that the element is in. */
export function getLanguage(element: Element): string {
  for (let inside: Element | undefined = element; inside;) {
    const found: string | null | undefined = inside.closest('[lang]')?.getAttribute('lang');
    if (found) return found;
    const root: Node = inside.getRootNode();
    inside = root instanceof ShadowRoot ? root.host : undefined;
  }
  return 'en';
}

/** The attributes by which the host's page speaks of the element itself; all others are the figure's. */
const ofTheHost = new Set([
  'id',
  'class',
  'style',
  'slot',
  'part',
  'exportparts',
  'hidden',
  'popover',
  'theme',
  'lang',
]);

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** Calls when any element of the page gets another `lang`. One observer serves the whole page. Returns what ends it. */
export function observeLanguages(hear: () => void): () => void {
  if (!observer) {
    observer = new MutationObserver(() => listeners.forEach((each) => each()));
    observer.observe(document, { subtree: true, attributeFilter: ['lang'] });
  }
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Gives the inner element the attributes that the host's page wrote, and takes away those that it no longer has. */
export function passAttributes(from: Element, to: Element): void {
  for (const { name } of [...to.attributes])
    if (!ofTheHost.has(name) && !from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes)
    if (!ofTheHost.has(name) && !name.startsWith('on') && to.getAttribute(name) !== value) to.setAttribute(name, value);
}
