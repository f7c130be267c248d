import { expect, test } from 'vitest';

import { bucketStarts, getSlopes } from '../../../../web/figures/shared/model-config/bias.js';
import { getLink, readLink } from '../../../../web/figures/shared/model-config/link.js';
import { clockNumbers } from '../../../../web/figures/shared/model-config/numbers.js';
import { parseJson, type Json } from '../../../../web/figures/shared/model-config/json.js';
import { readConfig } from '../../../../web/figures/shared/model-config/read-config.js';
import { modelKeys, getText } from '../../../../web/figures/shared/model-catalog/catalog.js';
import { core } from '../../../support/core.js';
import { randoms } from '../../../support/randoms.js';
import { inEnglish } from './render-messages.js';

const random = randoms(13);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

const keys = `model_type head_dim hidden_size num_attention_heads num_hidden_layers max_position_embeddings
  rope_theta rope_scaling rope_parameters rope_type type factor low_freq_factor beta_fast high_freq_factor
  original_max_position_embeddings short_factor long_factor attention_factor mscale mscale_all_dim truncate mrope_section
  partial_rotary_factor rotary_pct rotary_dim alibi qk_rope_head_dim qk_nope_head_dim sliding_window layer_types
  no_rope_layers sliding_window_pattern rope_local_base_freq text_config attn_config relative_attention_num_buckets
  position_embedding_type full_attention sliding_attention use_sliding_window _name_or_path architectures n_positions
  patch_size pad_token_id rope_ratio __proto__`.split(/\s+/);
const values: readonly Json[] = [
  ...[0, 1, -1, 2, 3, 8, 64, 80, 128, 512, 4096, 10_000, 131_072, 0.25, 0.4, 1.5, 1e6, 1e21, 1e308, 5e-324, 2 ** 53],
  ...'yarn llama3 longrope su linear dynamic proportional default mrope'.split(' '),
  ...'llama phi3 gemma3_text bloom t5 bert roberta whisper mamba vit true 7'.split(' '),
  ...([true, false, null, '', '\u202E<b>'] as const),
  ...([[], [1, 1, 0], ['full_attention', 'sliding_attention'], [[[]]], [null]] as const),
];

function anything(depth: number): Json {
  if (depth > 2 || random() < 0.8) return pick(values);
  if (random() < 0.3) return Array.from({ length: Math.floor(random() * 70) }, () => pick(values));
  return Object.fromEntries(Array.from({ length: Math.floor(random() * 8) }, () => [pick(keys), anything(depth + 1)]));
}

/** A published file with some values mutated, at any depth. */
function changed(value: Json, chance: number): Json {
  if (random() < chance) return anything(1);
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => changed(item, chance / 8));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inside]) => [
    random() < chance ? pick(keys) : key,
    changed(inside, chance),
  ]);
  return Object.fromEntries(entries) as Json;
}

/** Checks invariants for any text; returns whether it was parsed. */
function hold(text: string): boolean {
  const reading = readConfig(text);
  if ('refusal' in reading) {
    const sentence = inEnglish(reading.refusal);
    expect(sentence, text).not.toMatch(/\{\w+\}|modelConfig\./);
    expect(sentence.length, text).toBeLessThan(400);
    return false;
  }
  const { clock } = reading;
  for (const sentence of [...clock.notes, ...clock.warnings].map(inEnglish)) {
    expect(sentence, text).not.toMatch(/\{\w+\}|modelConfig\.|NaN|undefined/);
  }
  const { positions } = clock;
  if (positions.scheme === 'rotary') {
    // The core accepts what was parsed.
    for (const layers of positions.clocks) {
      const numbers = clockNumbers(core, clock, layers, pick([1, 4096, 2 ** 30]));
      expect(numbers.turns, text).toHaveLength(layers.spec.dimensions / 2);
      expect(Number.isFinite(numbers.scores * numbers.softmax), text).toBe(true);
      expect(numbers.unseen?.every((share) => share >= 0 && share <= 1) ?? true, text).toBe(true);
    }
  }
  if (positions.scheme === 'alibi') expect(getSlopes(core, positions.heads)).toHaveLength(positions.heads);
  if (positions.scheme === 't5') positions.masks.forEach((mask) => bucketStarts(core, positions, mask));
  const link = getLink(clock);
  if (link === undefined) return true;
  const again = readLink(link);
  expect('clock' in again && again.clock.positions, `${text}\n${link}`).toEqual(positions);
  expect('clock' in again && again.clock.layers, text).toEqual(clock.layers);
  return true;
}

test("any object is parsed or rejected, and what's parsed is valid for the core and survives links", () => {
  const read = Array.from({ length: 800 }, () => {
    const entries = Array.from({ length: 1 + Math.floor(random() * 12) }, () => [pick(keys), anything(0)]);
    return hold(JSON.stringify(Object.fromEntries(entries)));
  });
  expect(read).toContain(true);
  expect(read).toContain(false);
});

test('so is any published file with a mutation', () => {
  const read = modelKeys.flatMap((key) =>
    Array.from({ length: 15 }, () => hold(JSON.stringify(changed(JSON.parse(getText(key)) as Json, random() * 0.3)))),
  );
  expect(read.filter(Boolean).length).toBeGreaterThan(read.length / 10);
});

test('JSON parsing agrees with JSON.parse', () => {
  for (let run = 0; run < 500; run += 1) {
    const text = JSON.stringify(anything(0), undefined, pick([0, 2]));
    expect(JSON.parse(JSON.stringify(parseJson(text).value))).toEqual(JSON.parse(text));
  }
});
