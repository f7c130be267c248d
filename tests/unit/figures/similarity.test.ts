import { beforeAll, describe, expect, test } from 'vitest';

import { defaultReaderState } from '../../../web/figures/shared/reader/reader-state.js';
import {
  comesBack,
  getCurve,
  getLikeness,
  risesIn,
  sidesAt,
  type Likeness,
} from '../../../web/figures/similarity/data.js';
import { thinned } from '../../../web/figures/shared/charts/decimate.js';
import { verdict } from '../../../web/figures/similarity/description.js';
import { across, distanceAt, down, getFloor, likenessAt } from '../../../web/figures/similarity/view.js';
import { core } from '../../support/core.js';

const readerState = { ...defaultReaderState, dimensions: 512 };
let alike: Likeness;

beforeAll(() => {
  alike = getLikeness(core, readerState, 200);
});

test('a code is as like itself as can be, and rises again first at distance 44', () => {
  expect(alike.at[0]).toBeCloseTo(1, 12);
  expect(alike.rises[0]).toBe(44);
  expect(alike.rises).toHaveLength(2436);
});

describe('the curve', () => {
  test('is the same on both sides of its peak, wherever a turn puts it', () => {
    for (const offset of [-50, 0, 12, 50]) {
      const curve = getCurve(alike, 200, offset);
      expect(curve).toHaveLength(401);
      const height = new Map(curve.map(({ x, y }) => [x, y]));
      expect(height.get(offset)).toBeCloseTo(1, 12);
      for (let k = 1; k <= 150; ++k) expect(height.get(offset + k)).toBe(height.get(offset - k));
    }
  });

  test('is that of the codes at the reader’s own position, turned by the offset', () => {
    const height = new Map(getCurve(alike, 200, 12).map(({ x, y }) => [x, y]));
    for (const position of [0, 37, 1e9]) {
      const { after, before } = sidesAt(core, { ...readerState, position }, 20, 12);
      expect(after / 256).toBeCloseTo(height.get(20) ?? NaN, 12);
      expect(before / 256).toBeCloseTo(height.get(-20) ?? NaN, 12);
    }
  });

  test('keeps its ends and its heights when it is thinned', () => {
    const curve = getCurve(getLikeness(core, readerState, 5000), 5000, 0);
    const few = thinned(curve, 1600);
    expect(few.length).toBeLessThanOrEqual(1600);
    expect([few[0], few.at(-1)]).toEqual([curve[0], curve.at(-1)]);
    const min = (points: typeof curve): number => Math.min(...points.map(({ y }) => y));
    expect(min(few)).toBe(min(curve));
    expect(few.every(({ x }, index) => index === 0 || x > few[index - 1]!.x)).toBe(true);
    expect(thinned(curve.slice(0, 99), 100)).toHaveLength(99);
  });
});

describe('a verdict on what was drawn is true of the curve beside it', () => {
  const t = (key: string): string => key;
  const shape = (height: (share: number) => number): number[] =>
    Array.from({ length: 101 }, (_, column) => height(column / 100));
  const hill = shape((x) => 1 - 2 * Math.abs(x - 0.5));

  test('a hill falls, and both its sides are alike', () => {
    expect(verdict(t, hill, false)).toBe('similarity.guessFalls similarity.guessSame');
  });

  test('a slope that rises from edge to edge is not said to fall', () => {
    const slope = shape((x) => x);
    expect(verdict(t, slope, false)).toBe('similarity.guessPeak');
  });

  test('one hand does not fall as a trend, the paper’s 256 do, at any distance', () => {
    for (const reach of [50, 200, 1000, 5000]) {
      expect(comesBack(getLikeness(core, { ...readerState, dimensions: 2 }, reach), reach)).toBe(true);
      expect(comesBack(getLikeness(core, readerState, reach), reach)).toBe(false);
    }
    expect(verdict(t, hill, true)).toBe('similarity.guessComesBack similarity.guessSame');
  });
});

describe('the strip of rises', () => {
  test('has a bar of full height for every step that rises, as long as there is room', () => {
    const bars = risesIn(alike.rises, 50, 200);
    expect(bars).toEqual([
      { from: 43, to: 44, share: 1 },
      { from: 49, to: 50, share: 1 },
    ]);
  });

  test('tells the share of steps that rise where there is none', () => {
    const bars = risesIn(alike.rises, 5000, 200);
    const rises = bars.reduce((sum, { share, from, to }) => sum + share * (to - from), 0);
    expect(rises).toBeCloseTo(2436, 6);
    expect(bars.every(({ share }) => share > 0 && share <= 1)).toBe(true);
  });
});

test('places on the plot and on the pad are the same', () => {
  const view = { reach: 200, floor: getFloor(0.1), offset: 0 };
  for (const [x, y] of [
    [0, 0],
    [0.3, 0.9],
    [1, 1],
  ] as const) {
    expect(across(distanceAt(x, 200), view)).toBeCloseTo(100 * x, 9);
    expect(down(likenessAt(y, view.floor), view)).toBeCloseTo(100 * (1 - y), 9);
  }
});

test('the plot has room for codes that oppose each other, and none to spare for those that do not', () => {
  expect(getFloor(-0.25)).toBe(-0.25);
  expect(getFloor(-0.26)).toBeLessThan(-1);
});
