import type { Family } from './families.js';
import { numberOf, type Keys } from './keys.js';
import type { LayerClock } from './model-clock.js';
import { ranges } from './ranges.js';
import { Refused } from './refused.js';
import { headNames, widthNames } from './sizes.js';

/** Dimensions of a query and of a key. */
export interface Head {
  /** All of them, if the file says so. */
  readonly all?: number;
  /** Those that turn, as many as the exponent of the frequencies counts. */
  readonly rotary: number;
}

/** `own` are the keys of the scaling, in which newer files say how much of a head turns. */
export function headOf(
  keys: Keys,
  own: Keys | undefined,
  family: Family | undefined,
  which: LayerClock['layers'],
  proportional: boolean,
): Head {
  const split = keys.number(ranges.rotary, 'qk_rope_head_dim');
  if (split !== undefined) {
    const plain = keys.number({ ...ranges.head, min: 0 }, 'qk_nope_head_dim');
    if (plain === undefined) keys.log.note('unknown', keys.fieldOf('qk_nope_head_dim'), 'modelConfig.noPlainPart');
    return { rotary: split, ...(plain !== undefined && { all: split + plain }) };
  }
  const all = wholeHead(keys, which);
  const turning = keys.number(ranges.rotary, 'rotary_dim');
  if (turning !== undefined) return { all, rotary: within(keys.fieldOf('rotary_dim'), turning, all) };
  if (proportional) return { all, rotary: numberOf({ field: keys.fieldOf('head_dim'), value: all }, ranges.rotary) };
  const name = 'partial_rotary_factor';
  const share = own?.number(ranges.share, name) ?? keys.number(ranges.share, name, 'rotary_pct', 'rope_pct');
  if (share === undefined && family?.share !== undefined) {
    keys.log.note('assumed', keys.fieldOf(name), 'modelConfig.shareOfType', { share: family.share });
  }
  // As programs count: a part of a dimension is none.
  const rotary = Math.trunc(all * (share ?? family?.share ?? 1));
  const field = share === undefined ? keys.fieldOf('head_dim') : `head_dim × ${name}`;
  return { all, rotary: numberOf({ field, value: rotary }, ranges.rotary) };
}

function wholeHead(keys: Keys, which: LayerClock['layers']): number {
  const given = keys.number(ranges.head, ...(which === 'global' ? ['global_head_dim'] : []), 'head_dim', 'kv_channels');
  if (given !== undefined) return given;
  const width = keys.number(ranges.width, ...widthNames);
  const heads = keys.number(ranges.heads, ...headNames);
  if (width === undefined || heads === undefined) {
    const field = keys.fieldOf(width === undefined ? widthNames[0] : headNames[0]);
    throw new Refused({ key: 'modelConfig.noHead', values: { field } });
  }
  const all = numberOf({ field: `${widthNames[0]} / ${headNames[0]}`, value: Math.floor(width / heads) }, ranges.head);
  keys.log.note('assumed', keys.fieldOf('head_dim'), 'modelConfig.headByHeads', { width, heads, head: all });
  return all;
}

function within(field: string, value: number, most: number): number {
  if (value <= most) return value;
  throw new Refused({ key: 'field.even', values: { field, min: 2, max: most, value } });
}
