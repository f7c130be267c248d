import type { Messages } from '../content/content.js';
import type { Places } from '../content/page-links.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { getFolder, relativeUrl, type Folder } from '../pages/addresses.js';
import { markup, type Markup } from '../pages/markup.js';
import { placeLink } from '../pages/place-link.js';
import { getTerms, type Glossary } from './glossary.js';

/** The glossary page: each term with its definition, its translations, and where it is explained. */
export function glossaryList(
  glossary: Glossary,
  places: Places,
  language: Language,
  messages: Messages,
  folder: Folder,
): Markup {
  const others = languages.filter((other) => other !== language);
  const entries = getTerms(glossary, language, places).map(({ id, word, meaning, place }) => {
    const elsewhere = others.map((other) => {
      const url = `${relativeUrl(folder, getFolder(other, 'glossary'))}#${id}`;
      return markup`<a href="${url}" lang="${other.tag}" hreflang="${other.tag}">${glossary.translations.get(other)?.byId.get(id)?.word ?? ''}</a> `;
    });
    return markup`<div id="${id}">
<dt>${word}</dt>
<dd>${meaning}</dd>
<dd class="elsewhere">${elsewhere}</dd>
<dd class="learned"><span>${messages['glossary.learned'] ?? ''}</span> ${placeLink(place, places, language, folder)}</dd>
</div>
`;
  });
  return markup`<dl class="glossary">
${entries}</dl>
`;
}
