import { expect, test } from 'vitest';

import {
  clockAt,
  getDimensions,
  maxDials,
  getPart,
  shownHands,
} from '../../../../web/figures/shared/clock/clock-data.js';
import { clockHands } from '../../../../web/figures/shared/clock/clock-hands.js';
import { pairText, describePair } from '../../../../web/figures/shared/clock/clock-description.js';
import { defaultReaderState } from '../../../../web/figures/shared/reader/reader-state.js';
import { barPaths } from '../../../../web/figures/shared/charts/sign-colours.js';
import { core } from '../../../support/core.js';
import { t } from '../../../support/english.js';

const still = { hand: 0, other: undefined, stride: 0 };

test('every dimension belongs to one hand, in both layouts, and is its sine or cosine', () => {
  for (const layout of ['interleaved', 'halves'] as const) {
    const { readerState, pairs, here } = clockAt(core, { ...defaultReaderState, layout }, still);
    for (let pair = 0; pair < pairs; ++pair) {
      const [sine, cosine] = getDimensions(pair, readerState);
      expect(getPart(sine, readerState)).toEqual({ pair, part: 'sine' });
      expect(getPart(cosine, readerState)).toEqual({ pair, part: 'cosine' });
      expect(here.fingerprint[sine]).toBeCloseTo(here.hands.sine[pair]!, 6);
      expect(here.fingerprint[cosine]).toBeCloseTo(here.hands.cosine[pair]!, 6);
    }
  }
});

test('a selected hand beyond the dimensions is clamped to the last one', () => {
  expect(clockAt(core, { ...defaultReaderState, dimensions: 4 }, { ...still, hand: 7 }).selected).toBe(1);
  expect(clockAt(core, defaultReaderState, { ...still, hand: 7 }).selected).toBe(7);
});

test('exactly the hands that turn more than a quarter between frames are blurred', () => {
  const blurred = (stride: number) => clockAt(core, defaultReaderState, { ...still, stride }).blurred;
  expect(blurred(0)).toBe(0);
  expect(blurred(1.57)).toBe(0);
  expect(blurred(1.58)).toBe(1);
  // Hand 7 takes 19,869 positions per turn, a quarter is 4,967.3.
  expect(blurred(4967)).toBe(7);
  expect(blurred(4968)).toBe(8);
});

test('a row shows all hands, or an even selection with the first, last and selected one, without duplicates', () => {
  expect(shownHands(8, 3)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  for (const pairs of [17, 32, 256]) {
    for (let selected = 0; selected < pairs; ++selected) {
      const shown = shownHands(pairs, selected);
      expect(shown).toHaveLength(maxDials);
      expect(shown).toEqual([...new Set(shown)].toSorted((one, other) => one - other));
      expect([shown[0], shown.at(-1)]).toEqual([0, pairs - 1]);
      expect(shown).toContain(selected);
    }
  }
});

test('faster hands are longer, so that no slower one covers their tips', () => {
  for (const pairs of [2, 8, 16, 17, 256]) {
    const lengths = clockHands(pairs).map(({ length }) => length);
    expect(lengths).toEqual([...new Set(lengths)].toSorted((one, other) => other - one));
    expect(Math.max(...lengths)).toBeLessThan(100);
  }
});

test('every number of a fingerprint has one bar of its height, up or down', () => {
  const values = Float32Array.of(-1, -0.5, 0, 0.25, 1);
  const bars = barPaths(values).flatMap((path) => [...path.matchAll(/M([\d.]+) 0V(-?[\d.]+)H([\d.]+)V0Z/g)]);
  const found = bars.map(([, left, top, right]) => [
    Math.floor(Number(left)),
    -Number(top),
    Number(right) > Number(left),
  ]);
  expect(found.toSorted((one, other) => Number(one[0]) - Number(other[0]))).toEqual([
    [0, -1, true],
    [1, -0.5, true],
    [2, -0, true],
    [3, 0.25, true],
    [4, 1, true],
  ]);
});

test('a hand is described by its period, its turns and its angle', () => {
  const clock = clockAt(core, { ...defaultReaderState, position: 37 }, still);
  expect(describePair(t, clock, 3)).toBe('hand 3: period 199 positions, 0 turns, angle 67 degrees');
  expect(pairText(clock, 0)).toMatchObject({ period: '6.283', turns: '5', sine: '−0.6435', cosine: '0.7654' });
});

test('an angle just below a full turn never reads as 360 degrees', () => {
  const clock = clockAt(core, { ...defaultReaderState, position: 2 * Math.PI - 1e-6 }, still);
  expect(pairText(clock, 0)).toMatchObject({ turns: '0', degrees: '359.9' });
});
