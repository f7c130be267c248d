import { ReactiveElement } from 'lit';
import { restoreField } from '../../figures/shared/frame/own-fields.js';
import { argument, type Case } from './case.js';
import type { FigureCase } from './spec.js';

/** Where the figure stands that shows the case: `../clock-hands/?clock.position=17#clock`; `pages` is the folder of a language. */
export function figureAddress(
  { chapter, id, ...attributes }: FigureCase,
  { parameters, values }: Case,
  pages: string,
): string {
  const query = Object.entries(attributes).map(([name, written]) => {
    const value = argument(written, { ...parameters, ...values });
    return `${id}.${name}=${encodeURIComponent(value)}`;
  });
  return `${pages}${chapter}/${query.length > 0 ? `?${query.join('&')}` : ''}#${id}`;
}

/** A figure of the page at hand is set and shown without loading the page again. */
export function showInPage(event: Event): void {
  const target = new URL((event.currentTarget as HTMLAnchorElement).href);
  const figure = document.getElementById(target.hash.slice(1));
  if (
    target.origin !== location.origin ||
    target.pathname !== location.pathname ||
    !(figure instanceof ReactiveElement)
  )
    return;
  event.preventDefault();
  for (const [key, text] of target.searchParams) restoreField(figure, key.slice(figure.id.length + 1), text);
  figure.scrollIntoView({ block: 'start' });
  figure.tabIndex = -1;
  figure.focus({ preventScroll: true });
}
