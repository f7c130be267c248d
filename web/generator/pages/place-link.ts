import type { Place, Places } from '../content/page-links.js';
import type { Language } from '../../figures/shared/reader/languages.js';
import { getFolder, relativeUrl, type Folder } from './addresses.js';
import { markup, type Markup } from './markup.js';

/** A link to a page of the tour or one of its sections, with their titles. */
export function placeLink(place: Place, places: Places, language: Language, folder: Folder): Markup {
  const { page, section } = place;
  const url = relativeUrl(folder, getFolder(language, page)) + (section === '' ? '' : `#${section}`);
  const title = places.getTitle({ page, section: '' }, language);
  return markup`<a href="${url}">${title}${section !== '' && markup`<span class="section">&nbsp;· ${places.getTitle(place, language)}</span>`}</a>`;
}
