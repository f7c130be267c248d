import { copyOf, isFolder, partsOf, wayFrom } from '../../figures/shared/links/copy-of.js';
import { relativeUrl, type Folder } from '../pages/addresses.js';

/** The pages of which there is no copy: the guide of authors is about addresses, which a disk has none of. */
export const isLeftOut = (path: string): boolean => /^(?:[\w-]+\/)?embed\//.test(path);

/** The place of a copy, and what its links lead to. */
export interface Place {
  /** The folder of the page in the site. */
  readonly page: Folder;
  /** The folder that the copy stands in, from the first page of the copies on. */
  readonly copy: Folder;
  /** The end of each page's name, behind its folder (`copyOf`). */
  readonly ending: string;
  /** Whether pages are led to at `site`, since the copy goes out alone. */
  readonly isAlone: boolean;
  /** The address at which the site is read, if that is known. */
  readonly site: URL | undefined;
  /** Whether a file of the site stands beside the copies. */
  readonly hasFile: (path: string) => boolean;
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"' };
const plain = (text: string): string => text.replace(/&(?:amp|quot);/g, (entity) => entities[entity] ?? entity);
const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The address of a link in a copy; undefined where it leads to nothing that a copy could reach. */
export function linkOf(link: string, { page, copy, ending, isAlone, site, hasFile }: Place): string | undefined {
  if (/^(?:#|[a-z][a-z\d+.-]*:)/i.test(link)) return link;
  const way = wayFrom(page, link);
  const [path, rest] = partsOf(way);
  const onDisk = isFolder(path) ? !isLeftOut(path) && !(isAlone && site) : hasFile(path);
  if (!onDisk) return site ? new URL(way, site).href : undefined;
  return (isFolder(path) ? copyOf(path, relativeUrl(copy, ''), ending) : relativeUrl(copy, path)) + rest;
}

/** The page with its links as a copy has them; of those that lead nowhere the text stays. */
export function withLinks(html: string, place: Place): string {
  const alone = html.replace(/<p class="beyond"><a href="([^"]*)"[^>]*>[^<]*<\/a><\/p>/g, (all, link: string) =>
    linkOf(plain(link), place) === undefined ? '' : all,
  );
  return alone.replace(
    /<a ([^>]*?)href="([^"]*)"([^>]*)>(.*?)<\/a>/gs,
    (_, before: string, link: string, after: string, text: string) => {
      const led = linkOf(plain(link), place);
      return led === undefined ? text : `<a ${before}href="${quoted(led)}"${after}>${text}</a>`;
    },
  );
}
