import type { RotaryFrequenciesSpec, RotaryScaling } from '../../../core/specs.js';
import { numberOf, type Keys } from './keys.js';
import type { AttentionRule } from './model-clock.js';
import { ranges } from './ranges.js';
import { Refused, shown, written } from './refused.js';

/** The scaling that some keys describe. */
export interface Scaling {
  readonly spec: Partial<RotaryFrequenciesSpec> & Pick<RotaryFrequenciesSpec, 'scaling'>;
  /** As the file calls it. */
  readonly type: string;
  readonly shortFactors?: Float64Array;
  readonly attention: AttentionRule;
  readonly sections?: readonly number[];
  /** True if the file gives the factor, not its two lengths alone. */
  readonly factorGiven?: boolean;
}

/** The lengths on which a scaling depends beside its own keys. */
export interface Lengths {
  readonly context?: number;
  readonly original?: number;
}

const types: Readonly<Record<string, RotaryScaling>> = {
  ...{ default: 'none', mrope: 'none', linear: 'linear', ntk: 'ntk', dynamic: 'dynamic', yarn: 'yarn' },
  ...{ longrope: 'longrope', su: 'longrope', llama3: 'llama3', proportional: 'proportional' },
};

export const unscaled: Scaling = { spec: { scaling: 'none' }, type: 'default', attention: { rule: 'none' } };

const known = new Set([
  ...['rope_type', 'type', 'factor', 'original_max_position_embeddings', 'attention_factor', 'beta_fast', 'beta_slow'],
  ...['truncate', 'mscale', 'mscale_all_dim', 'short_factor', 'long_factor', 'low_freq_factor', 'high_freq_factor'],
  ...['rope_theta', 'partial_rotary_factor', 'mrope_section'],
]);

/** Keys that nobody knows are told of by name, as long as they are few. */
const mostNamed = 6;

/** The type, by its new key or by its old one. */
export function scalingType(keys: Keys): { readonly type: string; readonly scaling: RotaryScaling } {
  const type = keys.text('rope_type', 'type');
  if (type === undefined) return { type: 'default', scaling: 'none' };
  const old = keys.peek('type');
  if (old && keys.peek('rope_type') && old.value !== type) {
    keys.log.note('ignored', old.field, 'modelConfig.twoTypes', { taken: written(type) });
  }
  if (!Object.hasOwn(types, type)) {
    throw new Refused({
      key: 'modelConfig.unknownType',
      values: {
        field: keys.fieldOf(keys.peek('rope_type') ? 'rope_type' : 'type'),
        value: written(type),
        types: Object.keys(types).join(', '),
      },
    });
  }
  return { type, scaling: types[type]! };
}

/** `phi3` takes `yarn` for `longrope`, as its code does. */
export function readScaling(keys: Keys, pairs: number, lengths: Lengths, phi3: boolean): Scaling {
  const { type, scaling: named } = scalingType(keys);
  const scaling = phi3 && named === 'yarn' ? 'longrope' : named;
  const strangers = keys.names.filter((name) => !known.has(name));
  for (const name of strangers.slice(0, mostNamed))
    keys.log.note('ignored', keys.fieldOf(shown(name)), 'modelConfig.unread');
  if (strangers.length > mostNamed) {
    keys.log.note('ignored', keys.fieldOf('*'), 'modelConfig.unreadMore', { count: strangers.length - mostNamed });
  }
  const sections = keys.list(4, (found) => numberOf(found, ranges.section), 'mrope_section');
  const own = { type, ...(sections && { sections }) };
  if (scaling === 'none') return { ...unscaled, ...own };
  if (scaling === 'proportional')
    return { ...own, spec: { scaling, ...proportional(keys) }, attention: { rule: 'none' } };
  const length = lengthOf(keys, scaling, lengths);
  const { factor, factorGiven } = factorOf(keys, scaling, length, lengths);
  const spec = { scaling, factor, originalLength: length };
  const factors = scaling === 'longrope' ? factorLists(keys, pairs) : undefined;
  return {
    ...own,
    factorGiven,
    ...(factors && { shortFactors: factors.short }),
    spec: { ...spec, ...(factors && { factors: factors.long }), ...details(keys, scaling) },
    attention: attentionOf(keys, scaling),
  };
}

/** Fields that one scheme alone has. */
function details(keys: Keys, scaling: RotaryScaling): Partial<RotaryFrequenciesSpec> {
  if (scaling === 'yarn') {
    const truncate = keys.flag('truncate');
    const betaFast = keys.number(ranges.aboveNothing, 'beta_fast');
    const betaSlow = keys.number(ranges.aboveNothing, 'beta_slow');
    return {
      ...(betaFast !== undefined && { betaFast }),
      ...(betaSlow !== undefined && { betaSlow }),
      ...(truncate === false && { truncate: 0 }),
    };
  }
  if (scaling !== 'llama3') return {};
  const lowFactor = needed(keys, 'low_freq_factor');
  const highFactor = needed(keys, 'high_freq_factor');
  if (highFactor < lowFactor) {
    const values = { field: keys.fieldOf('high_freq_factor'), least: lowFactor, value: highFactor };
    throw new Refused({ key: 'modelConfig.notAtLeast', values });
  }
  return { lowFactor, highFactor };
}

function needed(keys: Keys, name: string): number {
  const value = keys.number(ranges.aboveNothing, name);
  if (value === undefined) throw new Refused({ key: 'modelConfig.missing', values: { field: keys.fieldOf(name) } });
  return value;
}

/** The core has no factor for this scheme, and no file that was seen has one but 1. */
function proportional(keys: Keys): { readonly share: number } {
  const factor = keys.number(ranges.factor, 'factor');
  if (factor !== undefined && factor !== 1) {
    throw new Refused({
      key: 'modelConfig.proportionalFactor',
      values: { field: keys.fieldOf('factor'), value: factor },
    });
  }
  return { share: keys.number(ranges.share, 'partial_rotary_factor') ?? 1 };
}

function lengthOf(keys: Keys, scaling: RotaryScaling, { context, original }: Lengths): number {
  const given = keys.number(ranges.context, 'original_max_position_embeddings') ?? original;
  // All code of `dynamic` compares the length with max_position_embeddings.
  const field = keys.fieldOf('original_max_position_embeddings');
  if (scaling === 'dynamic' && context !== undefined) {
    if (given !== undefined && given !== context)
      keys.log.note('ignored', field, 'modelConfig.dynamicLength', { context });
    return context;
  }
  if (given !== undefined) return given;
  if (context === undefined) throw new Refused({ key: 'modelConfig.missing', values: { field } });
  keys.log.note('assumed', field, scaling === 'linear' ? 'modelConfig.linearLength' : 'modelConfig.noOriginal', {
    context,
  });
  return context;
}

function factorOf(
  keys: Keys,
  scaling: RotaryScaling,
  length: number,
  { context }: Lengths,
): { readonly factor: number; readonly factorGiven: boolean } {
  const given = keys.number(ranges.factor, 'factor');
  if (given !== undefined) return { factor: given, factorGiven: true };
  const field = keys.fieldOf('factor');
  if ((scaling !== 'yarn' && scaling !== 'longrope') || context === undefined) {
    throw new Refused({ key: 'modelConfig.missing', values: { field } });
  }
  // A context shorter than the one of training stretches nothing.
  const factor = numberOf({ field, value: Math.max(1, context / length) }, ranges.factor);
  keys.log.note('assumed', field, 'modelConfig.ratio', { factor, context, original: length });
  return { factor, factorGiven: false };
}

function factorLists(keys: Keys, pairs: number): { readonly short: Float64Array; readonly long: Float64Array } {
  const list = (name: string): Float64Array => {
    const numbers = keys.list(2048, (found) => numberOf(found, ranges.aboveNothing), name);
    const field = keys.fieldOf(name);
    if (!numbers) throw new Refused({ key: 'modelConfig.missing', values: { field } });
    if (numbers.length !== pairs) {
      throw new Refused({ key: 'modelConfig.listLength', values: { field, pairs, value: numbers.length } });
    }
    return Float64Array.from(numbers);
  };
  return { short: list('short_factor'), long: list('long_factor') };
}

function attentionOf(keys: Keys, scaling: RotaryScaling): AttentionRule {
  if (scaling !== 'yarn' && scaling !== 'longrope') return { rule: 'none' };
  const factor = keys.number(ranges.multiplier, 'attention_factor');
  const mscale = keys.number(ranges.multiplier, 'mscale');
  const mscaleAllDim = keys.number(ranges.multiplier, 'mscale_all_dim');
  if (factor !== undefined) return { rule: 'given', factor };
  // Programs ask whether both are there and not 0.
  return scaling === 'yarn' && mscale && mscaleAllDim ? { rule: 'mscale', mscale, mscaleAllDim } : { rule: 'scheme' };
}
