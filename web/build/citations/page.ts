import type { Words } from '../content/content.js';
import type { Places } from '../content/page-links.js';
import type { Language } from '../content/tour.js';
import type { Folder } from '../pages/addresses.js';
import { markup, type Markup } from '../pages/markup.js';
import { placeLink } from '../pages/place-link.js';
import type { Cited, Works } from './works.js';

/** The works, with those that are cited in the order of their numbers. */
export interface Citations {
  readonly works: Works;
  readonly cited: ReadonlyMap<string, Cited>;
}

/** All sources by their numbers: what each is, what it is cited for, and where. */
export function sourcesList({ works, cited }: Citations, places: Places, language: Language, words: Words, folder: Folder): Markup {
  const entries = [...cited].flatMap(([id, { places: citing }]) => {
    const work = works.listed.byId.get(id);
    if (!work) return [];
    const back = citing.map((place, index) => markup`${index > 0 && ' · '}${placeLink(place, places, language, folder)}`);
    return [markup`<li id="${id}">
<p><span lang="en">${work.authors} (${work.year}). <a href="${work.url}"><cite>${work.title}</cite></a>. ${work.where}.</span></p>
<p>${works.said.get(language)?.byId.get(id)?.for ?? ''}</p>
<p class="cited"><span>${words['sources.cited'] ?? ''}</span> ${back}</p>
</li>
`];
  });
  return markup`<ol class="sources">
${entries}</ol>
`;
}
