import { getFolder, original } from './addresses.js';
import { escapeHtml } from './markup.js';
import type { Language } from '../../figures/shared/reader/languages.js';
import type { PageName } from '../content/tour.js';

/** Pages with the languages in which they are written. */
export type Translations = ReadonlyMap<PageName, readonly Language[]>;

/** The sitemap, with alternate languages for each page. */
export function sitemap(pages: Translations, site: URL): string {
  const address = (language: Language, slug: PageName): string =>
    escapeHtml(new URL(getFolder(language, slug), site).href);
  const entries = [...pages].flatMap(([slug, languages]) => {
    const alternates = [
      ...languages.map(
        (language) => `<xhtml:link rel="alternate" hreflang="${language.tag}" href="${address(language, slug)}"/>`,
      ),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${address(original, slug)}"/>`,
    ].join('');
    return languages.map((language) => `<url><loc>${address(language, slug)}</loc>${alternates}</url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

export function robots(site: URL | undefined): string {
  return `User-agent: *\nAllow: /\n${site === undefined ? '' : `\nSitemap: ${new URL('sitemap.xml', site).href}\n`}`;
}
