import { expect, test } from 'vitest';

import { denseCells, rotationCells } from '../../../web/figures/rotation/rotation-cells.js';
import { matrixCells } from '../../../web/figures/shared/charts/matrix-cells.js';
import { defaultReaderState, type ReaderState } from '../../../web/figures/shared/reader/reader-state.js';
import { learned, sameTurn, turningHands } from '../../../web/figures/rotation/data.js';
import { describeCondition, outcomeName } from '../../../web/figures/rotation/learned.js';
import { core } from '../../support/core.js';

const at = (position: number, dimensions = 8, layout: ReaderState['layout'] = 'interleaved'): ReaderState => ({
  ...defaultReaderState,
  position,
  dimensions,
  layout,
});

test('k steps turn every hand by k times its speed, from either start, forwards and backwards', () => {
  for (const shift of [5, -5, 0, 100, -100, 2.5]) {
    const { walks, turnDifference } = sameTurn(core, at(5), 20, shift);
    for (const { turned, start, from, to } of walks) {
      expect(to).toBe(from + shift);
      turned.forEach((turn, pair) => expect(turn).toBeCloseTo(shift * start.frequency[pair]!, 12));
    }
    expect(turnDifference).toBeLessThan(1e-12); // some hundred radians in double
  }
});

test('far out, where a position has few bits left for its fraction, the turns are still those of k steps', () => {
  const { walks, turnDifference } = sameTurn(core, at(1e12), 20, 7);
  expect(walks[0].turned[0]).toBeCloseTo(7, 9);
  expect(turnDifference).toBeLessThan(1e-9); // whole turns are counted to 10^11 here, and subtracted
});

test('the cells of the picture are the matrix of the core, in both layouts', () => {
  for (const layout of ['interleaved', 'halves'] as const) {
    const readerState = at(3, 16, layout);
    const spec = { position: 3, shift: 5, dimensions: 16, base: 10_000, layout };
    const { matrix, blocks } = core.rotation(spec);
    const drawn = new Float32Array(16 * 16);
    for (const { row, column, value } of rotationCells(blocks, readerState)) drawn[16 * row + column] = value;
    expect(drawn).toEqual(matrix);
  }
});

test('a learned matrix is drawn in the layout of the reader', () => {
  const spec = { positions: 100, from: 0, shift: 5, dimensions: 8, base: 10_000, seed: 1 };
  const { matrix } = core.learnedShift(spec);
  const halves = core.rotation({ position: 0, shift: 5, dimensions: 8, base: 10_000, layout: 'halves' }).matrix;
  for (const { row, column, value } of denseCells(matrix, at(0, 8, 'halves')))
    expect(value).toBeCloseTo(halves[8 * row + column]!, 6);
});

test('the difference from the rotation has the largest difference that the core measured', () => {
  for (const [dimensions, positions] of [
    [8, 100],
    [16, 100],
    [8, 3],
  ] as const) {
    const spec = { positions, from: 0, shift: 5, dimensions, base: 10_000, seed: 1 };
    const result = core.learnedShift(spec);
    const { difference } = learned(core, spec, result);
    const largest = Math.max(...difference.map(Math.abs));
    expect(largest).toBeCloseTo(result.largestDifference, 14);
  }
});

test('the slowest hand turns by its speed times the steps between the first example and the last', () => {
  const spec = { positions: 100, from: -7, shift: 5, dimensions: 16, base: 10_000, seed: 1 };
  const { frequency } = core.hands({ position: 0, dimensions: 16, base: 10_000, unit: 'radian' });
  expect(learned(core, spec, core.learnedShift(spec)).slowestTurn).toBeCloseTo(99 * frequency[7]!, 12);
});

test('a hand is said to hardly move only where it does: hands that crowd are another reason for many matrices', () => {
  const name = (dimensions: number, base: number, positions: number): string => {
    const spec = { positions, from: 0, shift: 5, dimensions, base, seed: 1 };
    return outcomeName(learned(core, spec, core.learnedShift(spec)));
  };
  expect(name(16, 10_000, 100)).toBe('not-unique');
  expect(name(32, 2, 40)).toBe('crowded');
  expect([name(16, 2, 100), name(8, 2, 3)]).toEqual(['unique', 'too-few']);
});

test('a large clock shows some of its hands, the fastest and the slowest among them', () => {
  expect(turningHands(sameTurn(core, at(5, 8), 20, 5))).toEqual([0, 1, 2, 3]);
  const some = turningHands(sameTurn(core, at(5, 512), 20, 5));
  expect([some.length, some[0], some.at(-1)]).toEqual([8, 0, 255]);
});

test('squares of one shade share a path, and what is nearly 0 has none', () => {
  const cell = (value: number) => ({ row: 0, column: 0, value });
  expect(matrixCells([cell(0), cell(0.009), cell(-0.009)])).toHaveLength(0);
  // It is printed as 0.010, so it may not look like less than that.
  expect(matrixCells([cell(0.0099998)])).toHaveLength(1);
  expect(matrixCells([cell(1), cell(0.99), cell(-1)])).toHaveLength(2);
  expect(matrixCells([cell(7), cell(-7)])).toHaveLength(2);
});

test('a condition is plain while it is small, and a power of ten beyond', () => {
  expect([1.8, 8886.4, 9.8e6, 1.04e16, Infinity].map(describeCondition)).toEqual([
    '1.8',
    '8,886',
    '9.8·10⁶',
    '1·10¹⁶',
    '∞',
  ]);
});
