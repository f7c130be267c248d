import { expect, test } from 'vitest';

import { getLine, perplexities, trainedLength } from '../../../../web/figures/explosion/data.js';
import { roundTicks } from '../../../../web/figures/shared/plot/scale.js';

test('a line ends at the length of the text, on the straight way between published points', () => {
  const [first, trained, twice] = perplexities.none;
  expect(getLine('none', trainedLength).map(({ y }) => y)).toEqual([first, trained]);
  expect(getLine('none', 2 * trainedLength).map(({ y }) => y)).toEqual([first, trained, twice]);
  expect(getLine('none', 1.5 * trainedLength).at(-1)).toEqual({ x: 3_072, y: (trained! + twice!) / 2 });
  expect(getLine('window', 16_384)).toHaveLength(5);
});

test('ticks of an axis are about as many round numbers as wanted, whatever its size', () => {
  expect(roundTicks(-1_550, 1_550, 4)).toEqual([-1_000, 0, 1_000]);
  expect(roundTicks(0, 47, 4)).toEqual([0, 20, 40]);
  expect(roundTicks(0, 3_174, 4)).toEqual([0, 1_000, 2_000, 3_000]);
  for (const top of [0.07, 0.95, 6.8, 988_000]) {
    const ticks = roundTicks(0, top, 4);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks.at(-1)).toBeLessThanOrEqual(top);
  }
});
