import { expect, test } from 'vitest';

import { readKnown, writeKnown, type Known } from '../../../../web/figures/shared/model-catalog/selected-model.js';
import { modelsNamed } from '../../../../web/figures/model-clock/picker.js';
import { getKnown, listed } from '../../../../web/figures/model-clock/config-tools.js';
import { usualModel } from '../../../../web/figures/shared/model-catalog/model-parameters.js';
import { dialPairs, down, positionsAt, scaleFor } from '../../../../web/figures/model-clock/view.js';

test('the y axis spans full powers of ten around all wavelengths', () => {
  const scale = scaleFor([6.28, 20_000_000, Infinity]);
  expect(scale).toEqual({ low: 0, high: 8 });
  expect(down(1, scale)).toBe(100);
  expect(down(10 ** 8, scale)).toBe(0);
  expect(down(10 ** 12, scale)).toBe(0);
  expect(positionsAt(down(130_000, scale) / 100, scale)).toBe(130_000);
});

test('a row of dials goes from the fastest pair to the slowest, including the selected one', () => {
  expect(dialPairs(64, 0)).toEqual([0, 9, 18, 27, 36, 45, 54, 63]);
  expect(dialPairs(64, 39)).toEqual([0, 9, 18, 27, 39, 45, 54, 63]);
  expect(dialPairs(3, 1)).toEqual([0, 1, 2]);
  expect(dialPairs(1, 0)).toEqual([0]);
});

test('model search ignores separators in names', () => {
  expect(modelsNamed('', listed)).toHaveLength(listed.length);
  expect(modelsNamed('LLAMA-3.1', listed).map(({ key }) => key)).toContain('llama-3.1');
  expect(modelsNamed('no such model', listed)).toEqual([]);
});

test('the prerendered model is the parsed one, including lists of factors', () => {
  for (const { key } of listed) {
    const known = getKnown(undefined, key);
    expect((known as Known).published?.key).toBe(key);
    expect(readKnown(writeKnown(known))).toEqual(known);
  }
});

test('an unknown model is ignored, and a malformed link is rejected', () => {
  expect(readKnown(null)).toBeUndefined();
  const { published } = getKnown(undefined, 'no-model') as Known;
  expect(published?.key).toBe(usualModel);
  expect(getKnown('no link', undefined)).toEqual({ refusal: { key: 'modelConfig.badLink' } });
});
