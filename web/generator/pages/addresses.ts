import { SettingError } from '../config-error.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import type { PageName } from '../content/tour.js';

/** The folder of a page, relative to the root of the site, with a slash at the end, or nothing for the root. */
export type Folder = string;

export const [original] = languages;

/** The folder of a page. The original's cover is the root of the site. */
export function getFolder(language: Language, page: PageName): Folder {
  if (page !== 'cover') return `${language.folder}/${page}/`;
  return language === original ? '' : `${language.folder}/`;
}

/** The way from one folder to another, or to a file: relative, so that the site runs from any sub-path. */
export function relativeUrl(from: Folder, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return up + to || './';
}

/**
 * The address at which the site will be read, by SITE_URL: for what must be absolute (sitemap, canonical and alternate
 * links, social picture), and is left out if nobody said it.
 * @throws SettingError
 */
export function siteUrl(setting: string | undefined): URL | undefined {
  if (setting === undefined || setting === '') return undefined;
  const url = URL.canParse(setting) ? new URL(setting) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || /[?#]/.test(setting))
    throw new SettingError(
      `SITE_URL must be an address such as https://example.org/tour/, without a user name, ? or #, got ${setting}`,
    );
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
