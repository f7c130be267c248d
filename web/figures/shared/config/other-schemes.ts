import type { Family } from './families.js';
import { numberOf, type Keys } from './keys.js';
import type { LayerKind, ModelClock } from './model-clock.js';
import { ranges } from './ranges.js';
import { Refused } from './refused.js';
import { contextNames, headNames, widthNames } from './sizes.js';

type Told = Pick<ModelClock, 'positions' | 'layers' | 'context'>;

const needed = (keys: Keys, name: string, value: number | undefined): number => {
  if (value !== undefined) return value;
  throw new Refused({ key: 'modelConfig.missing', values: { field: keys.fieldOf(name) } });
};

/** Every layer alike. */
export function layersOf(keys: Keys, kind: LayerKind = 'global'): Pick<Told, 'layers'> {
  const names = ['num_hidden_layers', 'n_layer', 'n_layers', 'num_layers', 'decoder_layers'] as const;
  const count = keys.number(ranges.layers, ...names);
  if (count === undefined) keys.log.note('unknown', keys.fieldOf(names[0]), 'modelConfig.noLayers');
  return { layers: Array.from({ length: count ?? 0 }, () => kind) };
}

function contextOf(keys: Keys): Pick<Told, 'context'> {
  const context = keys.number(ranges.context, ...contextNames);
  if (context === undefined) keys.log.note('unknown', keys.fieldOf(contextNames[0]), 'modelConfig.noContext');
  return context === undefined ? {} : { context };
}

export function readAlibi(keys: Keys): Told {
  const heads = needed(keys, headNames[0], keys.number(ranges.biasHeads, ...headNames));
  const most = keys.number(ranges.aboveNothing, 'alibi_bias_max');
  if (most !== undefined && most !== 8) {
    const values = { field: keys.fieldOf('alibi_bias_max'), value: most };
    throw new Refused({ key: 'modelConfig.alibiMax', values });
  }
  return { positions: { scheme: 'alibi', heads }, ...layersOf(keys), ...contextOf(keys) };
}

export function readT5(keys: Keys): Told {
  const assumed = (name: string, given: number | undefined, defaultValue: number): number => {
    if (given === undefined)
      keys.log.note('assumed', keys.fieldOf(name), 'modelConfig.usualOfT5', { value: defaultValue });
    return given ?? defaultValue;
  };
  const [bucketName, farName] = ['relative_attention_num_buckets', 'relative_attention_max_distance'] as const;
  const buckets = assumed(bucketName, keys.number(ranges.buckets, bucketName), 32);
  const least = Math.floor(buckets / 2) + 1;
  const range = { ...ranges.farthest, min: least };
  const farthest = assumed(farName, keys.number(range, farName), 128);
  numberOf({ field: keys.fieldOf(farName), value: farthest }, range);
  const heads = keys.number(ranges.heads, 'num_heads', ...headNames);
  const both = keys.flag('is_encoder_decoder') ?? true;
  const positions = { scheme: 't5', buckets, farthest, both, ...(heads !== undefined && { heads }) } as const;
  return { positions, ...layersOf(keys) };
}

export function readLearned(keys: Keys, family: Family | undefined): Told {
  const columns = needed(keys, widthNames[0], keys.number(ranges.width, 'embedding_size', ...widthNames));
  const tail = { ...layersOf(keys) };
  const patch = keys.number(ranges.width, 'patch_size');
  if (patch !== undefined) {
    const image = needed(keys, 'image_size', keys.number(ranges.width, 'image_size'));
    // A row for each patch of the picture, and one for the token in front of them.
    const rows = Math.floor(image / patch) ** 2 + 1;
    keys.log.note('assumed', keys.fieldOf('patch_size'), 'modelConfig.patches', { image, patch, rows });
    return { positions: { scheme: 'learned', rows, columns }, ...tail, context: rows };
  }
  const audio = keys.number(ranges.context, 'max_source_positions');
  if (audio !== undefined) {
    keys.log.note('ignored', keys.fieldOf('max_source_positions'), 'modelConfig.encoderToo', { rows: audio });
  }
  const table = keys.number(ranges.context, 'max_target_positions', ...contextNames);
  const all = needed(keys, contextNames[0], table);
  const rows = family?.padded ? all - paddingOf(keys, all) : all;
  return { positions: { scheme: 'learned', rows, columns }, ...tail, context: rows };
}

/** Rows in front of that of the first word. */
function paddingOf(keys: Keys, rows: number): number {
  const given = keys.number({ min: 0, max: rows - 2, kind: 'whole' }, 'pad_token_id');
  const first = (given ?? 1) + 1;
  keys.log.note('assumed', keys.fieldOf('pad_token_id'), 'modelConfig.padding', { first, rows });
  return first;
}

export function readSinusoidal(keys: Keys): Told {
  const columns = needed(keys, widthNames[0], keys.number(ranges.rotary, ...widthNames));
  const base = 10_000;
  keys.log.note('assumed', keys.fieldOf('model_type'), 'modelConfig.sinusoids', { base });
  const context = contextOf(keys);
  const rows = context.context === undefined ? {} : { rows: context.context };
  return { positions: { scheme: 'sinusoidal', columns, base, ...rows }, ...layersOf(keys), ...context };
}
