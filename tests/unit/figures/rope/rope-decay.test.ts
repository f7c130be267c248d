import { beforeAll, describe, expect, test } from 'vitest';

import english from '../../../../web/content/en/messages.json' with { type: 'json' };
import { getDecay, getPeak, quarters, type DecaySettings } from '../../../../web/figures/rope-decay/data.js';
import { getDescription } from '../../../../web/figures/rope-decay/description.js';
import {
  getHeights,
  padColumns,
  readStrengths,
  spread,
  getStrengths,
  usualStrengths,
  writeStrengths,
} from '../../../../web/figures/rope-decay/strengths.js';
import { scaleFor } from '../../../../web/figures/rope-decay/view.js';
import { registerMessages, messagesFor } from '../../../../web/figures/shared/reader/messages.js';
import { core } from '../../../support/core.js';

beforeAll(() => registerMessages('en', english));

const defaults: DecaySettings = {
  ...{ words: 'same', dimensions: 64, base: 10_000, reach: 4096, seed: 1, strengths: usualStrengths, turn: 0 },
};
const shown = (own: Partial<DecaySettings>) => getDecay(core, { ...defaults, ...own });
const reading = (own: Partial<DecaySettings>) => getDescription(messagesFor('en'), shown(own));

describe('one word as query and key', () => {
  test('scores most with itself, about the root of the dimensions, and less far away', () => {
    const { sampled } = shown({});
    expect(sampled!.means[0]).toBeGreaterThan(7.5);
    expect(sampled!.means[0]).toBeLessThan(8.5);
    const { near, far } = quarters(sampled!.means);
    expect(near).toBeGreaterThan(far + 0.5);
  });

  test('what is expected is what all pairs that agree fully make', () => {
    const { sampled } = shown({});
    const { scores } = shown({ words: 'drawn', strengths: [1, 1] });
    // The mean of 100 draws lies within 5 standard errors.
    sampled!.means.forEach((mean, place) =>
      expect(Math.abs(mean - scores[16 * place]!)).toBeLessThan(sampled!.spreads[place]! / 2),
    );
  });

  test('the score falls as a trend, not at every step, and the figure counts', () => {
    const [, rises, steps] = /rises at ([\d,]+) of ([\d,]+)/.exec(reading({})) ?? [];
    expect(steps).toBe('4,096');
    expect(Number(rises!.replace(',', ''))).toBeGreaterThan(1000);
    expect(Number(rises!.replace(',', ''))).toBeLessThan(3096);
  });
});

test('two random words score 0 on average and are spread alike, near and far', () => {
  for (const seed of [1, 2, 3]) {
    const { sampled } = shown({ words: 'random', seed });
    const [means, spreads] = [quarters(sampled!.means), quarters(sampled!.spreads)];
    for (const mean of [means.near, means.far]) expect(Math.abs(mean)).toBeLessThan(0.5);
    for (const deviation of [spreads.near, spreads.far]) expect(Math.abs(deviation - 1)).toBeLessThan(0.35);
  }
  expect(reading({ words: 'random' })).toMatch(/nothing decays\. Rotation does not make far words faint/);
});

test('what q and k agree in decides whether far words count more, less or as much', () => {
  expect(reading({ words: 'drawn' })).toContain('Far words count more than near ones.');
  expect(reading({ words: 'drawn', strengths: [1, 1] })).toContain('Far words count less than near ones.');
  expect(reading({ words: 'drawn', strengths: [0, 0] })).toContain('about as much');
  // Hands that hardly move within the plot.
  const still = Array.from({ length: 32 }, (_, pair) => (pair === 31 ? 1 : 0));
  expect(reading({ words: 'drawn', strengths: still })).toContain('about as much');
});

test('a key that is turned by so many positions has its best score at that distance, wherever the plot ends', () => {
  const straight = shown({ words: 'drawn', strengths: [1, 1] }).scores;
  for (const turn of [1, 20, 200, 4096]) {
    const { scores } = shown({ words: 'drawn', strengths: [1, 1], turn });
    expect(getPeak(scores)).toBe(turn);
    expect(scores[turn]).toBeCloseTo(straight[0]!, 9);
    expect(scores[0]).toBeCloseTo(straight[turn]!, 9);
  }
  expect(reading({ words: 'drawn', strengths: [1, 1], turn: 20 })).toContain('highest, 8.00, at distance 20. A head');
  // What disagrees most there listens elsewhere.
  expect(reading({ words: 'drawn', strengths: [-1, -1], turn: 20 })).not.toContain('A head that learns');
  expect(shown({ words: 'random', turn: 20 }).scores).toEqual(shown({ words: 'random' }).scores);
});

test('a link carries what was drawn, and what is no such list is not read', () => {
  const drawn = getStrengths(getHeights(usualStrengths));
  expect(drawn).toHaveLength(padColumns);
  expect(readStrengths(writeStrengths(drawn))).toEqual(drawn);
  expect(readStrengths('1, -0.5  −1')).toEqual([1, -0.5, -1]);
  for (const text of ['', '1', '1 x', '1 2', 'NaN 1', Array(129).fill('1').join(' ')])
    expect(readStrengths(text)).toBeUndefined();
  expect(spread([0, 1], 3)).toEqual([0, 0.5, 1]);
  expect(spread([0, 1, 0], 1)).toEqual([0]);
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
