import { SettingError } from '../config-error.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import type { PageName } from '../content/tour.js';

/** The folder of a page, relative to the root of the site: '' for the root, otherwise with a trailing slash. */
export type Folder = string;

export const [original] = languages;

/** The folder of a page. The original's cover is the root of the site. */
export function getFolder(language: Language, page: PageName): Folder {
  if (page !== 'cover') return `${language.folder}/${page}/`;
  return language === original ? '' : `${language.folder}/`;
}

/** The relative URL from a folder to another folder or file, so that the site works below any path. */
export function relativeUrl(from: Folder, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return up + to || './';
}

/**
 * Parses SITE_URL, the public URL of the site. It is needed for absolute URLs (sitemap, canonical and alternate links,
 * social images), which are left out without it. REPOSITORY_URL is parsed likewise.
 *
 * @throws SettingError
 */
export function siteUrl(setting: string | undefined, name = 'SITE_URL'): URL | undefined {
  if (setting === undefined || setting === '') return undefined;
  const url = URL.canParse(setting) ? new URL(setting) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || /[?#]/.test(setting))
    throw new SettingError(
      `${name} must be an address such as https://example.org/tour/, without a user name, ? or #, got ${setting}`,
    );
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
