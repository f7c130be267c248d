import { compareEntries, readEntries, type Entries } from '../content/entries.js';
import type { Source, Sources } from '../content/content.js';
import { getLinks, type Place } from '../content/page-links.js';
import type { Problem } from '../content/problems.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';

/** The works that the tour cites: what is the same in every language, and what each language says they are cited for. */
export interface Works {
  /** The url is empty where a work has no address: it can be named, and cannot be opened. */
  readonly listed: Entries<'authors' | 'year' | 'title' | 'where' | 'url'>;
  /** Of a text without an author, the original's line is English: other languages say it in `where`, from its author to its address. */
  readonly said: ReadonlyMap<Language, Entries<'for' | 'where'>>;
}

/** The sources of web/content. @throws ContentError for entries that are not whole. */
export const readWorks = (): Works => ({
  listed: readEntries('sources', ['authors', 'year', 'title', 'where', 'url'], undefined, ['url']),
  said: new Map(languages.map((language) => [language, readEntries('sources', ['for', 'where'], language, ['where'])])),
});

/** The work that a link of Markdown cites, `source:vaswani2017`. */
export const citedBy = (href: string): string | undefined => /^source:(.*)$/.exec(href)?.[1];

/** A work with its number, and the places that cite it, each page once. */
export interface Cited {
  readonly number: number;
  readonly places: readonly Place[];
}

/** The works in the order in which the original's pages first cite them: so each has one number on the whole site. */
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

/** The faults of the sources and their citations. That translations cite the same is compared with all other links. */
export function checkWorks({ listed, said }: Works, sources: Sources): Problem[] {
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
    ...[...said].flatMap(([language, list]) => compareEntries(listed, list, language)),
    ...links,
    ...unused,
  ];
}
