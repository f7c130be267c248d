import { describe, expect, test } from 'vitest';

import { getDecay, getPeak, quarters, type DecaySettings } from '../../../../web/figures/rope-decay/data.js';
import { getDescription, getVerdict } from '../../../../web/figures/rope-decay/description.js';
import {
  getHeights,
  padColumns,
  parseStrengths,
  resample,
  getStrengths,
  sameStrengths,
  formatStrengths,
} from '../../../../web/figures/rope-decay/strengths.js';
import { scaleFor } from '../../../../web/figures/rope-decay/view.js';
import { core } from '../../../support/core.js';
import { t } from '../../../support/english.js';

const defaults: DecaySettings = {
  ...{ words: 'same', dimensions: 64, base: 10_000, reach: 4096, seed: 1, strengths: sameStrengths, turn: 0 },
};
const shown = (own: Partial<DecaySettings>) => getDecay(core, { ...defaults, ...own });
const reading = (own: Partial<DecaySettings>) => getDescription(t, shown(own));
const verdict = (own: Partial<DecaySettings>) => getVerdict(t, shown(own));

describe('one word as query and key', () => {
  test('scores highest with itself, about the root of the dimensions, and less far away', () => {
    const { sampled } = shown({});
    expect(sampled!.means[0]).toBeGreaterThan(7.5);
    expect(sampled!.means[0]).toBeLessThan(8.5);
    const { near, far } = quarters(sampled!.means);
    expect(near).toBeGreaterThan(far + 0.5);
  });

  test('the expected score is that of fully agreeing pairs', () => {
    const { sampled } = shown({});
    const { scores } = shown({ words: 'drawn', strengths: [1, 1] });
    // The mean of 100 draws is within 5 standard errors.
    sampled!.means.forEach((mean, place) =>
      expect(Math.abs(mean - scores[16 * place]!)).toBeLessThan(sampled!.deviations[place]! / 2),
    );
  });

  test('the score has a falling trend, not at every step, and the figure counts', () => {
    const [, rises, steps] = /rises at ([\d,]+) of ([\d,]+)/.exec(verdict({})) ?? [];
    expect(reading({})).toContain(`rises at ${rises} of ${steps} steps`);
    expect(steps).toBe('4,096');
    expect(Number(rises!.replace(',', ''))).toBeGreaterThan(1000);
    expect(Number(rises!.replace(',', ''))).toBeLessThan(3096);
  });
});

test('two random words score 0 on average with the same spread, near and far', () => {
  for (const seed of [1, 2, 3]) {
    const { sampled } = shown({ words: 'random', seed });
    const [means, spreads] = [quarters(sampled!.means), quarters(sampled!.deviations)];
    for (const mean of [means.near, means.far]) expect(Math.abs(mean)).toBeLessThan(0.5);
    for (const deviation of [spreads.near, spreads.far]) expect(Math.abs(deviation - 1)).toBeLessThan(0.35);
  }
  expect(verdict({ words: 'random' })).toContain('nothing decays');
  expect(reading({ words: 'random' })).toMatch(/nothing decays\. Rotation alone doesn’t make far words count less/);
});

test('the agreement of q and k decides whether distant words count more, less or equally', () => {
  const slowOpposed = [0, 0, 0, 0, 0, -1, -1, -1];
  expect(verdict({ words: 'drawn', strengths: slowOpposed })).toBe('Far words count more than near ones.');
  expect(verdict({ words: 'drawn', strengths: [1, 1] })).toBe('Far words count less than near ones.');
  expect(verdict({ words: 'drawn', strengths: [0, 0] })).toContain('about as much');
  // Hands that hardly move within the plot.
  const still = Array.from({ length: 32 }, (_, pair) => (pair === 31 ? 1 : 0));
  expect(verdict({ words: 'drawn', strengths: still })).toContain('about as much');
});

test('a rotated key has its highest score at that distance, whatever the reach', () => {
  const straight = shown({ words: 'drawn', strengths: [1, 1] }).scores;
  for (const turn of [1, 20, 200, 4096]) {
    const { scores } = shown({ words: 'drawn', strengths: [1, 1], turn });
    expect(getPeak(scores)).toBe(turn);
    expect(scores[turn]).toBeCloseTo(straight[0]!, 9);
    expect(scores[0]).toBeCloseTo(straight[turn]!, 9);
  }
  expect(verdict({ words: 'drawn', strengths: [1, 1], turn: 20 })).toBe('The score is highest at distance 20.');
  expect(reading({ words: 'drawn', strengths: [1, 1], turn: 20 })).toContain('highest, 8.00, at distance 20. A head');
  // If the vectors disagree most at that distance, the head doesn't attend there.
  expect(reading({ words: 'drawn', strengths: [-1, -1], turn: 20 })).not.toContain('A head that learns');
  expect(shown({ words: 'random', turn: 20 }).scores).toEqual(shown({ words: 'random' }).scores);
});

test('a link restores drawn strengths; malformed lists are rejected', () => {
  const drawn = getStrengths(getHeights([0, 0, 0, 0, 0, -1, -1, -1]));
  expect(drawn).toHaveLength(padColumns);
  expect(parseStrengths(formatStrengths(drawn))).toEqual(drawn);
  expect(parseStrengths('1, -0.5  −1')).toEqual([1, -0.5, -1]);
  for (const text of ['', '1', '1 x', '1 2', 'NaN 1', Array(129).fill('1').join(' ')])
    expect(parseStrengths(text)).toBeUndefined();
  expect(resample([0, 1], 3)).toEqual([0, 0.5, 1]);
  expect(resample([0, 1, 0], 1)).toEqual([0]);
});

test.each([
  [-8, 8],
  [-0.013, 0.002],
  [3, 3],
  [-700, 12],
])('from %f to %f there are a few lines, and all lies between the first and the last', (low, high) => {
  const scale = scaleFor(low, high);
  expect(scale.ticks.length).toBeGreaterThan(0);
  expect(scale.ticks.length).toBeLessThan(9);
  expect(scale.max - high).toBeGreaterThanOrEqual(-1e-9);
  expect(low - scale.min).toBeGreaterThanOrEqual(-1e-9);
});
