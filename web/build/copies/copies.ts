import { rmSync } from 'node:fs';

import { write } from '../files.js';
import { Assets } from './assets.js';
import { archiveFile, folderOfTour, packed } from './archive.js';
import { copyOfPage } from './page.js';
import { fileAlone, pagesToCopy, placeAlone } from './places.js';

/** The place in a link to the archive where its size is said. */
const sizePlace = '{megabytes}';

/** Megabytes in whole ones, and at least one. */
const megabytes = (bytes: number): string => String(Math.max(1, Math.round(bytes / 1e6)));

/**
 * Copies of the tour for reading without a host: for every page one file that has all in itself, and an archive of the whole, which
 * goes into the site. Pages that link to it are told its size.
 *
 * @param dist - The folder of the built site.
 * @param out - The folder for the single files. What is in it is deleted.
 * @param site - The address at which the site is read: a page that goes out alone leads there.
 * @returns The number of single files, and the bytes of the archive.
 */
export function makeCopies(
  dist: string,
  out: string,
  site: URL | undefined,
): { readonly files: number; readonly bytes: number } {
  const assets = new Assets(dist);
  const pages = pagesToCopy(dist);
  rmSync(out, { recursive: true, force: true });
  for (const [page, html] of pages)
    write(out, fileAlone(page), copyOfPage(html, placeAlone(page, site), { dist, assets }));
  const archive = packed('clock-hands-and-gps', folderOfTour(dist, pages, assets, site));
  write(dist, archiveFile, archive);
  for (const [page, html] of pages) {
    if (!html.includes(sizePlace)) continue;
    write(dist, `${page}index.html`, html.replaceAll(sizePlace, megabytes(archive.length)));
  }
  return { files: pages.size, bytes: archive.length };
}
