import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { dist, pages } from './dist.js';

/** The files that the service worker caches. */
const { assets, languages } = JSON.parse(
  /^const offlineFiles=(.*);$/m.exec(readFileSync(join(dist, 'service-worker.js'), 'utf8'))?.[1] ?? '{}',
) as { readonly assets: readonly string[]; readonly languages: Readonly<Record<string, readonly string[]>> };

const getFile = (path: string): string => join(dist, path === '' || path.endsWith('/') ? `${path}index.html` : path);

const sizes = new Map<string, number>();

/** A file's transfer size in bytes. */
function size(path: string): number {
  const known = sizes.get(path) ?? compressed(path);
  sizes.set(path, known);
  return known;
}

/** Fonts are compressed already. */
function compressed(path: string): number {
  const content = readFileSync(getFile(path));
  // Not the highest quality, which takes forty times as long for 8% less.
  return path.endsWith('.woff2')
    ? content.length
    : brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

describe.each(Object.entries(languages))('what is kept for reading %s offline', (language, own) => {
  test('contains every page for readers, the exercises, and what pages load', () => {
    const read = pages.filter((page) => page === '' || page.startsWith(`${language}/`));
    const isForAuthors = (page: string): boolean => /\/(?:embed|api)\//.test(page);
    expect(own.filter((path) => !path.endsWith('.json')).sort()).toEqual(
      read.filter((page) => !isForAuthors(page)).sort(),
    );
    expect(own).toContain(`embed/exercise-messages/${language}.json`);
    expect(own).toContain(`${language}/search.json`);
    expect(own.filter((path) => path.startsWith(`embed/exercises/${language}/`)).length).toBeGreaterThan(50);
    expect([...assets, ...own].filter((path) => !existsSync(getFile(path)))).toEqual([]);
  });

  test('is at most 2 MB over the network', () => {
    expect([...assets, ...own].reduce((sum, path) => sum + size(path), 0)).toBeLessThan(2e6);
  });
});

test("contains the pages' scripts, styles, wasm and fonts, but no editor, no QuickJS and nothing for other sites", () => {
  for (const ending of ['js', 'css', 'wasm', 'woff2'])
    expect(assets.some((file) => file.endsWith(`.${ending}`))).toBe(true);
  expect(assets.filter((file) => /code-editor|code-worker|emscripten|load-figure|frame-/.test(file))).toEqual([]);
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8');
  expect(worker).not.toContain('importScripts');
});
