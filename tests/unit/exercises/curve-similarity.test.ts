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

  const faultOf = (drawn: readonly number[], truth: readonly number[], judged: 'turns' | 'peak') =>
    getFault(compareCurves(drawn, truth), judged);

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
    expect(faultOf(drawn, truth, judged)).toBe(fault);
  });

  test.each([
    ['lower and flatter', wave.map((height) => 0.3 + height / 3), wave, 'turns'],
    ['level, of a level one', curve(() => 0.8), curve((x) => 0.5 + 0.03 * x), 'turns'],
    ['a broad hill', curve((x) => Math.exp(-15 * (x - 0.51) ** 2)), hill, 'peak'],
    ['a narrow hill', curve((x) => Math.exp(-60 * (x - 0.51) ** 2)), hill, 'peak'],
  ] as const)('is right if it is %s', (_, drawn, truth, judged) => {
    expect(faultOf(drawn, truth, judged)).toBeUndefined();
  });
});
