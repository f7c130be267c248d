import type { Token } from 'markdown-it';

import { getHeadingIds, getHeadings, parseMarkdown } from '../pages/markdown.js';
import type { Source, Sources } from './content.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import type { PageName } from './tour.js';

/** A link of a page. */
export interface PageLink {
  readonly href: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** The anchor of the section that it stands in; nothing before the first. */
  readonly section: string;
}

/** The links of a page in order. */
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

/** A page, or a section of it by its anchor. */
export interface Place {
  readonly page: PageName;
  /** Nothing for the page as a whole. */
  readonly section: string;
}

/** The places of the tour that can be named: in each language the title of a page, or of a section. */
export class Places {
  readonly #titles = new Map<string, string>();
  /** Places in order, without their languages. */
  readonly #known = new Set<string>();

  constructor(sources: Sources) {
    const [original] = languages;
    for (const [language, pages] of sources) {
      for (const source of pages) {
        const first = sources.get(original)?.find(({ slug }) => slug === source.slug) ?? source;
        const titles = getHeadings(parseMarkdown(source.body));
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

  /** The place that `gps#the-cliff` or `gps` names; undefined if there is none. */
  named(text: string): Place | undefined {
    const [page = '', section = ''] = text.split('#');
    return this.#known.has(`${page}#${section}`) ? { page: page as PageName, section } : undefined;
  }

  getTitle({ page, section }: Place, language: Language): string {
    return this.#titles.get(`${language.folder} ${page}#${section}`) ?? page;
  }
}
