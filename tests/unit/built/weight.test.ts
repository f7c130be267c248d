import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { dist, html, pages } from './dist.js';

/** Transfer size of a file or text in KB. */
const size = (content: string | Buffer): number => gzipSync(content, { level: 6 }).length / 1024;

/** The scripts and wasm needed by the first figure, all listed in the page's head. */
function code(page: string): readonly string[] {
  const head = html(page);
  const links = head.matchAll(/<link rel="(?:module)?preload" href="([^"]+\.(?:js|wasm))"/g);
  const scripts = head.matchAll(/<script type="module" src="([^"]+)"/g);
  return [...links, ...scripts].map(([, address = '']) => join(dist, page, address));
}

/** Chapters load the module `core`, the home page only `clock`. */
const limit = (page: string): number => (/^(?:[a-z-]+\/)?$/.test(page) ? 60 : 130);

test('every page is at most 60 KB by itself', () => {
  expect(pages.length).toBeGreaterThan(3 * 20);
  expect(pages.map((page) => [page, size(html(page))] as const).filter(([, weight]) => weight > 60)).toEqual([]);
});

test('the code before the first figure is at most 130 KB, on the home page 60 KB', () => {
  const figured = pages.filter((page) => code(page).some((file) => file.endsWith('.wasm')));
  expect(figured.length).toBeGreaterThan(3 * 15);
  const sizes = new Map([...new Set(figured.flatMap(code))].map((file) => [file, size(readFileSync(file))]));
  const weights = figured.map((page) => [page, code(page).reduce((sum, file) => sum + sizes.get(file)!, 0)] as const);
  expect(weights.filter(([page, weight]) => weight > limit(page))).toEqual([]);
});

test('the script that resizes iframes is at most 1 KB', () => {
  expect(size(readFileSync(join(dist, 'embed/resize.js')))).toBeLessThanOrEqual(1);
});
