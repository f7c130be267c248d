import { beforeAll, describe, expect, test } from 'vitest';

import { defaultReaderState } from '../../../web/figures/shared/reader/reader-state.js';
import {
  returnsToPeak,
  getCurve,
  getSimilarity,
  getRiseRanges,
  compareSides,
  type SimilarityCurve,
} from '../../../web/figures/similarity/data.js';
import { thinned } from '../../../web/figures/shared/charts/decimate.js';
import { verdict } from '../../../web/figures/similarity/description.js';
import { getFloor } from '../../../web/figures/similarity/view.js';
import { core } from '../../support/core.js';

const readerState = { ...defaultReaderState, dimensions: 512 };
let alike: SimilarityCurve;

beforeAll(() => {
  alike = getSimilarity(core, readerState, 200);
});

test('an encoding is most similar to itself, and its similarity first rises at distance 44', () => {
  expect(alike.at[0]).toBeCloseTo(1, 12);
  expect(alike.rises[0]).toBe(44);
  expect(alike.rises).toHaveLength(2436);
});

describe('the curve', () => {
  test('is symmetric around its peak, wherever a rotation puts it', () => {
    for (const offset of [-50, 0, 12, 50]) {
      const curve = getCurve(alike, 200, offset);
      expect(curve).toHaveLength(401);
      const height = new Map(curve.map(({ x, y }) => [x, y]));
      expect(height.get(offset)).toBeCloseTo(1, 12);
      for (let k = 1; k <= 150; ++k) expect(height.get(offset + k)).toBe(height.get(offset - k));
    }
  });

  test("equals the encodings at the reader's position, rotated by the offset", () => {
    const height = new Map(getCurve(alike, 200, 12).map(({ x, y }) => [x, y]));
    for (const position of [0, 37, 1e9]) {
      const { after, before } = compareSides(core, { ...readerState, position }, 20, 12);
      expect(after / 256).toBeCloseTo(height.get(20) ?? NaN, 12);
      expect(before / 256).toBeCloseTo(height.get(-20) ?? NaN, 12);
    }
  });

  test("keeps its ends and heights when it's thinned", () => {
    const curve = getCurve(getSimilarity(core, readerState, 5000), 5000, 0);
    const few = thinned(curve, 1600);
    expect(few.length).toBeLessThanOrEqual(1600);
    expect([few[0], few.at(-1)]).toEqual([curve[0], curve.at(-1)]);
    const min = (points: typeof curve): number => Math.min(...points.map(({ y }) => y));
    expect(min(few)).toBe(min(curve));
    expect(few.every(({ x }, index) => index === 0 || x > few[index - 1]!.x)).toBe(true);
    expect(thinned(curve.slice(0, 99), 100)).toHaveLength(99);
  });
});

describe('the verdict on a drawn curve is true', () => {
  const t = (key: string): string => key;
  const shape = (height: (fraction: number) => number): number[] =>
    Array.from({ length: 101 }, (_, column) => height(column / 100));
  const hill = shape((x) => 1 - 2 * Math.abs(x - 0.5));

  test('a hill falls on both sides, symmetrically', () => {
    expect(verdict(t, hill, false)).toBe('similarity.guessFalls similarity.guessSame');
  });

  test("a slope that rises from edge to edge isn't called falling", () => {
    const slope = shape((x) => x);
    expect(verdict(t, slope, false)).toBe('similarity.guessPeak');
  });

  test("a single pair has no falling trend, the paper's 256 have, at any distance", () => {
    for (const reach of [50, 200, 1000, 5000]) {
      expect(returnsToPeak(getSimilarity(core, { ...readerState, dimensions: 2 }, reach), reach)).toBe(true);
      expect(returnsToPeak(getSimilarity(core, readerState, reach), reach)).toBe(false);
    }
    expect(verdict(t, hill, true)).toBe('similarity.guessComesBack similarity.guessSame');
  });
});

describe('the strip of rises', () => {
  test('otherwise shows the fraction of rising steps', () => {
    const bars = getRiseRanges(alike.rises, 5000, 200);
    const rises = bars.reduce((sum, { fraction, from, to }) => sum + fraction * (to - from), 0);
    expect(rises).toBeCloseTo(2436, 6);
    expect(bars.every(({ fraction }) => fraction > 0 && fraction <= 1)).toBe(true);
  });
});

test('the plot has room for opposite encodings, and none to spare otherwise', () => {
  expect(getFloor(-0.25)).toBe(-0.25);
  expect(getFloor(-0.26)).toBeLessThan(-1);
});
