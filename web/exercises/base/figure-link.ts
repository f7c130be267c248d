import { ReactiveElement } from 'lit';
import { restoreField } from '../../figures/shared/frame/changed-attributes.js';
import { argument, type Case } from './variant.js';
import type { FigureCase } from './spec.js';

/** The address of the figure that shows the case: `../clock-hands/?clock.position=17#clock`; `pages` is the folder of a language. */
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

/** The address of the section that is named `gps#the-cliff`. */
export const sectionAddress = (section: string, pages: string): string => `${pages}${section.replace('#', '/#')}`;

/** A figure of the page at hand is set and shown without loading the page again, and so is a section. */
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
