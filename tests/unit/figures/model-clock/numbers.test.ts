import { describe, expect, test } from 'vitest';
import { clockNumbers, incompletePairs } from '../../../../web/figures/shared/model-config/numbers.js';
import { readConfig } from '../../../../web/figures/shared/model-config/read-config.js';
import { getText, type ModelKey } from '../../../../web/figures/shared/model-catalog/catalog.js';
import { core } from '../../../support/core.js';
import incomplete from './incomplete.json' with { type: 'json' };
import { clockIn, getClock, small } from './render-messages.js';

function getNumbers(key: ModelKey, length: number, layers: 'global' | 'local' = 'global') {
  const clock = clockIn(readConfig(getText(key)));
  if (clock.positions.scheme !== 'rotary') throw new Error(key);
  const layer = clock.positions.clocks.find((each) => each.layers === layers)!;
  return { layer, numbers: clockNumbers(core, clock, layer, length) };
}

test.each(incomplete)('$incomplete pairs of $model never turn once in $length positions, $layers', (row) => {
  const key = row.model as ModelKey;
  const { layer, numbers } = getNumbers(key, row.layers === 'local' ? 2 ** 20 : row.length, row.layers as 'global');
  if (layer.spec.scaling === 'none') {
    const { length } = incompletePairs(numbers.wavelengths, numbers.length);
    expect([numbers.length, length]).toEqual([row.length, row.incomplete]);
  } else {
    // Those of training, which isn't scaled.
    const { positions } = numbers.reference!;
    const { length } = incompletePairs(numbers.beforeWavelengths, positions);
    expect([positions, length]).toEqual([row.length, row.incomplete]);
  }
  expect(numbers.wavelengths).toHaveLength(row.dimensions / 2);
  expect(layer.spec).toMatchObject({ dimensions: row.dimensions, base: row.base });
});

describe('attention scaling', () => {
  test.each([
    ['llama-3.1', 1, 1],
    ['gpt-oss', 1.34657359028, 1],
    ['qwen3-yarn', 1.13862943611, 1],
    ['phi-3-vision', 1.19023807142, 1],
    ['deepseek-v3', 1, 1.87385],
    ['deepseek-v2-lite', 1, 1.58963],
  ] as const)('%s', (key, cosines, softmax) => {
    const { numbers } = getNumbers(key, 5000);
    expect(numbers.cosines).toBeCloseTo(cosines, 9);
    expect(numbers.scores).toBeCloseTo(cosines ** 2, 9);
    expect(numbers.softmax).toBeCloseTo(softmax, 5);
  });

  test('with a factor in the file, and with two different mscales', () => {
    const factors = (keys: object) => {
      const yarn = { type: 'yarn', factor: Math.E, original_max_position_embeddings: 1024, ...keys };
      const clock = getClock({ ...small, rope_scaling: yarn });
      if (clock.positions.scheme !== 'rotary') throw new Error();
      return clockNumbers(core, clock, clock.positions.clocks[0], 1000).cosines;
    };
    expect(factors({ attention_factor: 1.25 })).toBe(1.25);
    expect(factors({ mscale: 2, mscale_all_dim: 1 })).toBeCloseTo(1.2 / 1.1, 12);
  });
});

test('the short factors of longrope apply up to the original length, the long ones beyond', () => {
  const kept = (length: number): number => {
    const { wavelengths, beforeWavelengths } = getNumbers('phi-3-vision', length).numbers;
    return beforeWavelengths[0]! / wavelengths[0]!;
  };
  expect(kept(4096)).toBeCloseTo(1 / 1.05, 9);
  expect(kept(4097)).toBeCloseTo(1 / 1.0299999713897705, 9);
});

test.each([1, 4])('dynamic scaling by %i affects only lengths beyond the context', (factor) => {
  const clock = getClock({ ...small, rope_scaling: { type: 'dynamic', factor } });
  if (clock.positions.scheme !== 'rotary') throw new Error();
  const [layer] = clock.positions.clocks;
  const slowest = (length: number): number => {
    const { wavelengths, beforeWavelengths } = clockNumbers(core, clock, layer, length);
    return beforeWavelengths.at(-1)! / wavelengths.at(-1)!;
  };
  expect(slowest(4096)).toBe(1);
  // factor * length / context - (factor - 1)
  expect(slowest(8192)).toBeCloseTo(1 / (2 * factor - (factor - 1)), 9);
});

test('no angle is unseen within the training length; beyond, those of incomplete pairs are', () => {
  const { numbers } = getNumbers('llama-2', 4096);
  expect(Math.max(...numbers.unseen!)).toBe(0);
  const beyond = getNumbers('llama-2', 8192).numbers;
  const fresh = Array.from(beyond.unseen!, (share) => share > 0);
  expect(fresh.filter(Boolean)).toHaveLength(incompletePairs(beyond.beforeWavelengths, 4096).length);
  expect(fresh.lastIndexOf(false)).toBe(fresh.indexOf(true) - 1);
});

test('local layers look no farther than their window, whatever the length', () => {
  const { numbers } = getNumbers('gemma3-4b', 10 ** 6, 'local');
  expect([numbers.length, numbers.reference?.positions]).toEqual([1024, 1024]);
  expect(Math.max(...numbers.unseen!)).toBe(0);
});

test("without a context length, training isn't mentioned", () => {
  const clock = getClock({ ...small, max_position_embeddings: null });
  if (clock.positions.scheme !== 'rotary') throw new Error();
  const numbers = clockNumbers(core, clock, clock.positions.clocks[0], 1000);
  expect([numbers.seen, numbers.unseen, numbers.reference]).toEqual(Array(3).fill(undefined));
});
