import { expect, test } from 'vitest';

import { models as partlyTurned, type RotaryModel } from '../../../../web/figures/partial-rotary/models.js';
import { getLink, readLink } from '../../../../web/figures/shared/model-config/link.js';
import { readConfig } from '../../../../web/figures/shared/model-config/read-config.js';
import { modelKeys, getModel, getText, type ModelKey } from '../../../../web/figures/shared/model-catalog/catalog.js';
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

test('the list has at least 70 models, and every one of them is read', () => {
  expect(modelKeys.length).toBeGreaterThanOrEqual(70);
  const schemes = modelKeys.map((key) => getClock(key).positions.scheme);
  expect(new Set(schemes)).toEqual(new Set(['rotary', 'alibi', 'learned', 't5', 'none']));
});

test('every rotary model is in the table of incomplete pairs', () => {
  const rotary = modelKeys.filter((key) => getClock(key).positions.scheme === 'rotary');
  const counted = new Set(incomplete.map(({ model }) => model));
  // Gemma 3 4B and Gemma 4 are there by their local layers. Hunyuan has no length before scaling; configs.json has it.
  expect(rotary.filter((key) => !counted.has(key))).toEqual(['hunyuan-a13b']);
});

test('every model has a training length with a source, or it is not known', () => {
  const trained = modelKeys.map((key) => getModel(key).trained);
  const known = trained.filter((one) => one !== 'not known');
  expect(known.length).toBeGreaterThan(30);
  known.forEach(({ positions, source }) => {
    expect(positions).toBeGreaterThanOrEqual(512);
    expect(source.url).toMatch(/^https:/);
  });
});

/** The kinds of layers by the first letters of global, local, bare and other: counted by hand from the sources. */
const layers = [
  ['llama-4', 'l36 b12'],
  ['qwen3-next', 'g12 o36'],
  ['qwen3.5', 'g15 o45'],
  ['deepseek-v4-flash', 'g41 l2'],
  ['deepseek-v4-pro', 'g61'],
  ['gemma2', 'g21 l21'],
  ['gemma2-27b', 'g23 l23'],
  ['gemma3-1b', 'g4 l22'],
  ['gemma3-4b', 'g5 l29'],
  ['gemma3-27b', 'g10 l52'],
  ['gemma4-e2b', 'g7 l28'],
  ['gemma4-31b', 'g10 l50'],
  ['command-r7b', 'l24 b8'],
  ['olmo3', 'g8 l24'],
  ['smollm3', 'g27 b9'],
  ['gpt-oss', 'g12 l12'],
  ['lfm2', 'g6 o10'],
  ['mimo-v2-flash', 'g9 l39'],
  ['modernbert', 'g8 l14'],
  ['kimi-linear', 'b7 o20'],
  ['nemotron-3-nano', 'b6 o46'],
] as const;

test.each(layers)('the layers of %s are %s', (key, expected) => {
  const { layers: kinds } = getClock(key);
  const count = (['global', 'local', 'bare', 'other'] as const).map(
    (kind) => `${kind[0]}${kinds.filter((each) => each === kind).length}`,
  );
  expect(count.filter((each) => !/^.0$/.test(each)).join(' ')).toBe(expected);
});

test('no other models have layers of more than one kind', () => {
  const mixed = modelKeys.filter((key) => new Set(getClock(key).layers).size > 1);
  const listed: readonly string[] = layers.map(([key]) => key);
  expect(mixed.filter((key) => !listed.includes(key))).toEqual([]);
});

test.each(['gemma4-e2b', 'gemma4-31b'] as const)('a quarter of the pairs of global layers of %s rotates', (key) => {
  const [{ spec }] = getRotary(key).clocks;
  const { frequencies } = core.rotaryFrequencies(spec);
  expect([spec.base, frequencies.length, frequencies.filter((each) => each > 0).length]).toEqual([1_000_000, 256, 64]);
});

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
      'rope_scaling.low_freq_factor~1!rope_scaling.high_freq_factor~4!rope_theta~500000!num_key_value_heads~8',
  );
  expect(getLink(getClock('gpt-oss'))).toContain('layer_types~(*sliding_attention*full_attention)24');
});
