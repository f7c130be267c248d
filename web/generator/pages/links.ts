import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isForBlogs } from '../embed/blog-files.js';
import type { Problem } from '../content/problems.js';

/** The values of `href` and `src`, with entities decoded. */
const linksIn = (html: string): string[] =>
  Array.from(html.matchAll(/<[a-z][^<>]*?\s(?:href|src)="([^"]*)"/g), ([, link = '']) => link.replaceAll('&amp;', '&'));
const idsIn = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(/<[a-z][^<>]*?\sid="([^"]*)"/g), ([, id = '']) => id));

/** Links of the pages in `dist` to missing files or anchors. */
export function brokenLinks(dist: string, files: readonly string[]): Problem[] {
  const there = new Set(files);
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html') && file !== '404.html' && !isForBlogs(file))
      .map((file) => [file, readFileSync(join(dist, file), 'utf8')]),
  );
  return [...pages].flatMap(([file, html]) =>
    [...new Set(linksIn(html))].flatMap((link) => {
      if (/^(?:https?|mailto|data):/.test(link)) return [];
      const url = new URL(link, `site:/${file}`);
      const target = decodeURIComponent(url.pathname.slice(1)).replace(/(^|\/)$/, '$1index.html');
      if (!there.has(target)) return [{ file: `dist/${file}`, message: `links to ${link}, and there is no ${target}` }];
      const anchor = decodeURIComponent(url.hash.slice(1));
      const found = pages.get(target);
      if (anchor === '' || !found || idsIn(found).has(anchor)) return [];
      return [{ file: `dist/${file}`, message: `links to ${link}, and ${target} has no such anchor` }];
    }),
  );
}
