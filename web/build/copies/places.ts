import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { copyOf } from '../../figures/shared/links/copy-of.js';
import { filesUnder } from '../files.js';
import type { Folder } from '../pages/addresses.js';
import { isLeftOut, type Place } from './links.js';

/** The pages that are copied, by their folders in the site. */
export type Pages = ReadonlyMap<Folder, string>;

/** The pages of a built site of which there are copies. */
export function pagesToCopy(dist: string): Pages {
  const files = filesUnder(dist).filter((file) => /(?:^|\/)index\.html$/.test(file));
  const folders = files.map((file) => file.slice(0, -'index.html'.length)).filter((folder) => !isLeftOut(folder));
  return new Map(folders.map((folder) => [folder, readFileSync(join(dist, folder, 'index.html'), 'utf8')]));
}

/** A page that stands where it does in the site, among all others. */
export const placeInFolder = (page: Folder, site: URL | undefined, hasFile: Place['hasFile']): Place => ({
  page,
  copy: page,
  ending: '/index.html',
  isAlone: false,
  site,
  hasFile,
});

const aloneEnding = '.html';

/** The file of a page that has all in itself. */
export const fileAlone = (page: Folder): string => copyOf(page, '', aloneEnding);

/** A page that may go out alone, in the folder of its language. */
export function placeAlone(page: Folder, site: URL | undefined): Place {
  const folder = dirname(fileAlone(page));
  const copy = folder === '.' ? '' : `${folder}/`;
  return { page, copy, ending: aloneEnding, isAlone: true, site, hasFile: () => false };
}
