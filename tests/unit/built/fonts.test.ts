import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { usedCharacters } from '../../../web/generator/fonts/fonts.js';
import { dist, getNodes, hasClass, html, pages, parsePage, textOf } from './dist.js';

const isText = (file: string): boolean => /\/(?:serif|serif-italic|sans)-[\da-f]{8}\.woff2$/.test(file);
const english = pages.filter((page) => page === '' || page.startsWith('en/'));

/** The webfonts that a page names, relative to dist, and those that it preloads. */
const facesOf = (page: string): string[] =>
  Array.from(html(page).matchAll(/url\(["']?([^"')]+\.woff2)/g), ([, url = '']) => join(page, url)).filter(isText);
const preloads = (page: string): string[] =>
  Array.from(html(page).matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g), ([, url = '']) =>
    join(page, url),
  ).filter(isText);

test('the webfonts are three files of at most 140 KB together, named by every English page and by no other', () => {
  const files = readdirSync(join(dist, 'assets'))
    .map((file) => `assets/${file}`)
    .filter(isText);
  expect(files).toHaveLength(3);
  expect(files.reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0)).toBeLessThanOrEqual(140 * 1024);
  expect(english.length).toBeGreaterThan(20);
  for (const page of pages) expect(facesOf(page).sort()).toEqual(english.includes(page) ? files.sort() : []);
});

test('pages preload the upright serif alone, and the cover none', () => {
  for (const page of pages) {
    const isPreloading = english.includes(page) && page !== '' && page !== 'en/';
    expect(preloads(page).map((file) => file.replace(/-[\da-f]{8}/, ''))).toEqual(
      isPreloading ? ['assets/serif.woff2'] : [],
    );
  }
});

test('text shows in a font of the system until they arrive', () => {
  for (const page of ['', 'en/gps/']) expect(html(page).match(/font-display:swap|font-display: swap/g)).toHaveLength(3);
});

test('every character of the English pages is among those that the fonts keep', () => {
  const known = new Set(usedCharacters());
  const isForeign = (element: Parameters<typeof hasClass>[0]): boolean =>
    hasClass(element, 'katex') || ['script', 'style'].includes(element.tagName);
  // The licences of others have names of any language.
  const unknown = english
    .filter((page) => page !== 'en/notices/')
    .flatMap((page) => {
      const nodes = getNodes(parsePage(page), (element) => (isForeign(element) ? undefined : element));
      return [...new Set(textOf(nodes))].filter(
        (character) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) && !known.has(character),
      );
    });
  expect(unknown).toEqual([]);
});

test('the notices have their licence, and the code for other sites does not name them', () => {
  const notices = readFileSync(join(dist, 'NOTICES.txt'), 'utf8');
  for (const name of ['source-serif', 'source-sans'])
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(OFL-1.1\\)`, 'm'));
  expect(notices).toContain("Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'");
  const embedded = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^embed.*\.(?:js|html)$/.test(file),
  );
  expect(embedded.length).toBeGreaterThan(1);
  for (const file of embedded)
    expect(readFileSync(join(dist, file), 'utf8')).not.toMatch(/\b(?:serif|sans)-[\da-f]{8}/);
});
