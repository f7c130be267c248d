import { expect, test } from 'vitest';

import { keyedPlace, keyedRow, keyedStep } from '../../../web/figures/shared/controls/slider-keys.js';

const keys = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'PageUp', 'PageDown'];

test('arrows go by small steps, pages by large ones, forward and back', () => {
  expect(keys.map((key) => keyedStep(key))).toEqual([1, 1, -1, -1, 10, -10]);
  expect(keys.map((key) => keyedStep(key, 2, 16))).toEqual([2, 2, -2, -2, 16, -16]);
  expect(keyedStep('PageUp', 0.05)).toBe(0.5);
});

test('keys that are no steps are left to others', () => {
  expect(['Tab', 'Home', 'End', 'a', 'Enter'].map((key) => keyedStep(key))).toEqual(Array(5).fill(undefined));
  expect(['Tab', 'a', 'Enter'].map((key) => keyedPlace(key, 20, 50))).toEqual(Array(3).fill(undefined));
});

test('a place stays between the ends, which Home and End name', () => {
  expect([...keys, 'Home', 'End'].map((key) => keyedPlace(key, 20, 50))).toEqual([21, 21, 19, 19, 30, 10, 0, 50]);
  expect([keyedPlace('ArrowLeft', 0, 50), keyedPlace('PageDown', 3, 50)]).toEqual([0, 0]);
  expect([keyedPlace('PageUp', 45, 50), keyedPlace('PageUp', 40, 50, 4)]).toEqual([50, 44]);
});

test('on a slider over rows, which are counted from the top, what points down goes on', () => {
  const keys = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'PageDown', 'PageUp', 'Home', 'End', 'a'];
  expect(keys.map((key) => keyedRow(key, 20, 50))).toEqual([21, 21, 19, 19, 30, 10, 0, 50, undefined]);
});
