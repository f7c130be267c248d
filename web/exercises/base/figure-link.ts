import { ReactiveElement } from 'lit';
import { restoreField } from '../../figures/shared/frame/changed-attributes.js';
import { evaluateArgument, type Case } from './variant.js';
import type { FigureCase } from './spec.js';

/**
 * The URL of the figure in the state of this case, such as `../clock-hands/?clock.position=17#clock`. `pages` is the
 * base URL of the language.
 */
export function figureUrl(
  { chapter, id, ...attributes }: FigureCase,
  { parameters, values }: Case,
  pages: string,
): string {
  const query = Object.entries(attributes).map(([name, written]) => {
    const value = evaluateArgument(written, { ...parameters, ...values });
    return `${id}.${name}=${encodeURIComponent(value)}`;
  });
  return `${pages}${chapter}/${query.length > 0 ? `?${query.join('&')}` : ''}#${id}`;
}

/** The URL of a section such as `gps#the-cliff`. */
export const sectionUrl = (section: string, pages: string): string => `${pages}${section.replace('#', '/#')}`;

/**
 * Click handler: if the link's target is on this page, applies the figure's state and scrolls there without a reload.
 */
export function showInPage(event: Event): void {
  const target = new URL((event.currentTarget as HTMLAnchorElement).href);
  const place = document.getElementById(target.hash.slice(1));
  if (target.origin !== location.origin || target.pathname !== location.pathname || !place) return;
  if (place.localName.startsWith('pe-') && !(place instanceof ReactiveElement)) return;
  event.preventDefault();
  if (place instanceof ReactiveElement)
    for (const [key, text] of target.searchParams) restoreField(place, key.slice(place.id.length + 1), text);
  place.scrollIntoView({ block: 'start' });
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
