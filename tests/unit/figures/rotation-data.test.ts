import { expect, test } from 'vitest';

import { denseCells, rotationCells } from '../../../web/figures/rotation/matrix.js';
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

test('k steps rotate every hand by k times its frequency, from either start, in both directions', () => {
  for (const shift of [5, -5, 0, 100, -100, 2.5]) {
    const { walks, turnDifference } = sameTurn(core, at(5), 20, shift);
    for (const { turned, start, from, to } of walks) {
      expect(to).toBe(from + shift);
      turned.forEach((turn, pair) => expect(turn).toBeCloseTo(shift * start.frequency[pair]!, 12));
    }
    expect(turnDifference).toBeLessThan(1e-12); // some hundred radians in double
  }
});

test('at large positions, with few bits for the fraction, rotations are still those of k steps', () => {
  const { walks, turnDifference } = sameTurn(core, at(1e12), 20, 7);
  expect(walks[0].turned[0]).toBeCloseTo(7, 9);
  expect(turnDifference).toBeLessThan(1e-9); // turns are counted up to 10^11 here, and subtracted
});

test("the matrix picture equals the core's matrix, in both layouts", () => {
  for (const layout of ['interleaved', 'halves'] as const) {
    const readerState = at(3, 16, layout);
    const spec = { position: 3, shift: 5, dimensions: 16, base: 10_000, layout };
    const { matrix, blocks } = core.rotation(spec);
    const drawn = new Float32Array(16 * 16);
    for (const { row, column, value } of rotationCells(blocks, readerState)) drawn[16 * row + column] = value;
    expect(drawn).toEqual(matrix);
  }
});

test("a learned matrix is drawn in the reader's layout", () => {
  const spec = { positions: 100, from: 0, shift: 5, dimensions: 8, base: 10_000, seed: 1 };
  const { matrix } = core.learnedShift(spec);
  const halves = core.rotation({ position: 0, shift: 5, dimensions: 8, base: 10_000, layout: 'halves' }).matrix;
  for (const { row, column, value } of denseCells(matrix, at(0, 8, 'halves')))
    expect(value).toBeCloseTo(halves[8 * row + column]!, 6);
});

test("the maximum difference from the rotation equals the core's", () => {
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

test('the slowest hand rotates by its frequency times the steps from the first to the last example', () => {
  const spec = { positions: 100, from: -7, shift: 5, dimensions: 16, base: 10_000, seed: 1 };
  const { frequency } = core.hands({ position: 0, dimensions: 16, base: 10_000, unit: 'radian' });
  expect(learned(core, spec, core.learnedShift(spec)).slowestTurn).toBeCloseTo(99 * frequency[7]!, 12);
});

test('slow hands are given as a reason only if they hardly move; crowding is another reason for ambiguity', () => {
  const name = (dimensions: number, base: number, positions: number): string => {
    const spec = { positions, from: 0, shift: 5, dimensions, base, seed: 1 };
    return outcomeName(learned(core, spec, core.learnedShift(spec)));
  };
  expect(name(16, 10_000, 100)).toBe('not-unique');
  expect(name(32, 2, 40)).toBe('crowded');
  expect([name(16, 2, 100), name(8, 2, 3)]).toEqual(['unique', 'too-few']);
});

test('a large clock shows a selection of hands, including the fastest and the slowest', () => {
  expect(turningHands(sameTurn(core, at(5, 8), 20, 5))).toEqual([0, 1, 2, 3]);
  const some = turningHands(sameTurn(core, at(5, 512), 20, 5));
  expect([some.length, some[0], some.at(-1)]).toEqual([8, 0, 255]);
});

test('cells of the same shade share a path, and values near 0 have none', () => {
  const cell = (value: number) => ({ row: 0, column: 0, value });
  expect(matrixCells([cell(0), cell(0.009), cell(-0.009)])).toHaveLength(0);
  // It's printed as 0.010, so it must not look smaller.
  expect(matrixCells([cell(0.0099998)])).toHaveLength(1);
  expect(matrixCells([cell(1), cell(0.99), cell(-1)])).toHaveLength(2);
  expect(matrixCells([cell(7), cell(-7)])).toHaveLength(2);
});

test("a condition number is plain while it's small, else a power of ten", () => {
  expect([1.8, 8886.4, 9.8e6, 1.04e16, Infinity].map(describeCondition)).toEqual([
    '1.8',
    '8,886',
    '9.8·10⁶',
    '1·10¹⁶',
    '∞',
  ]);
});
