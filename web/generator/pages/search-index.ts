import type { Entry } from '../../app/search/entries.js';
import type { Language } from '../../figures/shared/reader/languages.js';
import type { Sources } from '../content/content.js';
import { Places } from '../content/page-links.js';
import { getTerms, type Glossary } from '../glossary/glossary.js';
import { getFolder, original } from './addresses.js';

/** The file of a language's search index in dist. */
export const searchFile = ({ folder }: Language): string => `${folder}/search.json`;

/** What a search finds in a language: its pages with their sections, and the terms of the glossary. */
export function searchIndex(sources: Sources, glossary: Glossary, language: Language): Entry[] {
  const places = new Places(sources);
  const pages = (sources.get(language) ?? []).flatMap(({ slug, title, description }) =>
    places.onPage(slug).map((place): Entry => {
      const url = getFolder(language, slug);
      return place.section === ''
        ? { title, about: description, url }
        : // Formulas without the backslashes of TeX.
          {
            title: places.getTitle(place, language).replaceAll('\\', ''),
            about: title,
            url: `${url}#${place.section}`,
          };
    }),
  );
  const terms = getTerms(glossary, language, places).map(({ id, word, meaning }): Entry => {
    // Readers of translations know many terms by their original name.
    const first = glossary.translations.get(original)?.byId.get(id)?.word ?? word;
    const about = language === original || first === word ? meaning : `${first} · ${meaning}`;
    return { title: word, about, url: `${getFolder(language, 'glossary')}#${id}` };
  });
  return [...terms, ...pages];
}
