import type { Family } from './families.js';
import { getNumber, type Keys } from './keys.js';
import { readLayers } from './layers.js';
import { getPadding, readLengths } from './lengths.js';
import type { LayerKind, ModelClock } from './model-clock.js';
import { ranges } from './ranges.js';
import { ConfigError } from './config-error.js';
import { contextNames, headNames, widthNames } from './sizes.js';

type ReadFields = Pick<ModelClock, 'positions' | 'layers' | 'context'>;

const needed = (keys: Keys, name: string, value: number | undefined): number => {
  if (value !== undefined) return value;
  throw new ConfigError({ key: 'modelConfig.missing', values: { field: keys.getField(name) } });
};

/** The layers of a model without rotary encoding. */
function getLayers(keys: Keys, family: Family | undefined): Pick<ReadFields, 'layers'> {
  return { layers: readLayers(keys, family).kinds };
}

const getContext = (keys: Keys, family: Family | undefined): Pick<ReadFields, 'context'> => {
  const { context } = readLengths(keys, family);
  return context === undefined ? {} : { context };
};

/** Reads a model without any position encoding. */
export function readNone(keys: Keys, family: Family | undefined): ReadFields {
  const { layers } = getLayers(keys, family);
  const bare = (kind: LayerKind): LayerKind => (kind === 'other' ? 'other' : 'bare');
  return { positions: { scheme: 'none' }, layers: layers.map(bare), ...getContext(keys, family) };
}

export function readAlibi(keys: Keys, family: Family | undefined): ReadFields {
  const heads = needed(keys, headNames[0], keys.number(ranges.biasHeads, ...headNames));
  const max = keys.number(ranges.aboveNothing, 'alibi_bias_max');
  if (max !== undefined && max !== 8) {
    const values = { field: keys.getField('alibi_bias_max'), value: max };
    throw new ConfigError({ key: 'modelConfig.alibiMax', values });
  }
  return { positions: { scheme: 'alibi', heads }, ...getLayers(keys, family), ...getContext(keys, family) };
}

export function readT5(keys: Keys, family: Family | undefined): ReadFields {
  const assumed = (name: string, given: number | undefined, defaultValue: number): number => {
    if (given === undefined)
      keys.log.note('assumed', keys.getField(name), 'modelConfig.usualOfT5', { value: defaultValue });
    return given ?? defaultValue;
  };
  const [bucketName, farName] = ['relative_attention_num_buckets', 'relative_attention_max_distance'] as const;
  const buckets = assumed(bucketName, keys.number(ranges.buckets, bucketName), 32);
  const min = Math.floor(buckets / 2) + 1;
  const range = { ...ranges.farthest, min };
  const farthest = assumed(farName, keys.number(range, farName), 128);
  getNumber({ field: keys.getField(farName), value: farthest }, range);
  const heads = keys.number(ranges.heads, 'num_heads', ...headNames);
  // Encoders are bidirectional, decoders causal, and T5 has both.
  const sides = (keys.flag('is_encoder_decoder') ?? true) ? (['causal', 'none'] as const) : (['causal'] as const);
  const masks = family?.tableToo ? (['none'] as const) : sides;
  const positions = { scheme: 't5', buckets, farthest, masks, ...(heads !== undefined && { heads }) } as const;
  if (!family?.tableToo) return { positions, ...getLayers(keys, family) };
  const { context: rows } = getContext(keys, family);
  const columns = keys.number(ranges.width, ...widthNames);
  if (rows !== undefined && columns !== undefined) {
    keys.log.note('assumed', keys.getField('model_type'), 'modelConfig.tableToo', { rows, columns });
  }
  return { positions, ...getLayers(keys, family), ...(rows !== undefined && { context: rows }) };
}

export function readLearned(keys: Keys, family: Family | undefined): ReadFields {
  const columns = needed(keys, widthNames[0], keys.number(ranges.width, 'embedding_size', ...widthNames));
  const tail = getLayers(keys, family);
  const patch = keys.number(ranges.width, 'patch_size');
  if (patch !== undefined) {
    const image = needed(keys, 'image_size', keys.number(ranges.width, 'image_size'));
    // A row per image patch, and one per token before them.
    const front = family?.tokensInFront ?? 1;
    const rows = Math.floor(image / patch) ** 2 + front;
    keys.log.note('assumed', keys.getField('patch_size'), 'modelConfig.patches', { image, patch, rows, front });
    return { positions: { scheme: 'learned', rows, columns }, ...tail, context: rows };
  }
  const audio = keys.number(ranges.context, 'max_source_positions');
  if (audio !== undefined) {
    keys.log.note('ignored', keys.getField('max_source_positions'), 'modelConfig.encoderToo', { rows: audio });
  }
  const table = keys.number(ranges.context, 'max_target_positions', ...contextNames);
  const all = needed(keys, contextNames[0], table);
  const rows = family?.padded ? all - getPadding(keys, all) : all;
  return { positions: { scheme: 'learned', rows, columns }, ...tail, context: rows };
}

export function readSinusoidal(keys: Keys, family: Family | undefined): ReadFields {
  const columns = needed(keys, widthNames[0], keys.number(ranges.rotary, ...widthNames));
  const base = 10_000;
  keys.log.note('assumed', keys.getField('model_type'), 'modelConfig.sinusoids', { base });
  const context = getContext(keys, family);
  const rows = context.context === undefined ? {} : { rows: context.context };
  return { positions: { scheme: 'sinusoidal', columns, base, ...rows }, ...getLayers(keys, family), ...context };
}
