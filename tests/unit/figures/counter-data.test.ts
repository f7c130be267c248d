import { expect, test } from 'vitest';

import { counterAt, getHalf, written } from '../../../web/figures/counter/data.js';
import { counterPicture } from '../../../web/figures/counter/picture.js';
import { defaultReaderState } from '../../../web/figures/shared/reader/reader-state.js';
import { core } from '../../support/core.js';

const at = (position: number) => ({ ...defaultReaderState, position });
const clicking = { digits: 10, ratio: '2', halfTurn: true } as const;

test('with ratio 2 and speed × π every hand stands in the half of its bit', () => {
  for (let position = 0; position < 1024; ++position) {
    const { columns, agreeing } = counterAt(core, at(position), clicking);
    expect(agreeing, `position ${position}`).toBe(10);
    expect(parseInt(written(columns), 2)).toBe(position);
    columns.forEach(({ bit, half }, index) => {
      expect(bit).toBe(Math.floor(position / 2 ** index) % 2);
      expect(half).toBe(bit);
    });
  }
});

test('the same holds for sixteen digits, at the steps where many bits flip at once', () => {
  for (let power = 1; power <= 16; ++power) {
    for (const position of [2 ** power - 2, 2 ** power - 1, 2 ** power, 2 ** power + 1]) {
      expect(counterAt(core, at(position), { ...clicking, digits: 16 }).agreeing, `position ${position}`).toBe(16);
    }
  }
});

test('columns are drawn as a number is written, the highest digit on the left', () => {
  const { strings, values } = counterPicture((key) => key, counterAt(core, at(2), { ...clicking, digits: 4 }), '');
  expect(strings.join('')).toContain('role="img"');
  const columns = values.find(Array.isArray) as { readonly values: readonly unknown[] }[];
  expect(columns.map(({ values: [, bit] }) => bit)).toEqual([0, 0, 1, 0]);
});

test('between two whole positions the hands sweep and stay in the half of their bit', () => {
  for (let step = 0; step < 512; ++step)
    expect(counterAt(core, at(step / 8), { ...clicking, digits: 6 }).agreeing).toBe(6);
});

test('with speed × π hand i turns once in 2 · 2^i positions', () => {
  counterAt(core, at(0), clicking).columns.forEach(({ period }, index) => expect(period).toBe(2 * 2 ** index));
});

test('without speed × π, or with the base of the paper, some hands leave the half of their bit', () => {
  const worst = (settings: Parameters<typeof counterAt>[2]): number =>
    Math.min(...Array.from({ length: 64 }, (_, position) => counterAt(core, at(position), settings).agreeing));
  expect(worst({ digits: 6, ratio: '2', halfTurn: false })).toBeLessThan(4);
  expect(worst({ digits: 6, ratio: 'paper', halfTurn: true })).toBeLessThan(4);
});

test("the paper's ratio shows the fastest hands of the reader's own clock", () => {
  const { columns, pairs } = counterAt(core, at(37), { digits: 6, ratio: 'paper', halfTurn: false });
  const clock = core.hands({ position: 37, dimensions: 16, base: 10_000, unit: 'radian' });
  expect(pairs).toBe(8);
  columns.forEach(({ period, angle }, index) =>
    expect([period, angle]).toEqual([clock.period[index], clock.angle[index]]),
  );
  expect(counterAt(core, at(37), { digits: 12, ratio: 'paper', halfTurn: false }).columns).toHaveLength(12);
});

test('a position that needs more digits shows its lowest ones', () => {
  const { columns, agreeing } = counterAt(core, at(1000), { digits: 6, ratio: '2', halfTurn: true });
  expect(written(columns)).toBe('101000');
  expect(agreeing).toBe(6);
});

test('the bits that a step flips are those from the lowest to the first that becomes 1', () => {
  const flipped = (position: number): number[] =>
    counterAt(core, at(position), clicking)
      .columns.filter((column) => column.flipped)
      .map(({ index }) => index);
  expect(flipped(0)).toEqual([]);
  expect(flipped(1)).toEqual([0]);
  expect(flipped(8)).toEqual([0, 1, 2, 3]);
  expect(flipped(12)).toEqual([0, 1, 2]);
});

test('a hand at 6 o’clock has left the first half, one at 12 is in it', () => {
  expect([0, 3.14159, Math.PI, 6.28].map(getHalf)).toEqual([0, 0, 1, 1]);
});
