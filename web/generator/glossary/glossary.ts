import { compareEntries, readEntries, type Entries } from '../content/entries.js';
import type { Sources } from '../content/content.js';
import { getLinks, Places, type Place } from '../content/page-links.js';
import type { Problem } from '../content/problems.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { isChapter } from '../content/tour.js';

/** The glossary: where each term is explained, and its text in each language. */
export interface Glossary {
  readonly learned: Entries<'learned'>;
  readonly translations: ReadonlyMap<Language, Entries<'word' | 'meaning'>>;
}

/**
 * Reads the glossary in web/content.
 *
 * @throws ContentError for incomplete entries.
 */
export const readGlossary = (): Glossary => ({
  learned: readEntries('glossary', ['learned']),
  translations: new Map(
    languages.map((language) => [language, readEntries('glossary', ['word', 'meaning'], language)]),
  ),
});

/** A term in one language. */
export interface Term {
  readonly id: string;
  readonly word: string;
  /** Its definition, one sentence. */
  readonly meaning: string;
  readonly place: Place;
}

/** The terms of a language in dictionary order: alphabetical, by Pinyin, or by strokes. */
export function getTerms({ learned, translations }: Glossary, language: Language, places: Places): Term[] {
  const { compare } = new Intl.Collator(language.tag);
  return [...(translations.get(language)?.byId ?? [])]
    .flatMap(([id, entry]) => {
      const place = places.named(learned.byId.get(id)?.learned ?? '');
      return place ? [{ id, ...entry, place }] : [];
    })
    .sort((a, b) => compare(a.word, b.word));
}

/** The term that a Markdown link such as `glossary:query` refers to. */
export const getTerm = (href: string): string | undefined => /^glossary:(.*)$/.exec(href)?.[1];

/** Problems in the glossary, and in its links from chapters. */
export function checkGlossary({ learned, translations }: Glossary, sources: Sources): Problem[] {
  const places = new Places(sources);
  const { file, byId } = learned;
  const lost = [...byId]
    .filter(([, entry]) => !places.named(entry.learned))
    .map(([id, entry]) => ({ file, message: `"${id}" is learned in ${entry.learned}, and there is no such section` }));
  const entries = [...translations].flatMap(([language, list]) => compareEntries(learned, list, language));
  const marks = [...sources.values()].flat().flatMap((source) => {
    const marked = getLinks(source).flatMap(({ href, line }) => {
      const id = getTerm(href);
      return id === undefined ? [] : [{ id, line }];
    });
    const seen = new Set<string>();
    const problems: Problem[] = marked.flatMap(({ id, line }) => {
      const again = seen.has(id);
      seen.add(id);
      if (!byId.has(id)) return [{ file: source.file, line, message: `glossary:${id} is no term of ${file}` }];
      if (!isChapter(source.slug))
        return [{ file: source.file, line, message: `marks glossary:${id}, but only chapters carry notes` }];
      return again
        ? [
            {
              file: source.file,
              line,
              message: `marks glossary:${id} a second time: only the first use carries a note`,
            },
          ]
        : [];
    });
    if (isChapter(source.slug) && marked.length === 0)
      problems.push({ file: source.file, message: 'marks no term of the glossary, as in [queries](glossary:query)' });
    return problems;
  });
  return [...lost, ...entries, ...marks];
}
