import { describe, expect, test } from 'vitest';

import { aboutVerdict } from '../../../../web/figures/model-clock/description.js';
import { refusalOfCore } from '../../../../web/figures/model-clock/refusal-of-core.js';
import { compare } from '../../../../web/figures/model-clock/view-model.js';
import type { Json } from '../../../../web/figures/shared/model-config/json.js';
import type { ModelClock } from '../../../../web/figures/shared/model-config/model-clock.js';
import { readConfig } from '../../../../web/figures/shared/model-config/read-config.js';
import { modelKeys, getText } from '../../../../web/figures/shared/model-catalog/catalog.js';
import { core } from '../../../support/core.js';
import { t } from '../../../support/english.js';
import cases from './configs.json' with { type: 'json' };
import { getClock, inEnglish, small } from './render-messages.js';

type JsonObject = Record<string, Json>;
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const files: readonly { readonly name: string; readonly config: JsonObject }[] = [
  ...modelKeys.map((key) => ({ name: key, config: JSON.parse(getText(key)) as JsonObject })),
  ...cases.map(({ case: name, input }) => ({ name, config: input })),
];

/** Files to mutate key by key: one of each type, and some similar ones. */
const several = files.filter((_, at) => at >= modelKeys.length || at % 5 === 0);

/** All notes about how a file was parsed. */
const told = ({ notes }: ModelClock): string => notes.map(inEnglish).join('\n');

test.each(modelKeys)('%s has no unused key and no warning', (key) => {
  const reading = readConfig(getText(key));
  expect('clock' in reading && reading.clock.unread).toEqual([]);
  expect('clock' in reading && reading.clock.notes.filter(({ isAlarm }) => isAlarm)).toEqual([]);
});

describe('a key that may concern positions is used or reported', () => {
  test.each([
    ...['rope_style', 'rotary_period', 'yarn_beta', 'ntk_alpha', 'use_alibi_bias', 'nope_every', 'pos_scale'],
    ...['theta_two', 'window_kind', 'swa_every', 'sliding_layers', 'attention_kind', 'local_layers', 'layer_pattern'],
    ...['hybrid_mode', 'layer_kinds', 'attn_every', 'position_shift', 'rope_theta_2', 'linear_attn_every'],
    ...['full_attn_interval'],
  ])('%s', (name) => {
    for (const value of [7, true, 'new', [1, 0], { a: 1 }] as const) {
      expect(told(getClock({ ...small, [name]: value })), JSON.stringify(value)).toContain(name);
      expect(told(getClock({ ...small, model_type: 'text_of_tomorrow', [name]: value }))).toContain(name);
      expect(told(getClock({ model_type: 'gemma3', text_config: { ...small, [name]: value } }))).toContain(name);
      expect(told(getClock({ ...small, rope_scaling: { type: 'linear', factor: 2, [name]: value } }))).toContain(name);
    }
  });

  test('an unknown model type has a warning', () => {
    const alarms = (config: object) =>
      getClock(config)
        .notes.filter(({ isAlarm }) => isAlarm)
        .map(({ key }) => key);
    expect(alarms({ ...small, model_type: 'text_of_tomorrow', rope_style: 7 })).toEqual(['modelConfig.unreadUnknown']);
    expect(alarms({ ...small, model_type: null, rope_style: 7 })).toEqual(['modelConfig.unreadNoType']);
    expect(alarms({ ...small, rope_style: 7 })).toEqual([]);
    expect(alarms({ ...small, model_type: 'text_of_tomorrow' })).toEqual([]);
  });

  test.each([
    ...['attention_dropout', 'attention_bias', 'attn_implementation', '_attn_implementation', 'attn_pdrop'],
    ...['attention_probs_dropout_prob', 'num_key_value_heads', 'attn_logit_softcapping', 'pad_token_id', 'use_cache'],
    ...['image_token_index', 'num_experts_per_tok', 'routed_scaling_factor', 'position_ids', 'mlp_layer_types'],
    ...['layer_norm_eps', 'linear_key_head_dim', 'mamba_chunk_size', 'query_pre_attn_scalar', 'vision_config'],
  ])('%s is not named', (name) => {
    expect(told(getClock({ ...small, [name]: 0.125 }))).not.toContain(name);
  });

  test.each([null, false])('%s says that nothing was found', (value) => {
    expect(getClock({ ...small, rope_style: value, alibi: value }).unread).toEqual([]);
  });
});

/** Whatever the mutation, the page can show the file, and makes no claims about unknown training. */
function hold(config: JsonObject, name: string): ModelClock | undefined {
  const reading = readConfig(JSON.stringify(config));
  if ('refusal' in reading) {
    expect(inEnglish(reading.refusal), name).not.toMatch(/\{\w+\}|modelConfig\./);
    return undefined;
  }
  const { clock } = reading;
  if (refusalOfCore(core, clock)) return undefined;
  if (clock.positions.scheme === 'rotary' && clock.trainedContext === undefined) {
    for (const layers of clock.positions.clocks) {
      const words = aboutVerdict(t, { clock, text: '' }, compare(core, clock, layers, {}, 2 ** 22));
      expect(words, name).not.toMatch(/trained/);
    }
  }
  return clock;
}

/** The paths of all keys that concern positions. */
function* paths(value: JsonObject, path: readonly string[] = []): Generator<readonly string[]> {
  for (const [name, inside] of Object.entries(value)) {
    if (name === 'vision_config') continue;
    yield [...path, name];
    if (isObject(inside)) yield* paths(inside, [...path, name]);
  }
}

function changed(config: JsonObject, path: readonly string[], change: (holder: JsonObject, name: string) => void) {
  const copy = structuredClone(config);
  const holder = path.slice(0, -1).reduce((place, name) => place[name] as JsonObject, copy);
  change(holder, path.at(-1)!);
  return copy;
}

const positional = /rope|rotary|theta|window|position|layer_types|pattern|nope|attn_config|ratio|interval|block_types/;

test.each(several)("$name with a renamed key: it's reported", ({ name, config }) => {
  for (const path of paths(config)) {
    const last = path.at(-1)!;
    const renamed = `${last}_of_tomorrow`;
    const clock = hold(
      changed(config, path, (holder) => {
        holder[renamed] = holder[last]!;
        Reflect.deleteProperty(holder, last);
      }),
      `${name} with ${renamed}`,
    );
    const value = path.reduce<Json>((place, part) => (place as JsonObject)[part]!, config);
    if (!clock || !positional.test(last) || value === null || value === false) continue;
    expect(told(clock), `${name} with ${renamed}`).toContain(renamed.slice(0, 30));
  }
});
