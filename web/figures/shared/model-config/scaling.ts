import type { RotaryFrequenciesSpec, RotaryScaling } from '../../../core/specs.js';
import type { Family } from './families.js';
import type { Json } from './json.js';
import { Keys, Log, getNumber } from './keys.js';
import type { AttentionRule } from './model-clock.js';
import { ranges } from './ranges.js';
import { Refused, written } from './refused.js';
import type { Lengths } from './lengths.js';

/** The scaling that some keys describe. */
export interface Scaling {
  readonly spec: Partial<RotaryFrequenciesSpec> & Pick<RotaryFrequenciesSpec, 'scaling'>;
  /** As the file calls it. */
  readonly type: string;
  /** As the page calls it, where `spec` has other words for it. */
  readonly name?: string;
  readonly shortFactors?: Float64Array;
  readonly attention: AttentionRule;
  readonly sections?: readonly number[];
  /** True if the file gives the factor, not its two lengths alone. */
  readonly factorGiven?: boolean;
  /** The length before scaling, where the file or the code of its type says it. */
  readonly original?: number;
}

const types: Readonly<Record<string, RotaryScaling>> = {
  ...{ default: 'none', mrope: 'none', linear: 'linear', ntk: 'ntk', dynamic: 'dynamic', yarn: 'yarn' },
  ...{ longrope: 'longrope', su: 'longrope', llama3: 'llama3', proportional: 'proportional' },
  ...{ none: 'none', no_scaling: 'none', original: 'none', xdrope: 'none', deepseek_yarn: 'yarn' },
};
/** Those that a sentence names. */
const namedTypes = 10;

export const unscaled: Scaling = { spec: { scaling: 'none' }, type: 'default', attention: { rule: 'none' } };

/** The type, by its new key or by its old one. */
export function scalingType(keys: Keys): { readonly type: string; readonly scaling: RotaryScaling } {
  const type = keys.text('rope_type', 'type');
  if (type === undefined) return { type: 'default', scaling: 'none' };
  const old = keys.peek('type');
  if (old && keys.peek('rope_type') && old.value !== type) {
    keys.log.used.add(old.field);
    keys.log.note('ignored', old.field, 'modelConfig.twoTypes', { taken: written(type) });
  }
  if (!Object.hasOwn(types, type)) {
    throw new Refused({
      key: 'modelConfig.unknownType',
      values: {
        field: keys.getField(keys.peek('rope_type') ? 'rope_type' : 'type'),
        value: written(type),
        types: Object.keys(types).slice(0, namedTypes).join(', '),
      },
    });
  }
  return { type, scaling: types[type]! };
}

/** `phi3` takes `yarn` for `longrope`, as its code does. */
export function readScaling(
  keys: Keys,
  pairs: number,
  lengths: Lengths,
  family: Family | undefined,
  phi3: boolean,
): Scaling {
  const { type, scaling: named } = scalingType(keys);
  const scaling = phi3 && named === 'yarn' ? 'longrope' : named;
  const sections = keys.list(4, (found) => getNumber(found, ranges.section), 'mrope_section', 'xdrope_section');
  if (sections) keys.find('mrope_interleaved');
  const own = { type, ...(sections && { sections }) };
  // HunYuan raises the base by a number of its own, whatever the length of the text.
  const alpha = scaling === 'dynamic' || type === 'xdrope' ? keys.number(ranges.factor, 'alpha') : undefined;
  if (alpha !== undefined) {
    const spec = { scaling: 'ntk', factor: alpha } as const;
    return { ...own, spec, name: `${type}, alpha ${alpha}`, attention: { rule: 'none' }, factorGiven: true };
  }
  if (scaling === 'none') {
    const factor = type === 'default' && !keys.has('rope_type') && !keys.has('type') ? keys.peek('factor') : undefined;
    if (factor) {
      keys.log.used.add(factor.field);
      keys.log.alarm(factor.field, 'modelConfig.noScalingType', { value: written(factor.value) });
    }
    return { ...unscaled, ...own };
  }
  if (scaling === 'proportional')
    return { ...own, spec: { scaling, ...proportional(keys) }, attention: { rule: 'none' } };
  const { length, original } = getLength(keys, scaling, lengths);
  const { factor, factorGiven } = getFactor(keys, scaling, length, lengths);
  const spec = { scaling, factor, ...(length !== undefined && { originalLength: length }) };
  const factors = scaling === 'longrope' ? factorLists(keys, pairs) : undefined;
  return {
    ...own,
    factorGiven,
    ...(original !== undefined && { original }),
    ...(factors && { shortFactors: factors.short }),
    spec: { ...spec, ...(factors && { factors: factors.long }), ...details(keys, scaling) },
    attention: attentionOf(keys, scaling, factor, family),
  };
}

/** Names that stand beside the other keys of a file where no object holds them. */
const flatNames: Readonly<Record<string, readonly string[]>> = {
  factor: ['factor', 'scaling_factor', 'rope_scaling_factor', 'rope_factor'],
  original_max_position_embeddings: ['original_max_position_embeddings'],
  ...{ beta_fast: ['beta_fast'], beta_slow: ['beta_slow'], attn_factor: ['attn_factor'] },
  ...{ attention_factor: ['attention_factor'], mscale: ['mscale'], mscale_all_dim: ['mscale_all_dim'] },
  ...{ low_freq_factor: ['low_freq_factor'], high_freq_factor: ['high_freq_factor'] },
};

/** A scaling that a file describes without an object for it, and the lengths with which it counts. */
export function flatScaling(
  keys: Keys,
  lengths: Lengths,
): { readonly keys: Keys; readonly lengths: Lengths } | undefined {
  const flat = (object: Readonly<Record<string, Json>>): Keys => new Keys(new Log(), [{ path: '', object }]);
  if (keys.flag('use_scaled_rope') === true) return { keys: flat(metaScaling(keys)), lengths };
  const { trained = lengths.context } = lengths;
  const asTrained = trained === undefined ? lengths : { context: trained, shorter: [] };
  if (keys.flag('use_dynamic_ntk') === true) {
    keys.log.note('assumed', keys.getField('use_dynamic_ntk'), 'modelConfig.qwenNtk');
    return { keys: flat({ rope_type: 'dynamic', factor: 1 }), lengths: asTrained };
  }
  // Of Nomic, which says how long the texts of training were.
  const nomic = lengths.trained === undefined ? undefined : keys.number(ranges.factor, 'rotary_scaling_factor');
  if (nomic !== undefined) return { keys: flat({ rope_type: 'dynamic', factor: nomic }), lengths: asTrained };
  const type = keys.text('rope_type', 'rope_scaling_type');
  if (type === undefined) return undefined;
  const names = types[type] === 'none' ? [] : Object.entries(flatNames);
  const values = names.map(([name, all]) => [name, keys.find(...all)?.value ?? null] as const);
  return { keys: flat({ rope_type: type, ...Object.fromEntries(values) }), lengths };
}

/** Meta's own file says no more than that there is a scaling; its factor depends on the size of the model. */
function metaScaling(keys: Keys): Readonly<Record<string, Json>> {
  const layers = keys.peek('n_layers')?.value;
  const usual = layers === 16 || layers === 28 ? 32 : 8;
  const factor = keys.number(ranges.factor, 'rope_scaling_factor');
  if (factor === undefined) {
    keys.log.note('assumed', keys.getField('use_scaled_rope'), 'modelConfig.metaScaling', { factor: usual });
  }
  return {
    ...{ rope_type: 'llama3', factor: factor ?? usual, low_freq_factor: 1 },
    high_freq_factor: keys.number(ranges.highFactor, 'rope_high_freq_factor') ?? 4,
    original_max_position_embeddings: 8192,
  };
}

/** Fields that one scheme alone has. */
function details(keys: Keys, scaling: RotaryScaling): Partial<RotaryFrequenciesSpec> {
  if (scaling === 'yarn') {
    const truncate = keys.flag('truncate');
    const betaFast = keys.number(ranges.betaFast, 'beta_fast');
    const betaSlow = keys.number(ranges.betaSlow, 'beta_slow');
    return {
      ...(betaFast !== undefined && { betaFast }),
      ...(betaSlow !== undefined && { betaSlow }),
      ...(truncate === false && { truncate: 0 }),
    };
  }
  if (scaling !== 'llama3') return {};
  const lowFactor = needed(keys, 'low_freq_factor', ranges.lowFactor);
  const highFactor = needed(keys, 'high_freq_factor', ranges.highFactor);
  if (highFactor < lowFactor) {
    const values = { field: keys.getField('high_freq_factor'), min: lowFactor, value: highFactor };
    throw new Refused({ key: 'modelConfig.notAtLeast', values });
  }
  return { lowFactor, highFactor };
}

function needed(keys: Keys, name: string, range: (typeof ranges)['lowFactor']): number {
  const value = keys.number(range, name);
  if (value === undefined) throw new Refused({ key: 'modelConfig.missing', values: { field: keys.getField(name) } });
  return value;
}

/** The core has no factor for this scheme, and no file that was seen has one but 1. */
function proportional(keys: Keys): { readonly share: number } {
  const factor = keys.number(ranges.factor, 'factor');
  if (factor !== undefined && factor !== 1) {
    throw new Refused({
      key: 'modelConfig.proportionalFactor',
      values: { field: keys.getField('factor'), value: factor },
    });
  }
  return { share: keys.number(ranges.share, 'partial_rotary_factor') ?? 1 };
}

/** The length that the scaling counts with, and the same where it is said and not assumed. */
function getLength(
  keys: Keys,
  scaling: RotaryScaling,
  { context, original, shorter }: Lengths,
): { readonly length?: number; readonly original?: number } {
  const given = keys.number(ranges.context, 'original_max_position_embeddings') ?? original;
  const field = keys.getField('original_max_position_embeddings');
  // All code of `dynamic` compares the length with max_position_embeddings.
  if (scaling === 'dynamic' && context !== undefined) {
    if (given !== undefined && given !== context)
      keys.log.note('ignored', field, 'modelConfig.dynamicLength', { context });
    return { length: context, original: context };
  }
  if (given !== undefined) return { length: given, original: given };
  if (scaling === 'linear' || scaling === 'ntk') {
    const factor = keys.peek('factor')?.value;
    const before = shorter.find((length) => typeof factor === 'number' && length * factor === context);
    if (before !== undefined) return { length: before, original: before };
    keys.log.note('unknown', field, 'modelConfig.noLengthBefore', context === undefined ? {} : { context });
    return {};
  }
  if (context === undefined) throw new Refused({ key: 'modelConfig.missing', values: { field } });
  keys.log.note('assumed', field, 'modelConfig.noOriginal', { context });
  return { length: context };
}

function getFactor(
  keys: Keys,
  scaling: RotaryScaling,
  length: number | undefined,
  { context }: Lengths,
): { readonly factor: number; readonly factorGiven: boolean } {
  const given = keys.number(ranges.factor, 'factor');
  if (given !== undefined) return { factor: given, factorGiven: true };
  const field = keys.getField('factor');
  if ((scaling !== 'yarn' && scaling !== 'longrope') || context === undefined || length === undefined) {
    throw new Refused({ key: 'modelConfig.missing', values: { field } });
  }
  // A context shorter than the one of training stretches nothing.
  const factor = getNumber({ field, value: Math.max(1, context / length) }, ranges.factor);
  keys.log.note('assumed', field, 'modelConfig.ratio', { factor, context, original: length });
  return { factor, factorGiven: false };
}

function factorLists(keys: Keys, pairs: number): { readonly short: Float64Array; readonly long: Float64Array } {
  const list = (name: string): Float64Array => {
    const numbers = keys.list(2048, (found) => getNumber(found, ranges.divisor), name);
    const field = keys.getField(name);
    if (!numbers) throw new Refused({ key: 'modelConfig.missing', values: { field } });
    if (numbers.length !== pairs) {
      throw new Refused({ key: 'modelConfig.listLength', values: { field, pairs, value: numbers.length } });
    }
    return Float64Array.from(numbers);
  };
  return { short: list('short_factor'), long: list('long_factor') };
}

function attentionOf(keys: Keys, scaling: RotaryScaling, stretch: number, family: Family | undefined): AttentionRule {
  if (scaling !== 'yarn' && scaling !== 'longrope') return { rule: 'none' };
  const factor = keys.number(ranges.multiplier, 'attention_factor');
  const mscale = keys.number(ranges.multiplier, 'mscale');
  const mscaleAllDim = keys.number(ranges.multiplier, 'mscale_all_dim');
  if (factor !== undefined) return { rule: 'given', factor };
  // PhiMoE has the numbers in place of the computed one.
  const [long, short] = ['long_mscale', 'short_mscale'].map((name) => keys.number(ranges.multiplier, name));
  if (long !== undefined) return { rule: 'given', factor: long, shortFactor: short ?? long };
  const further = keys.number(ranges.multiplier, 'attn_factor');
  if (further !== undefined && further !== 1) return { rule: 'given', factor: further * (1 + 0.1 * Math.log(stretch)) };
  if (family?.plainYarn) return { rule: 'none' };
  // Programs ask whether both are there and not 0.
  return scaling === 'yarn' && mscale && mscaleAllDim ? { rule: 'mscale', mscale, mscaleAllDim } : { rule: 'scheme' };
}
