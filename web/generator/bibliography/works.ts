import { compareEntries, readEntries, type Entries } from '../content/entries.js';
import type { Source, Sources } from '../content/content.js';
import { getLinks, type Place } from '../content/page-links.js';
import type { Problem } from '../content/problems.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';

/**
 * The works that the tour cites: the data shared by all languages, and each language's notes on what they are cited
 * for.
 */
export interface Works {
  /** `url` is empty for a work that is not online. */
  readonly listed: Entries<'authors' | 'year' | 'title' | 'where' | 'url'>;
  /** `where` replaces the English line of a work without an author, from its author to its URL. */
  readonly translations: ReadonlyMap<Language, Entries<'for' | 'where'>>;
}

/**
 * Reads the sources in web/content.
 *
 * @throws ContentError for incomplete entries.
 */
export const readWorks = (): Works => ({
  listed: readEntries('sources', ['authors', 'year', 'title', 'where', 'url'], undefined, ['url']),
  translations: new Map(
    languages.map((language) => [language, readEntries('sources', ['for', 'where'], language, ['where'])]),
  ),
});

/** The id of the work that a Markdown link such as `source:vaswani2017` cites. */
export const citedBy = (href: string): string | undefined => /^source:(.*)$/.exec(href)?.[1];

/** A work, its number, and the places that cite it, one per page. */
export interface Cited {
  readonly number: number;
  readonly places: readonly Place[];
}

/**
 * Numbers works by their first citation in the original language, so that a work has the same number on the whole site.
 */
export function numbered(pages: readonly Source[]): Map<string, Cited> {
  const cited = new Map<string, { number: number; places: Place[] }>();
  for (const source of pages) {
    for (const { href, section } of getLinks(source)) {
      const id = citedBy(href);
      if (id === undefined) continue;
      const work = cited.get(id) ?? { number: cited.size + 1, places: [] };
      cited.set(id, work);
      if (!work.places.some(({ page }) => page === source.slug)) work.places.push({ page: source.slug, section });
    }
  }
  return cited;
}

/**
 * Problems in the sources and their citations. Whether translations cite the same works is checked with all other
 * links.
 */
export function checkWorks({ listed, translations }: Works, sources: Sources): Problem[] {
  const { file, byId } = listed;
  const addressed = [...byId].filter(([, { url }]) => url !== '');
  const byUrl = new Map(addressed.map(([id, { url }]) => [url, id]));
  const twice = addressed
    .filter(([id, { url }]) => byUrl.get(url) !== id)
    .map(([id, { url }]) => ({ file, message: `"${id}" has the url of "${byUrl.get(url) ?? ''}": ${url}` }));
  const links = [...sources.values()].flat().flatMap((source) =>
    getLinks(source).flatMap(({ href, line }): Problem[] => {
      const [id, known] = [citedBy(href), byUrl.get(href)];
      if (id !== undefined && !byId.has(id))
        return [{ file: source.file, line, message: `source:${id} is no source of ${file}` }];
      return known === undefined
        ? []
        : [{ file: source.file, line, message: `links to ${href}: cite it, source:${known}` }];
    }),
  );
  const cited = numbered(sources.get(languages[0]) ?? []);
  const unused = [...byId.keys()]
    .filter((id) => !cited.has(id))
    .map((id) => ({ file, message: `"${id}" is cited nowhere` }));
  return [
    ...twice,
    ...[...translations].flatMap(([language, list]) => compareEntries(listed, list, language)),
    ...links,
    ...unused,
  ];
}
