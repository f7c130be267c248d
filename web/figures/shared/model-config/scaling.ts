import type { RotaryFrequenciesSpec, RotaryScaling } from '../../../core/specs.js';
import type { Family } from './families.js';
import type { Json } from './json.js';
import { Keys, Log, getNumber } from './keys.js';
import type { AttentionRule } from './model-clock.js';
import { ranges } from './ranges.js';
import { ConfigError, written } from './config-error.js';
import type { Lengths } from './lengths.js';

/** The scaling described by some keys. */
export interface Scaling {
  readonly spec: Partial<RotaryFrequenciesSpec> & Pick<RotaryFrequenciesSpec, 'scaling'>;
  /** The file's name for it. */
  readonly type: string;
  /** The page's name for it, if `spec` has another. */
  readonly name?: string;
  readonly shortFactors?: Float64Array;
  readonly attention: AttentionRule;
  readonly sections?: readonly number[];
  /** Whether they take turns. */
  readonly interleaved?: true;
  /** True if the file has the factor, and not only its two lengths. */
  readonly factorGiven?: boolean;
  /** The length before scaling, if the file or the model type's code has it. */
  readonly original?: number;
}

const types: Readonly<Record<string, RotaryScaling>> = {
  ...{ default: 'none', mrope: 'none', linear: 'linear', ntk: 'ntk', dynamic: 'dynamic', yarn: 'yarn' },
  ...{ longrope: 'longrope', su: 'longrope', llama3: 'llama3', proportional: 'proportional' },
  ...{ none: 'none', no_scaling: 'none', original: 'none', xdrope: 'none', deepseek_yarn: 'yarn' },
};
/** The maximum number of types named in a message. */
const namedTypes = 10;

export const unscaled: Scaling = { spec: { scaling: 'none' }, type: 'default', attention: { rule: 'none' } };

/** The scaling type, from its new or old key. */
export function scalingType(keys: Keys): { readonly type: string; readonly scaling: RotaryScaling } {
  const type = keys.text('rope_type', 'type');
  if (type === undefined) return { type: 'default', scaling: 'none' };
  const old = keys.peek('type');
  if (old && keys.peek('rope_type') && old.value !== type) {
    keys.log.used.add(old.field);
    keys.log.note('ignored', old.field, 'modelConfig.twoTypes', { taken: written(type) });
  }
  if (!Object.hasOwn(types, type)) {
    throw new ConfigError({
      key: 'modelConfig.unknownType',
      values: {
        field: keys.getField(keys.peek('rope_type') ? 'rope_type' : 'type'),
        value: written(type),
        types: Object.keys(types).slice(0, namedTypes),
      },
    });
  }
  return { type, scaling: types[type]! };
}

/** Reads the scaling. For `phi3`, `yarn` means `longrope`, as in its code. */
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
  const interleaved = sections && keys.find('mrope_interleaved')?.value === true;
  const own = { type, ...(sections && { sections }), ...(interleaved && { interleaved }) };
  // HunYuan multiplies the base by a constant, whatever the text length.
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

/** Scaling keys at the top level of a file. */
const flatNames: Readonly<Record<string, readonly string[]>> = {
  factor: ['factor', 'scaling_factor', 'rope_scaling_factor', 'rope_factor'],
  original_max_position_embeddings: ['original_max_position_embeddings'],
  ...{ beta_fast: ['beta_fast'], beta_slow: ['beta_slow'], attn_factor: ['attn_factor'] },
  ...{ attention_factor: ['attention_factor'], mscale: ['mscale'], mscale_all_dim: ['mscale_all_dim'] },
  ...{ low_freq_factor: ['low_freq_factor'], high_freq_factor: ['high_freq_factor'] },
};

/** A scaling without an object of its own, and the lengths that apply to it. */
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
  // Nomic's keys, which include the training length.
  const nomic = lengths.trained === undefined ? undefined : keys.number(ranges.factor, 'rotary_scaling_factor');
  if (nomic !== undefined) return { keys: flat({ rope_type: 'dynamic', factor: nomic }), lengths: asTrained };
  const type = keys.text('rope_type', 'rope_scaling_type');
  if (type === undefined) return undefined;
  const names = types[type] === 'none' ? [] : Object.entries(flatNames);
  const values = names.map(([name, all]) => [name, keys.find(...all)?.value ?? null] as const);
  return { keys: flat({ rope_type: type, ...Object.fromEntries(values) }), lengths };
}

/** Meta's params.json only says that there is scaling; the factor depends on the size of the model. */
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

/** Fields that only some schemes have. */
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
    throw new ConfigError({ key: 'modelConfig.notAtLeast', values });
  }
  return { lowFactor, highFactor };
}

function needed(keys: Keys, name: string, range: (typeof ranges)['lowFactor']): number {
  const value = keys.number(range, name);
  if (value === undefined)
    throw new ConfigError({ key: 'modelConfig.missing', values: { field: keys.getField(name) } });
  return value;
}

/** The core has no factor for this scheme; all known files have 1. */
function proportional(keys: Keys): { readonly share: number } {
  const factor = keys.number(ranges.factor, 'factor');
  if (factor !== undefined && factor !== 1) {
    throw new ConfigError({
      key: 'modelConfig.proportionalFactor',
      values: { field: keys.getField('factor'), value: factor },
    });
  }
  return { share: keys.number(ranges.share, 'partial_rotary_factor') ?? 1 };
}

/** The length that the scaling is based on, and the same if it is stated and not assumed. */
function getLength(
  keys: Keys,
  scaling: RotaryScaling,
  { context, original, shorter }: Lengths,
): { readonly length?: number; readonly original?: number } {
  const given = keys.number(ranges.context, 'original_max_position_embeddings') ?? original;
  const field = keys.getField('original_max_position_embeddings');
  // All implementations of `dynamic` compare with max_position_embeddings.
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
  if (context === undefined) throw new ConfigError({ key: 'modelConfig.missing', values: { field } });
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
    throw new ConfigError({ key: 'modelConfig.missing', values: { field } });
  }
  // A context below the training length needs no scaling.
  const factor = getNumber({ field, value: Math.max(1, context / length) }, ranges.factor);
  keys.log.note('assumed', field, 'modelConfig.ratio', { factor, context, original: length });
  return { factor, factorGiven: false };
}

function factorLists(keys: Keys, pairs: number): { readonly short: Float64Array; readonly long: Float64Array } {
  const list = (name: string): Float64Array => {
    const numbers = keys.list(2048, (found) => getNumber(found, ranges.divisor), name);
    const field = keys.getField(name);
    if (!numbers) throw new ConfigError({ key: 'modelConfig.missing', values: { field } });
    if (numbers.length !== pairs) {
      throw new ConfigError({ key: 'modelConfig.listLength', values: { field, pairs, value: numbers.length } });
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
  // PhiMoE has the factors instead of computing them.
  const [long, short] = ['long_mscale', 'short_mscale'].map((name) => keys.number(ranges.multiplier, name));
  if (long !== undefined) return { rule: 'given', factor: long, shortFactor: short ?? long };
  const further = keys.number(ranges.multiplier, 'attn_factor');
  if (further !== undefined && further !== 1) return { rule: 'given', factor: further * (1 + 0.1 * Math.log(stretch)) };
  if (family?.plainYarn) return { rule: 'none' };
  // Implementations test whether both exist and are nonzero.
  return scaling === 'yarn' && mscale && mscaleAllDim ? { rule: 'mscale', mscale, mscaleAllDim } : { rule: 'scheme' };
}
