import { describe, expect, test } from 'vitest';

import { defaultReaderState } from '../../../../web/figures/shared/reader/reader-state.js';
import { getTable, valuesAt, getWaves } from '../../../../web/figures/waves/data.js';
import {
  getDimension,
  getHand,
  presetView,
  readChosen,
  ticks,
} from '../../../../web/figures/shared/charts/waves-view.js';
import { core } from '../../../support/core.js';

describe('chosen dimensions as an attribute', () => {
  test.each([
    ['0,1', [0, 1]],
    ['14, 3 0', [14, 3, 0]],
    ['5,5,5', [5]],
    ['1,x,-2,2.5,3', [1, 3]],
    ['0,1,2,3,4,5,6,7,8,9', [0, 1, 2, 3, 4, 5, 6, 7]],
  ])('%s', (text, chosen) => expect(readChosen(text)).toEqual(chosen));

  test.each(['', 'none', ',', '1e3'])('%s is ignored', (text) => expect(readChosen(text)).toBeUndefined());
});

test('a dimension is one component of one hand, in both layouts', () => {
  for (const layout of ['interleaved', 'halves'] as const) {
    for (let dimension = 0; dimension < 16; ++dimension) {
      const { pair, half } = getHand(dimension, 16, layout);
      expect(getDimension(pair, half, 16, layout)).toBe(dimension);
      const { sine, cosine } = core.hands({ position: 37, dimensions: 16, base: 10_000, unit: 'radian' });
      const [value] = valuesAt(core, { ...defaultReaderState, layout }, [dimension]);
      expect(value).toBe(Math.fround((half === 'sine' ? sine : cosine)[pair]!));
    }
  }
});

test('fast and slow with 16 dimensions are dimensions 0, 4, 8 and 14', () => {
  expect(presetView('fast-and-slow', 16, 'interleaved').chosen).toEqual([0, 4, 8, 14]);
  expect(presetView('fast-and-slow', 16, 'halves').chosen).toEqual([0, 2, 4, 7]);
  expect(presetView('fast-and-slow', 2, 'interleaved').chosen).toEqual([0]);
  expect(presetView('one-hand', 2, 'halves').chosen).toEqual([0, 1]);
});

test('the plot of two dimensions and ten positions is a sine and a cosine, with a dot at every position', () => {
  const readerState = { ...defaultReaderState, dimensions: 2 };
  const waves = getWaves(core, readerState, presetView('ten-positions', 2, 'interleaved'), 241);
  expect(waves.map(({ half }) => half)).toEqual(['sine', 'cosine']);
  for (const { half, points, dotEvery } of waves) {
    const dots = points.filter((_, index) => index % dotEvery === 0);
    expect(dots.map(({ x }) => x)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    dots.forEach(({ x, y }) => expect(y).toBeCloseTo(half === 'sine' ? Math.sin(x) : Math.cos(x), 6));
  }
});

test('a wave with too few samples per turn becomes a band, not an alias', () => {
  const [fast, slow] = getWaves(
    core,
    { ...defaultReaderState, dimensions: 512 },
    { chosen: [0, 510], from: 0, to: 60_000 },
    2001,
  );
  expect(fast?.solid).toBe(true);
  expect(new Set(fast?.points.map(({ y }) => y))).toEqual(new Set([-1, 1]));
  expect(slow?.solid).toBe(false);
  expect(slow?.points).toHaveLength(2001);
});

test('the table has every integer position in view, and at most 200 rows', () => {
  const readerState = { ...defaultReaderState, dimensions: 4 };
  const ten = getTable(core, readerState, { chosen: [0, 3], from: 5, to: 14 }, 200);
  expect(ten.positions).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  const exact = core.sinusoidalTable({ positions: 10, dimensions: 4, base: 10_000, offset: 5, layout: 'interleaved' });
  ten.columns.forEach((column, index) =>
    column.forEach((value, row) => expect(value).toBe(exact.values[row * 4 + [0, 3][index]!])),
  );

  const many = getTable(core, readerState, { chosen: [0], from: 0, to: 1000 }, 200);
  expect(many.positions.length).toBeLessThanOrEqual(200);
  expect(many.positions.slice(0, 3)).toEqual([0, 6, 12]);
  expect(many.columns[0]?.[1]).toBeCloseTo(Math.sin(6), 6);
});

test.each([
  [0, 9, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [0, 100, [0, 20, 40, 60, 80, 100]],
  [37, 38, [37, 38]],
  [0, 1000, [0, 200, 400, 600, 800, 1000]],
  [0, 60_000, [0, 20_000, 40_000, 60_000]],
  [999_990, 1_000_007, [999_990, 999_995, 1_000_000, 1_000_005]],
])('ticks from %d to %d are round numbers', (from, to, expected) => expect(ticks(from, to)).toEqual(expected));

test('ticks are integers, inside, evenly spaced and few', () => {
  for (let to = 1; to < 3000; to = Math.ceil(to * 1.07)) {
    for (const from of [0, Math.floor(to / 3)]) {
      if (from === to) continue;
      const at = ticks(from, to);
      expect(at.length, `${from} to ${to}`).toBeGreaterThanOrEqual(2);
      expect(at.length).toBeLessThanOrEqual(11);
      at.forEach((tick) => expect(Number.isInteger(tick) && tick >= from && tick <= to).toBe(true));
    }
  }
});
