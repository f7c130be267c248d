import { expect, test } from 'vitest';

import { getPositionlessLayers, getRotatedIndex, getHead } from '../../../../web/figures/partial-rotary/data.js';
import { modelKeys, getModel, type ModelKey } from '../../../../web/figures/partial-rotary/models.js';
import { describeModel, describePair } from '../../../../web/figures/partial-rotary/description.js';
import { core } from '../../../support/core.js';
import { t } from '../../../support/english.js';

const shown = (key: ModelKey) => getHead(core, getModel(key));

test.each([
  ['gpt-j', 128, 32],
  ['gpt-neox', 48, 12],
  ['phi-2', 40, 16],
  ['stablelm-3b', 40, 10],
  ['glm-4', 64, 32],
  ['deepseek-v3', 96, 32],
  ['llama-3', 64, 64],
  ['smollm3', 64, 64],
  ['llama-4', 64, 64],
] as const)('%s has %i pairs a head, of which %i turn', (key, pairs, turning) => {
  const head = shown(key);
  expect([head.pairs, head.rotated]).toEqual([pairs, turning]);
  const turned = Array.from({ length: pairs }, (_, pair) => getRotatedIndex(head, pair)).filter(
    (hand) => hand !== undefined,
  );
  expect(turned).toEqual(Array.from({ length: turning }, (_, hand) => hand));
});

test('the exponent counts the rotated dimensions only', () => {
  const { wavelengths } = shown('gpt-neox');
  expect(wavelengths![0]).toBeCloseTo(2 * Math.PI, 10);
  expect(wavelengths![11]).toBeCloseTo(2 * Math.PI * 10_000 ** (22 / 24), 6);
});

// The numbers of incomplete pairs within 2,048 or 4,096 positions were computed independently.
test.each([
  ['gpt-j', 2048, 11],
  ['gpt-neox', 2048, 4],
  ['phi-2', 2048, 5],
  ['stablelm-3b', 4096, 2],
  ['deepseek-v3', 4096, 9],
  ['llama-3', 8192, 29],
] as const)('of %s, in %i positions %i pairs complete no turn', (key, context, incomplete) => {
  expect(shown(key).wavelengths!.filter((wavelength) => wavelength > context)).toHaveLength(incomplete);
});

test('SmolLM3 and Llama 4 have no positions in every fourth layer, the last included; other models have them in all layers', () => {
  for (const key of modelKeys) {
    const bare = getPositionlessLayers(getModel(key));
    if (key !== 'smollm3' && key !== 'llama-4') expect(bare).toEqual([]);
    else expect(bare.slice(0, 3)).toEqual([4, 8, 12]);
  }
  expect(getPositionlessLayers(getModel('smollm3')).at(-1)).toBe(36);
  expect(getPositionlessLayers(getModel('llama-4'))).toHaveLength(12);
  expect(describeModel(t, shown('llama-4'))).toMatch(/12 of 48.*ln\(⌊\(p \+ 1\) \/ 8,192⌋ \+ 1\)/);
  expect(describeModel(t, shown('smollm3'))).not.toContain('ln(');
});

test("DeepSeek rotates the last third of a head, and unknown values aren't guessed", () => {
  const deepseek = shown('deepseek-v3');
  expect(getRotatedIndex(deepseek, 63)).toBeUndefined();
  expect(getRotatedIndex(deepseek, 64)).toBe(0);
  expect(describePair(t, deepseek, 0)).toContain('doesn’t turn');
  expect(describePair(t, deepseek, 95)).toContain('the 64 dimensions that turn, not all 192');
  expect(shown('glm-4').wavelengths).toBeUndefined();
  expect(describePair(t, shown('glm-4'), 3)).toContain('couldn’t verify');
});
