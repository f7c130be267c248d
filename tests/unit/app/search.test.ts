import { expect, test } from 'vitest';

import { findEntries } from '../../../web/app/search/entries.js';

const entries = [
  { title: 'Where the cast sits', about: 'Few bits, far positions', url: 'en/precision/#where-the-cast-sits' },
  { title: 'broadcast', about: 'To use one row for all', url: 'en/glossary/#broadcast' },
  { title: 'Today’s models', about: 'RoPE (rotary), cast in bf16', url: 'en/rope/' },
  { title: '旋转的查询', about: 'query · 一个词在找什么，见RoPE', url: 'zh-hans/glossary/#query' },
];
const found = (query: string): string[] => findEntries(entries, query).map(({ title }) => title);

test('a Latin word matches from its start, in any case, and titles come first', () => {
  expect(found('CAST')).toEqual(['Where the cast sits', 'Today’s models']);
  expect(found('rop')).toEqual(['Today’s models', '旋转的查询']);
});

test('Chinese matches anywhere', () => {
  expect(found('查询')).toEqual(['旋转的查询']);
  expect(found('在找')).toEqual(['旋转的查询']);
});

test('every word of the query must be there, in the title or the second line', () => {
  expect(found('cast few')).toEqual(['Where the cast sits']);
  expect(found('cast nowhere')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

test('quotes, full-width letters and signs of regular expressions are plain text', () => {
  expect(found("today's")).toEqual(['Today’s models']);
  expect(found('ｂｆ16')).toEqual(['Today’s models']);
  expect(found('(rotary)')).toEqual(['Today’s models']);
  expect(found('.*')).toEqual([]);
});
