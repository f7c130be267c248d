/** A shell on other sites: it contains the figure, which loads near the viewport or on request. */
interface Shell extends Element {
  figureInside(): Promise<Element>;
}

export const isShell = (element: Element): element is Shell => 'figureInside' in element;

/** The document or shadow root in which the page has written an element, not the shell's own. */
function getPage(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) return isShell(root.host) ? getPage(root.host) : root;
  return document;
}

/** The element with an id in the scope of `asking`. */
export const taggedBy = (id: string, asking: Element): Element | null => getPage(asking).getElementById(id);
