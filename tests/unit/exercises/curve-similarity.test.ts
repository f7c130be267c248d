import { describe, expect, test } from 'vitest';

import { getFault, compareCurves, getTurns } from '../../../web/exercises/base/curve-similarity.js';

const curve = (height: (x: number) => number): number[] =>
  Array.from({ length: 101 }, (_, column) => height(column / 100));
const wave = curve((x) => 0.5 + 0.4 * Math.sin(12 * x));
const hill = curve((x) => 0.2 + 0.6 * Math.exp(-30 * (x - 0.5) ** 2));

describe('the shape of a drawn curve', () => {
  test('counts turning points, ignoring jitter', () => {
    expect(getTurns(wave)).toBe(4);
    expect(getTurns(wave.map((height, column) => height + 0.02 * Math.sin(3 * column)))).toBe(4);
    expect(getTurns(curve((x) => x))).toBe(0);
    expect(getTurns(curve(() => 0.5))).toBe(0);
    expect(getTurns(hill)).toBe(1);
    expect(getTurns([])).toBe(0);
  });

  test("doesn't depend on the vertical scale", () => {
    const small = compareCurves(
      wave.map((height) => 0.3 + height / 3),
      wave,
    );
    expect(small.together).toBeCloseTo(1, 12);
    expect(getFault(small, 'turns')).toBeUndefined();
  });

  test.each([
    ['level', curve(() => 0.5), wave, 'turns'],
    ['upsideDown', wave.map((height) => 1 - height), wave, 'turns'],
    ['turns', curve((x) => 0.5 + 0.4 * Math.sin(24 * x)), wave, 'turns'],
    ['elsewhere', curve((x) => 0.5 + 0.4 * Math.sin(12 * x + 0.8)), wave, 'turns'],
    ['steep', wave, curve((x) => 0.5 + 0.02 * x), 'turns'],
    ['peak', curve((x) => 0.2 + 0.6 * Math.exp(-30 * (x - 0.35) ** 2)), hill, 'peak'],
    ['lopsided', curve((x) => (x < 0.5 ? 0.2 : 0.2 + 0.6 * Math.exp(-6 * (x - 0.5) ** 2))), hill, 'peak'],
    [
      'elsewhere',
      curve((x) => 0.2 + 0.6 * Math.cos(14 * Math.PI * (x - 0.5)) ** 2 * (1 - Math.abs(x - 0.5))),
      hill,
      'peak',
    ],
  ] as const)('is told to be wrong: %s', (fault, drawn, truth, judged) => {
    expect(getFault(compareCurves(drawn, truth), judged)).toBe(fault);
  });

  test('of a level curve is level', () => {
    const level = curve((x) => 0.5 + 0.03 * x);
    expect(
      getFault(
        compareCurves(
          curve(() => 0.8),
          level,
        ),
        'turns',
      ),
    ).toBeUndefined();
  });

  test('of a hill is a hill, broad or narrow', () => {
    for (const width of [15, 60])
      expect(
        getFault(
          compareCurves(
            curve((x) => Math.exp(-width * (x - 0.51) ** 2)),
            hill,
          ),
          'peak',
        ),
      ).toBeUndefined();
  });
});
