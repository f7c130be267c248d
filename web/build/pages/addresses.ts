import { languages, type Language, type PageName } from '../content/tour.js';

/** Where a page is: its folder relative to the root of the site, with a slash at the end, or nothing for the root. */
export type Folder = string;

export const [original] = languages;

/** The folder of a page. The original's cover is the root of the site. */
export function folderOf(language: Language, page: PageName): Folder {
  if (page !== 'cover') return `${language.folder}/${page}/`;
  return language === original ? '' : `${language.folder}/`;
}

/** The way from one folder to another, or to a file: relative, so that the site runs from any sub-path. */
export function relativeUrl(from: Folder, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return up + to || './';
}

/** Where the site will be read: for what must be absolute (sitemap, canonical and alternate links, social picture). */
export function siteUrl(setting: string | undefined): URL {
  const url = new URL(setting ?? 'http://127.0.0.1:8000/');
  if (!/^https?:$/.test(url.protocol)) throw new Error(`SITE_URL must begin with http:// or https://, got ${url.href}`);
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
