import { expect, test } from 'vitest';

import { apiList } from '../../../web/generator/api/page.js';

const html = apiList();
const all = (pattern: RegExp): string[] => Array.from(html.matchAll(pattern), ([, found = '']) => found);
const ids = all(/ id="([^"]+)"/g);
const plain = (text: string): string => text.replace(/<[^>]+>/g, '');

test('every linked name has one entry', () => {
  expect(all(/ href="#([^"]+)"/g).filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the entries have exactly what the package re-exports', () => {
  expect(ids).toEqual(
    expect.arrayContaining(['defineFigures', 'provideHome', 'Core', 'Wasm', 'decode'].map((name) => `api-${name}`)),
  );
  expect(
    ids.filter((id) =>
      ['api-starterOf', 'api-moduleOf', 'api-whole', 'api-classes', 'api-Glue', 'api-isWasm'].includes(id),
    ),
  ).toEqual([]);
});

test('a call returns what class Core makes of it', () => {
  const [call = ''] = all(/<details[^>]* id="api-sinusoidalTable">([\s\S]*?)<\/details>/g);
  expect(plain(call)).toContain('sinusoidalTable(spec?: Partial&lt;SinusoidalSpec&gt;): Table');
});

test('every field and every part of a result has a description, or a type that has one', () => {
  const rows = Array.from(html.matchAll(/<th scope="row"><code>([^<]+)<\/code><\/th><td>([\s\S]*?)<\/td>/g));
  expect(rows.length).toBeGreaterThan(400);
  expect(rows.filter(([, , cell = '']) => !/<p>|<a /.test(cell)).map(([, name]) => name)).toEqual([]);
});
