import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { folderOfTour } from '../../../web/build/copies/archive.js';
import { Assets } from '../../../web/build/copies/assets.js';
import { copyOfPage } from '../../../web/build/copies/page.js';
import { fileAlone, pagesToCopy, placeAlone } from '../../../web/build/copies/places.js';
import { write } from '../../../web/build/files.js';
import { test as base } from '../fixtures.js';

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** The pages of which the tests make copies, by their folders in the site. */
const copied = ['', 'zh-hant/', 'en/gps/', 'en/rope/', 'zh-hant/gps/', 'en/exercises/'];

/** The copies of a worker of these tests, on its disk. */
export interface Copies {
  /** The address of a page's copy that has all in itself. */
  readonly alone: (page: string) => string;
  /** The address of a page's copy in the folder of the tour. */
  readonly inFolder: (page: string) => string;
}

export const test = base.extend<object, { copies: Copies }>({
  copies: [
    // eslint-disable-next-line no-empty-pattern -- how Playwright spells a fixture without others
    async ({}, use) => {
      const out = mkdtempSync(join(tmpdir(), 'copies of the tour '));
      const assets = new Assets(dist);
      const pages = new Map([...pagesToCopy(dist)].filter(([page]) => copied.includes(page)));
      for (const [page, html] of pages)
        write(join(out, 'alone'), fileAlone(page), copyOfPage(html, placeAlone(page, undefined), { dist, assets }));
      for (const [file, content] of folderOfTour(dist, pages, assets, undefined))
        write(join(out, 'tour'), file, content);
      const at = (...parts: string[]): string => pathToFileURL(join(out, ...parts)).href;
      await use({
        alone: (page) => at('alone', fileAlone(page)),
        inFolder: (page) => at('tour', page, 'index.html'),
      });
      rmSync(out, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
