import type { Token } from 'markdown-it';

import { getHeadingIds, getHeadings, parseMarkdown } from '../text/markdown.js';
import type { Source, Sources } from './content.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import type { PageName } from './tour.js';

export interface PageLink {
  readonly href: string;
  /** Line in the file, 1-based. */
  readonly line: number;
  /** The anchor of the section that contains it; empty before the first one. */
  readonly section: string;
}

export function getLinks({ body, linesBefore }: Source): PageLink[] {
  const tokens = parseMarkdown(body);
  const anchors = getHeadingIds(tokens);
  const links: PageLink[] = [];
  let line = linesBefore + 1;
  let heading = 0;
  const visit = (token: Token): void => {
    if (token.map) line = token.map[0] + linesBefore + 1;
    if (token.type === 'heading_open') ++heading;
    if (token.type === 'link_open')
      links.push({ href: String(token.attrGet('href')), line, section: anchors[heading - 1] ?? '' });
    token.children?.forEach(visit);
  };
  tokens.forEach(visit);
  return links;
}

/** A page, or a section of it by anchor. */
export interface Place {
  readonly page: PageName;
  /** Empty for the whole page. */
  readonly section: string;
}

/** All link targets of the tour, with the title of each page and section per language. */
export class Places {
  readonly #titles = new Map<string, string>();
  /** Valid places, independent of language. */
  readonly #known = new Set<string>();

  constructor(sources: Sources) {
    const [original] = languages;
    for (const [language, pages] of sources) {
      for (const source of pages) {
        const first = sources.get(original)?.find(({ slug }) => slug === source.slug) ?? source;
        const titles = getHeadings(parseMarkdown(source.body, language.folder));
        const ids = getHeadingIds(parseMarkdown(first.body));
        [['', source.title] as const, ...ids.map((id, index) => [id, titles[index] ?? id] as const)].forEach(
          ([section, title]) => {
            const key = `${source.slug}#${section}`;
            this.#titles.set(`${language.folder} ${key}`, title);
            this.#known.add(key);
          },
        );
      }
    }
  }

  /** Parses `gps#the-cliff` or `gps`; undefined if there's no such place. */
  named(text: string): Place | undefined {
    const [page = '', section = ''] = text.split('#');
    return this.#known.has(`${page}#${section}`) ? { page: page as PageName, section } : undefined;
  }

  /** A page, then its sections in order. */
  onPage(page: PageName): Place[] {
    return [...this.#known].flatMap((key) => (key.startsWith(`${page}#`) ? (this.named(key) ?? []) : []));
  }

  getTitle({ page, section }: Place, language: Language): string {
    return this.#titles.get(`${language.folder} ${page}#${section}`) ?? page;
  }
}
