import type { Messages } from '../content/content.js';
import type { Places } from '../content/page-links.js';
import type { Language } from '../../figures/shared/reader/languages.js';
import type { Folder } from '../pages/addresses.js';
import { markup, type Markup } from '../pages/markup.js';
import { placeLink } from '../pages/place-link.js';
import type { Cited, Works } from './works.js';

/** The cited works by number, and all works. */
export interface Citations {
  readonly works: Works;
  readonly cited: ReadonlyMap<string, Cited>;
}

/** The title of a work, linked if it has a URL. A Chinese title in an English line gets a `lang` attribute. */
function getTitle({ title, url }: Readonly<Record<'title' | 'url', string>>): Markup {
  const cite = /\p{Script=Han}/u.test(title) ? markup`<cite lang="zh">${title}</cite>` : markup`<cite>${title}</cite>`;
  return url === '' ? cite : markup`<a href="${url}">${cite}</a>`;
}

/** A work in one line: as an English citation, or the language's own line if it has one. The title comes first. */
function getLine(work: NonNullable<ReturnType<Works['listed']['byId']['get']>>, translation = ''): Markup {
  if (translation !== '') return markup`${getTitle(work)} ${translation}`;
  const stop = /[.?!]$/.test(work.title) ? '' : '.';
  return markup`<span lang="en">${work.authors} (${work.year}). ${getTitle(work)}${stop} ${work.where}.</span>`;
}

/** The sources page: every work by number, with what it is cited for and where. */
export function sourcesList(
  { works, cited }: Citations,
  places: Places,
  language: Language,
  messages: Messages,
  folder: Folder,
): Markup {
  const entries = [...cited].flatMap(([id, { places: citing }]) => {
    const work = works.listed.byId.get(id);
    if (!work) return [];
    const translation = works.translations.get(language)?.byId.get(id);
    const back = citing.map((place) => markup` ${placeLink(place, places, language, folder)}`);
    return [
      markup`<li id="${id}">
<p>${getLine(work, translation?.where)}</p>
<p>${translation?.for ?? ''}</p>
<p class="cited"><span>${messages['sources.cited'] ?? ''}</span>${back}</p>
</li>
`,
    ];
  });
  return markup`<ol class="sources">
${entries}</ol>
`;
}
