/** A tag of somebody else's page: it holds the figure, which wakes when readers come near, or when it is asked for. */
interface Shell extends Element {
  figureInside(): Promise<Element>;
}

export const isShell = (element: Element): element is Shell => 'figureInside' in element;

/** The document, or the shadow root of a host, in which the page has written an element: not the shell that it is in itself. */
function getPage(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) return isShell(root.host) ? getPage(root.host) : root;
  return document;
}

/** The element that an author has given an id, on the page of the one that asks. */
export const taggedBy = (id: string, asking: Element): Element | null => getPage(asking).getElementById(id);
