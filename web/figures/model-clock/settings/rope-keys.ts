import type { Core } from '../../../core/core.js';
import type { Json } from '../../shared/model-config/json.js';
import type { Setting } from './setting.js';

type Keys = Readonly<Record<string, Json>>;

/** A setting in the keys of `config.json`. */
export interface RopeKeys {
  readonly rope_theta: number;
  /** The object `rope_scaling`; undefined without a scaling. */
  readonly scaling: Keys | undefined;
  readonly max_position_embeddings: number;
}

/** The base of the same frequencies without a scaling, from the core's slowest pair: `w = base ** (-2 (d/2 - 1) / d)`. */
export function baseOf(core: Core, { layers, theta }: Setting, length: number): number {
  const { dimensions } = layers.spec;
  const { frequencies } = core.rotaryFrequencies({ ...layers.spec, length });
  const last = dimensions / 2 - 1;
  return last === 0 ? theta : frequencies[last]! ** (-dimensions / (2 * last));
}

/** Keys of objects that hold a scaling, apart from those that a setting has. */
const ropeKey = /(?:^|\.)(?:rope_scaling|rope_parameters)\.(?:(?:full_attention|global)\.)?(\w+)$/;
const managed =
  /^(?:rope_type|type|rope_theta|factor|original_max_position_embeddings|beta_(?:fast|slow)|truncate|attn_factor|attention_factor|mscale|mscale_all_dim|(?:low|high)_freq_factor|(?:short|long)_(?:factor|mscale)|alpha|finetuned)$/;

/** What else the file's object has, such as `mrope_section`: a new object must keep it. */
export const keptKeys = ({ model }: Setting): Keys =>
  Object.fromEntries(
    model.read.flatMap(({ key, value }) => {
      const name = key === 'partial_rotary_factor' ? key : ropeKey.exec(key)?.[1];
      return name === undefined || managed.test(name) ? [] : [[name, JSON.parse(value) as Json]];
    }),
  );

/** NTK-aware scaling is another base and no scaling. */
export function ropeKeys(core: Core, setting: Setting, length: number): RopeKeys {
  const { scaling, theta, factor, original, model, layers } = setting;
  const { spec, attention, shortFactors } = layers;
  const context = Math.max(model.context ?? length, length);
  const plain = { rope_theta: spec.base, scaling: undefined, max_position_embeddings: context };
  const old = { original_max_position_embeddings: original };
  const scaled = Math.round(factor * original);
  const attentionKeys: Keys =
    attention.rule === 'given'
      ? { attention_factor: attention.factor! }
      : attention.rule === 'mscale'
        ? { mscale: attention.mscale!, mscale_all_dim: attention.mscaleAllDim! }
        : {};
  switch (scaling) {
    case 'none':
      return plain;
    case 'ntk':
      return { ...plain, rope_theta: factor === 1 ? theta : baseOf(core, setting, length) };
    case 'proportional':
      return { ...plain, scaling: { rope_type: 'proportional', partial_rotary_factor: spec.share ?? 1 } };
    case 'linear':
      return { ...plain, scaling: { rope_type: 'linear', factor }, max_position_embeddings: scaled };
    case 'dynamic':
      return { ...plain, scaling: { rope_type: 'dynamic', factor }, max_position_embeddings: original };
    case 'yarn':
      return {
        ...plain,
        scaling: {
          ...{ rope_type: 'yarn', factor, ...old },
          ...(spec.betaFast !== undefined && { beta_fast: spec.betaFast }),
          ...(spec.betaSlow !== undefined && { beta_slow: spec.betaSlow }),
          ...(spec.truncate === 0 && { truncate: false }),
          ...attentionKeys,
        },
        max_position_embeddings: scaled,
      };
    case 'llama3': {
      const { lowFactor = 1, highFactor = 4 } = spec;
      return {
        ...plain,
        scaling: { rope_type: 'llama3', factor, low_freq_factor: lowFactor, high_freq_factor: highFactor, ...old },
      };
    }
    case 'longrope': {
      const long = Array.from(spec.factors ?? []);
      return {
        ...plain,
        scaling: {
          ...{ rope_type: 'longrope', factor, ...old },
          ...{ short_factor: [...(shortFactors ?? long)], long_factor: long },
          ...attentionKeys,
        },
      };
    }
  }
}

/** A key whose value an edit changes. */
export interface KeyChange {
  readonly key: string;
  /** Undefined where the file has no such key. */
  readonly file: Json | undefined;
  readonly edit: Json | undefined;
}

const flat = ({ rope_theta, scaling, max_position_embeddings }: RopeKeys): Keys => ({
  rope_theta,
  rope_type: 'default',
  ...scaling,
  max_position_embeddings,
});

/** The keys that differ between the file's setting and its edit. */
export function keyChanges(core: Core, file: Setting, edit: Setting, length: number): readonly KeyChange[] {
  const { context } = file.model;
  const before = flat(ropeKeys(core, file, context ?? length));
  const after = flat(ropeKeys(core, edit, length));
  const inFile: Keys = { ...before, ...(context !== undefined && { max_position_embeddings: context }) };
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => ({ key, file: inFile[key], edit: after[key] }));
}
