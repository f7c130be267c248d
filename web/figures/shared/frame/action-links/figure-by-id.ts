import { Figure } from '../figure.js';
import { isShell } from './tagged-by.js';

/** The figure that a tag is or contains; undefined if it is none. Waits until it is defined and loaded. */
export async function getFigure(tag: Element): Promise<Figure | undefined> {
  if (!tag.localName.includes('-')) return undefined;
  await customElements.whenDefined(tag.localName);
  const figure = isShell(tag) ? await tag.figureInside() : tag;
  return figure instanceof Figure ? figure : undefined;
}
