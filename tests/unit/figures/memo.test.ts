import { expect, test } from 'vitest';

import { Memo } from '../../../web/figures/shared/frame/memo.js';

test('a value is computed once for equal dependencies', () => {
  const memo = new Memo<object>();
  const made = (...from: unknown[]): object => memo.get(from, () => ({}));
  const first = made(8, 'halves', undefined);
  expect(made(8, 'halves', undefined)).toBe(first);
  const second = made(16, 'halves', undefined);
  expect(second).not.toBe(first);
  expect(made(16, 'halves')).not.toBe(second);
  // Only the last one is cached.
  expect(made(8, 'halves', undefined)).not.toBe(first);
});

test('a memo of size two keeps the latest two', () => {
  const memo = new Memo<object>(2);
  const made = (format: string): object => memo.get([format], () => ({}));
  const [wide, narrow] = [made('fp32'), made('bf16')];
  expect(made('fp32')).toBe(wide);
  expect(made('bf16')).toBe(narrow);
  made('fp16'); // replaces fp32, which was used before bf16
  expect(made('bf16')).toBe(narrow);
  expect(made('fp32')).not.toBe(wide);
});

test('NaN equals itself, and objects are compared by identity', () => {
  const memo = new Memo<object>();
  const value = memo.get([NaN], () => ({}));
  expect(memo.get([NaN], () => ({}))).toBe(value);
  const view = { from: 0 };
  const seen = memo.get([view], () => ({}));
  expect(memo.get([view], () => ({}))).toBe(seen);
  expect(memo.get([{ from: 0 }], () => ({}))).not.toBe(seen);
});

test('an undefined value is cached too', () => {
  const memo = new Memo<undefined>();
  const rounds: number[] = [];
  for (const round of [1, 2, 3]) memo.get(['same'], () => (rounds.push(round), undefined));
  expect(rounds).toEqual([1]);
});
