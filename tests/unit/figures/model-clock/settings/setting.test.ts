import { expect, test } from 'vitest';

import { clockOfModel } from '../../../../../web/figures/shared/model-catalog/catalog.js';
import { keyChanges } from '../../../../../web/figures/model-clock/settings/rope-keys.js';
import { shownClock } from '../../../../../web/figures/model-clock/view-model.js';
import {
  getSetting,
  rotaryClock,
  smallestFactor,
  type Changes,
} from '../../../../../web/figures/model-clock/settings/setting.js';
import { core } from '../../../../support/core.js';

const model = clockOfModel('llama-3.1');
const clock = rotaryClock(model)!;
const file = getSetting(model, clock);
const newPairs = (changes: Changes, length: number): number =>
  shownClock(core, getSetting(model, clock, changes), length).meetNew;

test('without changes a setting has the numbers of the file', () => {
  expect(newPairs({}, 131_072)).toBe(29);
  expect(keyChanges(core, file, file, 131_072)).toEqual([]);
});

test.each(['file', 'linear', 'yarn', 'llama3'] as const)(
  'the smallest factor of %s is the ratio of the lengths',
  (scheme) => {
    expect(smallestFactor(core, model, { scheme }, 131_072)).toBe(16);
    expect(newPairs({ scheme, factor: 16 }, 131_072)).toBe(0);
    expect(newPairs({ scheme, factor: 15.9 }, 131_072)).toBeGreaterThan(0);
    expect(smallestFactor(core, model, { scheme }, 8192)).toBe(1);
  },
);

test.each(['ntk', 'dynamic'] as const)('that of %s leaves no new angle, and a smaller one leaves some', (scheme) => {
  const factor = smallestFactor(core, model, { scheme }, 131_072)!;
  expect(newPairs({ scheme, factor }, 131_072)).toBe(0);
  expect(newPairs({ scheme, factor: factor * 0.999 }, 131_072)).toBeGreaterThan(0);
});

test('without a scaling no factor helps', () => {
  expect(smallestFactor(core, model, { scheme: 'none' }, 131_072)).toBeUndefined();
});

test('the keys that an edit changes are named with both values', () => {
  const edit = getSetting(model, clock, { scheme: 'yarn', factor: 16 });
  const changes = keyChanges(core, file, edit, 131_072);
  expect(changes.find(({ key }) => key === 'rope_type')).toEqual({ key: 'rope_type', file: 'llama3', edit: 'yarn' });
  expect(changes.find(({ key }) => key === 'factor')).toEqual({ key: 'factor', file: 8, edit: 16 });
  expect(changes.find(({ key }) => key === 'low_freq_factor')?.edit).toBeUndefined();
  expect(changes.map(({ key }) => key)).not.toContain('rope_theta');
});
