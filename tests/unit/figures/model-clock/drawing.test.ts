import { expect, test } from 'vitest';

import { readKnown, writeKnown, type Known } from '../../../../web/figures/shared/model-catalog/selected-model.js';
import { modelsNamed } from '../../../../web/figures/model-clock/picker.js';
import { getKnown, listed } from '../../../../web/figures/model-clock/config-tools.js';
import { usualModel } from '../../../../web/figures/shared/model-catalog/model-parameters.js';
import { nearestDial, spiral } from '../../../../web/figures/model-clock/spiral.js';

test.each([1, 4, 64, 256])('the dials of %i pairs lie in the picture, and none covers another', (pairs) => {
  const places = spiral(pairs);
  expect(places).toHaveLength(pairs);
  places.forEach((place, pair) => {
    for (const middle of [place.x, place.y])
      expect(Math.abs(middle - 0.5) + place.radius).toBeLessThanOrEqual(0.5 + 1e-9);
    for (const other of places.slice(pair + 1))
      expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(place.radius + other.radius);
    expect(nearestDial(places, place.x, place.y)).toBe(pair);
  });
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
