import { describe, expect, test } from 'vitest';

import { curvePath } from '../../../web/figures/shared/curve-pad/sketch-pad.js';
import { getShape } from '../../../web/figures/shared/curve-pad/sketch-shape.js';
import {
  bridged,
  columnAt,
  emptySketch,
  getPlace,
  getReach,
  withHeight,
  withStroke,
} from '../../../web/figures/shared/curve-pad/sketch.js';

const empty = emptySketch(11);

describe('a sketch', () => {
  test('uses the nearest column, and columns know their position', () => {
    expect([-3, 0, 0.04, 0.06, 1, 7].map((x) => columnAt(empty, x))).toEqual([0, 0, 0, 1, 10, 10]);
    expect(getPlace(empty, 5)).toBe(0.5);
  });

  test('is the same for strokes in both directions', () => {
    const [a, b] = [
      { x: 0.2, y: 0 },
      { x: 0.6, y: 1 },
    ];
    const right = withStroke(empty, a, b);
    expect(right).toEqual(withStroke(empty, b, a));
    expect(right.slice(1, 8)).toEqual([undefined, 0, 0.25, 0.5, 0.75, 1, undefined]);
  });

  test('is replaced where a later stroke crosses it, and nowhere else', () => {
    const level = withStroke(empty, { x: 0, y: 0.5 }, { x: 1, y: 0.5 });
    const mended = withStroke(level, { x: 0.4, y: 0.9 }, { x: 0.5, y: 0.9 });
    expect(mended).toEqual([0.5, 0.5, 0.5, 0.5, 0.9, 0.9, 0.5, 0.5, 0.5, 0.5, 0.5]);
  });

  test("goes straight up within one column to the stroke's end", () => {
    expect(withStroke(empty, { x: 0.5, y: 0.1 }, { x: 0.51, y: 0.8 })[5]).toBe(0.8);
  });

  test('bridges gaps, and is level beyond its ends', () => {
    const knots = withHeight(withHeight(empty, 2, 1), 6, 0);
    expect(bridged(knots)).toEqual([1, 1, 1, 0.75, 0.5, 0.25, 0, 0, 0, 0, 0]);
    expect(bridged(empty)).toBeUndefined();
    expect(bridged(withHeight(empty, 4, 0.3))).toEqual(Array.from({ length: 11 }, () => 0.3));
  });

  test('stays on the pad', () => {
    expect(withHeight(empty, 0, 1.2)[0]).toBe(1);
    const steep = withStroke(empty, { x: 0, y: -1 }, { x: 1, y: 3 });
    expect([0, 2, 3, 4, 6, 10].map((column) => Number(steep[column]?.toFixed(9)))).toEqual([0, 0, 0.2, 0.6, 1, 1]);
  });

  test('spans from its first drawn column to its last', () => {
    expect(getReach(empty)).toBe(0);
    expect(getReach(withHeight(withHeight(empty, 2, 1), 6, 0))).toBe(0.4);
  });

  test('is a path that breaks at gaps; a single column is a dot', () => {
    expect(curvePath([0, 1, undefined, 0.5, undefined])).toBe('M0.00 100.00L25.00 0.00M75.00 50.00h0');
  });
});

describe('the shape of a curve', () => {
  const columns = Array.from({ length: 101 }, (_, column) => column / 100);
  const trembling = (column: number): number => 0.015 * Math.sin(5 * column);

  test("a tent, even a jittery one, peaks in the middle, is symmetric and doesn't rise again", () => {
    for (const tremor of [() => 0, trembling]) {
      const shape = getShape(columns.map((x, column) => 0.9 - 1.6 * Math.abs(x - 0.5) + tremor(column)));
      expect(shape.peak).toBeCloseTo(0.5, 1);
      expect(shape).toMatchObject({ symmetric: true, rebounds: false });
    }
  });

  test('a wave rises again on both sides', () => {
    const wave = columns.map((x) => 0.5 + 0.4 * Math.cos(20 * (x - 0.5)) * (1 - Math.abs(x - 0.5)));
    expect(getShape(wave)).toMatchObject({ peak: 0.5, symmetric: true, rebounds: true });
    const fallsThenWaves = columns.map((x, column) => (x < 0.5 ? x : (wave[column] ?? 0)));
    expect(getShape(fallsThenWaves).rebounds).toBe(true);
    expect(getShape(fallsThenWaves.toReversed()).rebounds).toBe(true);
  });

  test('a slope is neither symmetric nor centred', () => {
    expect(getShape(columns)).toEqual({ peak: 1, symmetric: false, rebounds: false, swing: 1 });
  });

  test('a level line is a shape too', () => {
    expect(getShape([0.4])).toEqual({ peak: 0, symmetric: true, rebounds: false, swing: 0 });
  });
});
