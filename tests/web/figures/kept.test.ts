import { expect, test } from 'vitest';

import { Kept } from '../../../web/figures/shared/frame/kept.js';

test('a value is made once for the same parts, and anew for other ones', () => {
  const kept = new Kept<object>();
  const made = (...from: unknown[]): object => kept.get(from, () => ({}));
  const first = made(8, 'halves', undefined);
  expect(made(8, 'halves', undefined)).toBe(first);
  const second = made(16, 'halves', undefined);
  expect(second).not.toBe(first);
  expect(made(16, 'halves')).not.toBe(second);
  // Only the last one is kept.
  expect(made(8, 'halves', undefined)).not.toBe(first);
});

test('what is not a number is the same as itself, and an object is the same as no other', () => {
  const kept = new Kept<object>();
  const value = kept.get([NaN], () => ({}));
  expect(kept.get([NaN], () => ({}))).toBe(value);
  const view = { from: 0 };
  const seen = kept.get([view], () => ({}));
  expect(kept.get([view], () => ({}))).toBe(seen);
  expect(kept.get([{ from: 0 }], () => ({}))).not.toBe(seen);
});

test('an undefined value is kept too', () => {
  const kept = new Kept<undefined>();
  const rounds: number[] = [];
  for (const round of [1, 2, 3]) kept.get(['same'], () => (rounds.push(round), undefined));
  expect(rounds).toEqual([1]);
});
