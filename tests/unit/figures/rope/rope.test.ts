import { describe, expect, test } from 'vitest';

import { describeLaw, describeSwap } from '../../../../web/figures/rope/answer.js';
import { maxScore, scored, type RopeSettings } from '../../../../web/figures/rope/data.js';
import { moved } from '../../../../web/figures/rope/track-drag.js';
import { windowFor } from '../../../../web/figures/rope/visible-range.js';
import { maxPairs } from '../../../../web/figures/rope/words.js';
import { core } from '../../../support/core.js';
import { t } from '../../../support/english.js';

const shown = (own: Partial<RopeSettings> = {}) =>
  scored(core, { query: 6, key: 4, pairs: maxPairs, base: 10_000, alike: false, ...own });

/** Sums of a few doubles. */
const rounding = 12;

describe('the score of two rotated words', () => {
  test('is the sum over pairs of both lengths times the cosine of the angle between the hands', () => {
    const { query, key, between, terms, score } = shown({ query: 19, key: 2 });
    const drawn = between.map((angle, pair) => query.hands[pair]!.length * key.hands[pair]!.length * Math.cos(angle));
    drawn.forEach((term, pair) => expect(terms[pair]).toBeCloseTo(term, rounding));
    expect(score).toBeCloseTo(
      drawn.reduce((sum, term) => sum + term),
      rounding,
    );
    expect(Math.abs(score)).toBeLessThan(maxScore(shown()));
  });

  test.each([1, 17, 1_000_000])("doesn't change when both words move by %i, but when one does", (steps) => {
    const before = shown();
    const both = shown({ query: 6 + steps, key: 4 + steps });
    expect(both.terms).toEqual(before.terms);
    expect(both.between[0]).toBeCloseTo(before.between[0]!, 9);
    expect(both.query.hands[0]!.angle).not.toBeCloseTo(before.query.hands[0]!.angle, 2);
    expect(shown({ query: 6 + steps }).score).not.toBeCloseTo(before.score, 2);
  });

  test('changes when the positions are swapped, unless both are the same word', () => {
    const { score, swapped, ordered } = shown();
    expect(ordered).toBe(true);
    expect(swapped).not.toBeCloseTo(score, 2);
    expect(swapped).toBe(shown({ query: 4, key: 6 }).score);
    const alike = shown({ alike: true });
    expect(alike.ordered).toBe(false);
    expect(alike.swapped).toBeCloseTo(alike.score, rounding);
    expect(shown({ alike: true, query: 4 }).score).toBeCloseTo(maxScore(alike), rounding);
  });
});

describe('the description', () => {
  test('names both rotations and their difference', () => {
    expect(describeLaw(t, shown({ query: 5, key: 9 }), 0).replaceAll('\u00a0', ' ')).toBe(
      'q has turned by 5 × 57.3°, k by 9 × 57.3°. Only the difference, −4 × 57.3°, is left in the score.',
    );
  });

  test('mentions a swap only if it makes a difference', () => {
    const same = shown({ query: 4 });
    expect(describeSwap(t, same, same.score, same.swapped)).toBe('');
    const slow = shown();
    const last = maxPairs - 1;
    expect(describeSwap(t, slow, slow.terms[last]!, slow.swappedTerms[last]!)).toBe('');
    expect(describeSwap(t, slow, slow.score, slow.swapped)).toContain('it matters which word comes first');
    const alike = shown({ alike: true });
    expect(describeSwap(t, alike, alike.score, alike.swapped)).toContain('the same word');
  });
});

describe('the track of positions', () => {
  test('keeps its range while both words are in it, else starts at 0, else surrounds both', () => {
    const start = windowFor(undefined, 6, 4);
    expect(start).toEqual({ from: 0, to: 24 });
    expect(windowFor(start, 24, 0)).toBe(start);
    const far = windowFor(start, 1_000_004, 1_000_000);
    expect(far.from).toBeLessThan(1_000_000);
    expect(far.to).toBeGreaterThan(1_000_004);
    expect(far.to - far.from).toBe(24);
    expect(windowFor(far, 1_000_006, 1_000_000)).toBe(far);
    expect(windowFor(far, 6, 4)).toEqual(start);
    const wide = windowFor(undefined, 5_000, 10);
    expect(wide.from).toBeLessThanOrEqual(10);
    expect(wide.to).toBeGreaterThanOrEqual(5_000);
  });

  test('moves both words by the same distance, up to its ends', () => {
    const window = { from: 0, to: 24 };
    expect(moved({ query: 6, key: 4 }, 'both', 3.5, window)).toEqual({ query: 9.5, key: 7.5 });
    expect(moved({ query: 6, key: 4 }, 'both', -30, window)).toEqual({ query: 2, key: 0 });
    expect(moved({ query: 6, key: 4 }, 'both', 30, window)).toEqual({ query: 24, key: 22 });
    expect(moved({ query: 6, key: 4 }, 'query', 30, window)).toEqual({ query: 24, key: 4 });
    expect(moved({ query: 6, key: 4 }, 'key', -30, window)).toEqual({ query: 6, key: 0 });
    expect(moved({ query: 24, key: 4 }, 'query', 1)).toEqual({ query: 25, key: 4 });
  });
});
