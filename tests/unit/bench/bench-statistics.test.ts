import { expect, test } from 'vitest';

import { median, quietRounds } from '../../../cpp/bench/harness/statistics.js';

test('the median of an even count is between the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 2])).toBe(3.5);
});

test('numbers are sorted numerically', () => {
  expect(median([10, 9, 100])).toBe(10);
});

test('the quiet rounds are those in which most contenders were fastest', () => {
  const quiet = [1, 10, 100];
  const disturbed = quiet.map((time) => 2 * time);
  const oneHiccup = [1, 10, 900]; // slow for one contender only, so the round is still quiet
  const rounds = [disturbed, quiet, disturbed, oneHiccup, disturbed, quiet];
  expect(quietRounds(rounds).sort()).toEqual([1, 3, 5]);
});

test('with very few rounds all are kept', () => {
  expect(quietRounds([[3], [1], [2]])).toHaveLength(3);
  expect(quietRounds([[3]])).toEqual([0]);
});
