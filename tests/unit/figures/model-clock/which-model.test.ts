import { expect, test } from 'vitest';

import { modelKeys, getModel } from '../../../../web/figures/shared/model-catalog/catalog.js';
import { undrawnModels } from '../../../../web/figures/shared/model-catalog/models.js';
import { matchesFilter, sorted } from '../../../../web/figures/which-model/order.js';
import { getTimeline } from '../../../../web/figures/which-model/dot-layout.js';
import { getMonth, schemes, type Row } from '../../../../web/figures/which-model/row.js';
import { pack, unpack } from '../../../../web/figures/which-model/packed-rows.js';
import { getRows } from '../../../../web/figures/which-model/rows.js';
import { shown } from '../../../../web/figures/which-model/rows-table.js';
import { messagesFor } from '../../../../web/figures/shared/reader/messages.js';
import { core } from '../../../support/core.js';
import '../../../support/english.js';
import incomplete from './incomplete.json' with { type: 'json' };

const rows = getRows(core);
const row = (key: string): Row => rows.find((each) => each.key === key)!;

test('every published model has one row, and every family of encodings has a model', () => {
  const keys = rows.map(({ key }) => key);
  expect(keys.toSorted()).toEqual([...modelKeys, ...Object.keys(undrawnModels)].toSorted());
  expect(new Set(rows.map(({ scheme }) => scheme))).toEqual(new Set(schemes));
});

test.each([
  ['transformer', 'sinusoidal'],
  ['gpt-2', 'learned'],
  ['deberta', 'relative'],
  ['t5', 't5'],
  ['bloom', 'alibi'],
  ['llama-2', 'rotary'],
  ['gemma3-4b', 'stretched'],
  ['phi-3-vision', 'stretched'],
  ['llama-4', 'mixed'],
  ['smollm3', 'mixed'],
  ['whisper', 'mixed'],
  ['command-r7b', 'mixed'],
  ['kimi-linear', 'mixed'],
  ['nemotron-3-nano', 'mixed'],
  ['qwen3-next', 'rotary'],
  ['modernbert', 'rotary'],
  ['gemma4-31b', 'rotary'],
  ['hunyuan-a13b', 'stretched'],
  ['seed-oss', 'rotary'],
] as const)('%s belongs to %s', (key, scheme) => {
  expect(row(key).scheme).toBe(scheme);
});

test('a page carries rows whole, but for digits that are not shown', () => {
  const rounded = rows.map((each) => ({
    ...each,
    ...(each.slowest && { slowest: Number(each.slowest.toPrecision(4)) }),
  }));
  expect(unpack(pack(rows))).toEqual(rounded);
  // Nothing has to be escaped.
  expect(pack(rows)).not.toMatch(/[<>"&]/);
});

test('of Gemma 4 only the pairs that turn are counted', () => {
  const { pairs, open, slowest } = row('gemma4-31b');
  expect([pairs, open]).toEqual([64, 0]);
  expect(slowest).toBeCloseTo(2 * Math.PI * 1_000_000 ** (63 / 256), 6);
});

/** Those that were counted at the length which the row has for training. */
const counted = incomplete.filter(({ layers, model, length }) => {
  const { open, before, context } = row(model);
  return layers === 'global' && open !== undefined && length === (before ?? context);
});

test.each(counted)(
  '$incomplete pairs of $model never complete a turn in training',
  ({ model, incomplete: open, dimensions, base }) => {
    expect(row(model)).toMatchObject({ open, pairs: dimensions / 2, base });
  },
);

test('pairs without a full turn are named, before scaling and after', () => {
  const t = messagesFor('en');
  expect(shown.open(t, row('gpt-oss'))).toBe('18–31 → 15–31');
  expect(shown.open(t, row('llama-2'))).toBe('46–63');
  expect(shown.open(t, row('gemma4-31b'))).toBe('none');
  expect(shown.open(t, row('t5'))).toBe('–');
});

test('a model with a single context length is counted within it, with its scaled frequencies', () => {
  const { context, open, pairs, base } = row('gemma3-4b');
  const wavelengths = Array.from({ length: pairs! }, (_, pair) => 8 * 2 * Math.PI * base! ** (pair / pairs!));
  expect(open).toBe(wavelengths.filter((wavelength) => wavelength > context!).length);
});

test('months have a source, and agree with arXiv numbers', () => {
  expect(getMonth(row('transformer'))).toBe('2017-06');
  expect(getMonth(row('gpt-oss'))).toBe('2025-08');
  for (const { key, since } of rows) {
    if (!since) continue;
    expect(since.source.url, key).toMatch(/^https:\/\//);
    expect(since.month, key).toBeGreaterThanOrEqual(1);
    expect(since.month, key).toBeLessThanOrEqual(12);
  }
});

test("values without a source are marked where they're shown, and nowhere else", () => {
  expect(row('mistral-v0.3').doubts).toEqual(['base']);
  expect(row('mpt').doubts).toEqual(['scheme']);
  // The number of layers is neither in the source nor in the table.
  expect(getModel('llama-1').unverified).toEqual(['num_hidden_layers']);
  expect(row('llama-1').doubts).toEqual([]);
  // Its head is written down, so nothing hangs on the width.
  expect(row('command-r7b').doubts).toEqual(['context']);
  expect(row('kimi-k2').doubts).toEqual(['context', 'pairs']);
});

test('a name is found in whatever case and with whatever between its words', () => {
  const found = (search: string) => rows.filter((each) => matchesFilter(each, { scheme: 'all', search })).length;
  expect(found('GEMMA 3')).toBe(3);
  expect(found('gemma-3')).toBe(3);
  expect(found('no such model')).toBe(0);
  expect(rows.filter((each) => matchesFilter(each, { scheme: 'alibi', search: '' })).map(({ key }) => key)).toEqual([
    'bloom',
    'mpt',
  ]);
});

test('missing values come last in both sort directions', () => {
  for (const descending of [false, true]) {
    const bases = sorted(rows, 'theta', descending).map(({ base }) => base);
    const known = bases.filter((base) => base !== undefined);
    expect(bases.slice(0, known.length)).toEqual(known);
    expect(known).toEqual(known.toSorted((one, other) => (descending ? other - one : one - other)));
  }
});

test("dots of the timeline don't overlap, on phones or wider pages", () => {
  const { lanes, undated, years } = getTimeline(rows);
  expect(years[0]).toBe(2017);
  expect(lanes.flatMap(({ dots }) => dots).length + undated.length).toBe(rows.length);
  for (const { dots, lines, wideLines } of lanes)
    for (const [which, count, room] of [
      ['line', lines, 24 / 280],
      ['wideLine', wideLines, 24 / 690],
    ] as const)
      for (const dot of dots) {
        expect(dot[which]).toBeLessThan(count);
        const near = dots.filter((other) => other !== dot && other[which] === dot[which]);
        for (const other of near) expect(Math.abs(other.across - dot.across)).toBeGreaterThanOrEqual(room - 1e-9);
      }
});
