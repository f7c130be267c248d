import { getNumber, type Keys } from './keys.js';
import type { LayerClock } from './model-clock.js';
import { ranges } from './ranges.js';
import { ConfigError } from './config-error.js';
import { headNames, widthNames } from './sizes.js';

/** The dimensions of a query or key. */
export interface Head {
  /** All dimensions, if the file says so. */
  readonly all?: number;
  /** The rotary dimensions, which the exponent of the frequencies counts. */
  readonly rotary: number;
}

/** The layers in question: their kind and indices. */
export interface OfLayers {
  readonly which: LayerClock['layers'];
  readonly numbers: readonly number[];
}

/**
 * Reads the head size.
 *
 * @param own - The keys of the scaling object, in which newer files set the rotary fraction.
 */
export function getHead(keys: Keys, own: Keys | undefined, layers: OfLayers, isProportional: boolean): Head {
  const splits = own?.has('partial_rotary_factor') ? keys.given : keys;
  const split = keys.flag('use_mla') === false ? undefined : splits.size(ranges.rotary, 'qk_rope_head_dim');
  if (split !== undefined) return { rotary: split, ...splitHead(keys, split) };
  // Sizes of a branch that is not used.
  keys.given.find('qk_rope_head_dim');
  keys.given.find('qk_nope_head_dim');
  const all = wholeHead(keys, layers);
  const turning = keys.size(ranges.rotary, 'rotary_dim', 'attn_rotary_emb');
  if (turning !== undefined) return { all, rotary: within(keys.getField('rotary_dim'), turning, all) };
  if (isProportional)
    return { all, rotary: getNumber({ field: keys.getField('head_dim'), value: all }, ranges.rotary) };
  const name = 'partial_rotary_factor';
  const fraction =
    own?.number(ranges.share, name) ?? keys.ofLayers(ranges.share, layers.numbers, 'partial_rotary_factors', ...shares);
  // Truncates as programs do.
  const rotary = Math.trunc(all * (fraction ?? 1));
  const field = fraction === undefined ? keys.getField('head_dim') : `head_dim × ${name}`;
  return { all, rotary: getNumber({ field, value: rotary }, ranges.rotary) };
}

const shares = ['partial_rotary_factor', 'rotary_pct', 'rope_pct', 'rope_percent', 'rotary_emb_fraction'] as const;

function splitHead(keys: Keys, split: number): Pick<Head, 'all'> {
  const plain = keys.number({ ...ranges.head, min: 0 }, 'qk_nope_head_dim');
  if (plain !== undefined) return { all: split + plain };
  const all = keys.number(ranges.head, 'qk_head_dim', 'head_dim');
  if (all !== undefined && all >= split) return { all };
  keys.log.note('unknown', keys.getField('qk_nope_head_dim'), 'modelConfig.noPlainPart');
  return {};
}

const ofKind = { global: ['global_head_dim'], local: ['swa_head_dim', 'local_head_dim'] } as const;

function wholeHead(keys: Keys, { which, numbers }: OfLayers): number {
  const given =
    keys.ofLayers(ranges.head, numbers, ...ofKind[which]) ??
    keys.ofLayers(ranges.head, numbers, 'head_dim', 'attention_head_dim', 'kv_channels', 'attention_head_size');
  if (given !== undefined) return given;
  const width = keys.number(ranges.width, 'attention_hidden_size', ...widthNames);
  const heads = keys.ofLayers(ranges.heads, numbers, ...headNames);
  if (width === undefined || heads === undefined) {
    const field = keys.getField(width === undefined ? widthNames[0] : headNames[0]);
    throw new ConfigError({ key: 'modelConfig.noHead', values: { field } });
  }
  const all = getNumber({ field: `${widthNames[0]} / ${headNames[0]}`, value: Math.floor(width / heads) }, ranges.head);
  keys.log.note('assumed', keys.getField('head_dim'), 'modelConfig.headByHeads', { width, heads, head: all });
  return all;
}

function within(field: string, value: number, max: number): number {
  if (value <= max) return value;
  throw new ConfigError({ key: 'field.even', values: { field, min: 2, max, value } });
}
