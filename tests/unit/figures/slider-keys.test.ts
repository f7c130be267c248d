import { expect, test } from 'vitest';

import { keyedPlace, keyedRow, keyedStep } from '../../../web/figures/shared/controls/slider-keys.js';

const keys = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'PageUp', 'PageDown'];

test('arrows move by small steps, page keys by large ones, in both directions', () => {
  expect(keys.map((key) => keyedStep(key))).toEqual([1, 1, -1, -1, 10, -10]);
  expect(keys.map((key) => keyedStep(key, 2, 16))).toEqual([2, 2, -2, -2, 16, -16]);
  expect(keyedStep('PageUp', 0.05)).toBe(0.5);
});

test('other keys are ignored', () => {
  expect(['Tab', 'Home', 'End', 'a', 'Enter'].map((key) => keyedStep(key))).toEqual(Array(5).fill(undefined));
  expect(['Tab', 'a', 'Enter'].map((key) => keyedPlace(key, 20, 50))).toEqual(Array(3).fill(undefined));
});

test('a value stays between the ends; Home and End go there', () => {
  expect([...keys, 'Home', 'End'].map((key) => keyedPlace(key, 20, 50))).toEqual([21, 21, 19, 19, 30, 10, 0, 50]);
  expect([keyedPlace('ArrowLeft', 0, 50), keyedPlace('PageDown', 3, 50)]).toEqual([0, 0]);
  expect([keyedPlace('PageUp', 45, 50), keyedPlace('PageUp', 40, 50, 4)]).toEqual([50, 44]);
});

test('on a slider over rows numbered from the top, Down increases', () => {
  const keys = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'PageDown', 'PageUp', 'Home', 'End', 'a'];
  expect(keys.map((key) => keyedRow(key, 20, 50))).toEqual([21, 21, 19, 19, 30, 10, 0, 50, undefined]);
});
