import { Figure } from './figure.js';

/** A tag of somebody else's page: it holds the figure, which wakes when readers come near, or when it is asked for. */
interface Shell extends Element {
  figureInside(): Promise<Element>;
}

const isShell = (element: Element): element is Shell => 'figureInside' in element;

/** The document, or the shadow root of a host, in which the page has written an element: not the shell that it is in itself. */
function pageOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) return isShell(root.host) ? pageOf(root.host) : root;
  return document;
}

/** The element that an author has given an id, on the page of the one that asks. */
export const taggedBy = (id: string, asking: Element): Element | null => pageOf(asking).getElementById(id);

/** The figure that a tag is, or holds; undefined if it is none. It is awake then: that may take until readers come near. */
export async function figureOf(tag: Element): Promise<Figure | undefined> {
  if (!tag.localName.includes('-')) return undefined;
  await customElements.whenDefined(tag.localName);
  const figure = isShell(tag) ? await tag.figureInside() : tag;
  return figure instanceof Figure ? figure : undefined;
}
