import { expect, test } from 'vitest';

import { counterAt, formatBits } from '../../../web/figures/counter/data.js';
import { counterPicture } from '../../../web/figures/counter/picture.js';
import { DialDrag } from '../../../web/figures/shared/clock/dial-drag.js';
import { defaultReaderState } from '../../../web/figures/shared/reader/reader-state.js';
import { core } from '../../support/core.js';

const at = (position: number) => ({ ...defaultReaderState, position });
const clicking = { digits: 10, ratio: '2', unit: 'half-turn' } as const;

test('with ratio 2 and speed × π every hand is in the half of its bit', () => {
  for (let position = 0; position < 1024; ++position) {
    const { columns, matchingCount } = counterAt(core, at(position), clicking);
    expect(matchingCount, `position ${position}`).toBe(10);
    expect(parseInt(formatBits(columns), 2)).toBe(position);
    columns.forEach(({ bit, half }, index) => {
      expect(bit).toBe(Math.floor(position / 2 ** index) % 2);
      expect(half).toBe(bit);
    });
  }
});

test('columns are ordered like digits, most significant on the left', () => {
  const drag = new DialDrag({ hands: () => [], grab: () => ({ position: 0, frequency: 1, move: () => undefined }) });
  const { strings, values } = counterPicture(
    (key) => key,
    counterAt(core, at(2), { ...clicking, digits: 4 }),
    '',
    drag,
  );
  expect(strings.join('')).toContain('role="img"');
  const columns = values.find(Array.isArray) as { readonly values: readonly unknown[] }[];
  expect(columns.map(({ values: [, bit] }) => bit)).toEqual([0, 0, 1, 0]);
});

test('with speed × π hand i turns once in 2 · 2^i positions', () => {
  counterAt(core, at(0), clicking).columns.forEach(({ period }, index) => expect(period).toBe(2 * 2 ** index));
});

test("without speed × π, or with the paper's base, some hands leave the half of their bit", () => {
  const worst = (settings: Parameters<typeof counterAt>[2]): number =>
    Math.min(...Array.from({ length: 64 }, (_, position) => counterAt(core, at(position), settings).matchingCount));
  expect(worst({ digits: 6, ratio: '2', unit: 'radian' })).toBeLessThan(4);
  expect(worst({ digits: 6, ratio: 'paper', unit: 'half-turn' })).toBeLessThan(4);
});

test("the paper's ratio shows the fastest hands of the reader's own clock", () => {
  const { columns, pairs } = counterAt(core, at(37), { digits: 6, ratio: 'paper', unit: 'radian' });
  const clock = core.hands({ position: 37, dimensions: 16, base: 10_000, unit: 'radian' });
  expect(pairs).toBe(8);
  columns.forEach(({ period, angle }, index) =>
    expect([period, angle]).toEqual([clock.period[index], clock.angle[index]]),
  );
  expect(counterAt(core, at(37), { digits: 12, ratio: 'paper', unit: 'radian' }).columns).toHaveLength(12);
});

test('a position that needs more digits shows its lowest ones', () => {
  const { columns, matchingCount } = counterAt(core, at(1000), { digits: 6, ratio: '2', unit: 'half-turn' });
  expect(formatBits(columns)).toBe('101000');
  expect(matchingCount).toBe(6);
});

test('a step flips the bits from the lowest to the first that becomes 1', () => {
  const flipped = (position: number): number[] =>
    counterAt(core, at(position), clicking)
      .columns.filter((column) => column.flipped)
      .map(({ index }) => index);
  expect(flipped(0)).toEqual([]);
  expect(flipped(1)).toEqual([0]);
  expect(flipped(8)).toEqual([0, 1, 2, 3]);
  expect(flipped(12)).toEqual([0, 1, 2]);
});
