import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Window } from 'happy-dom';

import { root } from '../../support/programs.js';

export const dist = join(root, 'dist');

/** The paths of the pages in dist/, such as `zh-hant/rope/`; that of the cover is empty. */
export const pages: readonly string[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?:(?:en|zh-hans|zh-hant)\/.*)?index\.html$/.test(file))
  .map((file) => file.slice(0, -'index.html'.length));

export const html = (page: string): string => readFileSync(join(dist, page, 'index.html'), 'utf8');

/** A page as a browser without scripts has it: shadow roots are part of the tree as `template` elements. */
export function parsed(page: string): Document {
  const { document } = new Window({ url: `http://tour.invalid/${page}` });
  document.write(html(page));
  return document as unknown as Document;
}
