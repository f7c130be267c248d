import { expect, test } from 'vitest';

import { models as partlyTurned, type RotaryModel } from '../../../../web/figures/partial-rotary/models.js';
import { getLink, readLink } from '../../../../web/figures/shared/model-config/link.js';
import { readConfig } from '../../../../web/figures/shared/model-config/read-config.js';
import { modelKeys, getModel, getText, type ModelKey } from '../../../../web/figures/shared/model-catalog/models.js';
import golden from '../../../core/reference/rotary/frequencies.json' with { type: 'json' };
import { core } from '../../../support/core.js';
import incomplete from './incomplete.json' with { type: 'json' };
import { clockIn } from './render-messages.js';

const getClock = (key: ModelKey) => clockIn(readConfig(getText(key)));

function getRotary(key: ModelKey) {
  const { positions } = getClock(key);
  if (positions.scheme !== 'rotary') throw new Error(key);
  return positions;
}

test('there are at least twenty models, and each can be parsed', () => {
  expect(modelKeys.length).toBeGreaterThanOrEqual(20);
  const schemes = modelKeys.map((key) => getClock(key).positions.scheme);
  expect(new Set(schemes)).toEqual(new Set(['rotary', 'alibi', 'learned', 't5']));
});

test('every rotary model is in the table of incomplete pairs', () => {
  const rotary = modelKeys.filter((key) => getClock(key).positions.scheme === 'rotary');
  const counted = new Set(incomplete.map(({ model }) => model));
  // Gemma 3 4B is included with its local layers, which aren't scaled.
  expect(rotary.filter((key) => !counted.has(key))).toEqual([]);
});

test.each(incomplete)(
  '$model rotates equally many dimensions with the same base, $layers',
  ({ model, layers, dimensions, base }) => {
    const clock = getRotary(model as ModelKey).clocks.find((each) => each.layers === layers);
    expect(clock?.spec).toMatchObject({ dimensions, base });
  },
);

test('a model in pe-partial-rotary has the same base and layers there', () => {
  const both = modelKeys.filter((key) => Object.hasOwn(partlyTurned, key));
  expect(both).toEqual(expect.arrayContaining(['llama-4', 'phi-2', 'smollm3']));
  for (const key of both) {
    const { base, layers }: RotaryModel = partlyTurned[key as keyof typeof partlyTurned];
    if (base !== undefined) expect(getRotary(key).clocks[0].spec.base, key).toBe(base);
    expect(getClock(key).layers, key).toHaveLength(layers);
  }
});

test.each(modelKeys)('the unverified keys of %s exist', (key) => {
  const { config, unverified = [], source } = getModel(key);
  const written = JSON.stringify(config);
  unverified.forEach((name) => expect(written).toContain(`"${name}"`));
  expect(source.url).toMatch(/^https:\/\/[\w./@#-]+$/);
});

test('every rotary model of the table has a layout and a number of layers', () => {
  for (const key of modelKeys) {
    const { positions, layers } = getClock(key);
    expect(layers.length, key).toBeGreaterThan(0);
    if (positions.scheme === 'rotary') expect(positions.layout, key).not.toBe('unknown');
  }
});

test.each([
  ['llama-3.1', 'llama3, theta 500000'],
  ['gpt-oss', 'gpt-oss'],
  ['deepseek-v3', 'DeepSeek V3'],
  ['qwen3-yarn', 'Qwen2.5'],
  ['llama-4', 'Llama 4 Scout'],
  ['phi-3-vision', 'Phi-3-vision, long'],
] as const)('the frequencies of %s are the golden ones', (key, name) => {
  const { clocks } = getRotary(key);
  const expected = golden.find((each) => each.name === name)!.frequencies;
  const { frequencies } = core.rotaryFrequencies(clocks[0].spec);
  expect(frequencies).toHaveLength(expected.length);
  frequencies.forEach((frequency, pair) => expect(Math.abs(frequency / expected[pair]! - 1)).toBeLessThan(1e-9));
});

test.each(modelKeys)('a link restores %s, except its name', (key) => {
  const clock = getClock(key);
  const link = getLink(clock);
  const again = clockIn(readLink(link!));
  expect([again.positions, again.layers, again.context, again.originalContext]).toEqual([
    clock.positions,
    clock.layers,
    clock.context,
    clock.originalContext,
  ]);
  expect(again.warnings).toEqual(clock.warnings);
  expect(getLink(again)).toBe(link);
});

test('a link has the numbers, not the file', () => {
  expect(getLink(getClock('llama-3.1'))).toBe(
    'model_type~llama!max_position_embeddings~131072!num_hidden_layers~32!rope_scaling.rope_type~llama3!hidden_size~4096!' +
      'num_attention_heads~32!rope_scaling.original_max_position_embeddings~8192!rope_scaling.factor~8!' +
      'rope_scaling.low_freq_factor~1!rope_scaling.high_freq_factor~4!rope_theta~500000',
  );
  expect(getLink(getClock('gpt-oss'))).toContain('layer_types~(*sliding_attention*full_attention)24');
});
