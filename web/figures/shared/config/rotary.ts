import type { Clocked } from './clocked.js';
import type { Family } from './families.js';
import { isObject, type Keys } from './keys.js';
import { readLayers, type Layers } from './layers.js';
import type { LayerClock, ModelClock, RotaryPositions } from './model-clock.js';
import { ranges } from './ranges.js';
import { Refused } from './refused.js';
import { readScaling, scalingType, unscaled, type Scaling } from './scaling.js';
import { headOf } from './head.js';
import { contextNames } from './sizes.js';
import { warnOf } from './warnings.js';

type Which = LayerClock['layers'];

/** The keys that a model turned by the rotary scheme has, any one of which tells of it. */
export const rotaryNames = [
  ...['rope_theta', 'rope_scaling', 'rope_parameters', 'rotary_emb_base', 'rotary_pct', 'rotary_dim', 'rope_ratio'],
  ...['partial_rotary_factor', 'qk_rope_head_dim', 'global_rope_theta', 'rope_local_base_freq', 'no_rope_layers'],
] as const;

export function readRotary(
  keys: Keys,
  family: Family | undefined,
  type: string,
): Pick<ModelClock, 'positions' | 'layers' | 'context' | 'trainedContext'> {
  const layers = readLayers(keys, family);
  const context = keys.number(ranges.context, ...contextNames);
  if (context === undefined) keys.log.note('unknown', keys.fieldOf(contextNames[0]), 'modelConfig.noContext');
  const whiches: readonly Which[] = [
    ...(layers.global ? ['global' as const] : []),
    ...(layers.local ? ['local' as const] : []),
  ];
  if (whiches.length === 0) throw new Refused({ key: 'modelConfig.nothingTurns' });
  const each = whiches.map((which) =>
    clockOf({ keys, family, type, layers, which, ...(context !== undefined && { context }) }),
  );
  const [first] = each as [Clocked, ...Clocked[]];
  const name = 'original_max_position_embeddings';
  const given = first.clock.spec.originalLength ?? keys.number(ranges.context, name);
  const trained = given ?? context;
  if (given === undefined && context !== undefined) {
    keys.log.note('assumed', keys.fieldOf(name), 'modelConfig.trainedOnAll', { context });
  }
  const sections = each.map(({ scaling }) => scaling.sections).find(Boolean);
  const { head } = first;
  const positions: RotaryPositions = {
    scheme: 'rotary',
    rotaryDimensions: head.rotary,
    layout: layoutOf(keys, family),
    clocks: each.map(({ clock }) => clock) as [LayerClock, ...LayerClock[]],
    ...(head.all !== undefined && { headDimensions: head.all }),
    ...(sections && { sections: checkedSections(keys, sections, head.rotary / 2) }),
  };
  warnOf(keys, each, context, type);
  return {
    positions,
    layers: layers.kinds,
    ...(context !== undefined && { context }),
    ...(trained !== undefined && { trainedContext: trained }),
  };
}

interface Asked {
  readonly keys: Keys;
  readonly family: Family | undefined;
  readonly type: string;
  readonly layers: Layers;
  readonly which: Which;
  readonly context?: number;
}

function clockOf({ keys, family, type, layers, which, context }: Asked): Clocked {
  const found = scalingKeys(keys, which);
  const localBase =
    which === 'local' && !found.nested
      ? keys.number(ranges.base, 'rope_local_base_freq', 'local_rope_theta')
      : undefined;
  const own = found.keys;
  // Local layers with a base of their own, or whose code says so, are not stretched.
  const alone = which === 'local' && !found.nested && (localBase !== undefined || family?.localUnstretched === true);
  const scaled = alone ? undefined : own;
  const name = scaled && scalingType(scaled).scaling;
  const head = headOf(keys, scaled, family, which, name === 'proportional');
  const original = keys.number(ranges.context, 'original_max_position_embeddings');
  const lengths = { ...(context !== undefined && { context }), ...(original !== undefined && { original }) };
  const scaling = scaled ? readScaling(scaled, head.rotary / 2, lengths, type === 'phi3') : unscaled;
  if (which === 'local' && layers.global && !found.nested && !alone && scaling.spec.scaling !== 'none') {
    keys.log.note('assumed', keys.fieldOf('rope_scaling'), 'modelConfig.scalingOfAll');
  }
  const base = localBase ?? baseOf(keys, own, family, which);
  const window = which === 'local' ? layers.window : undefined;
  const softmax = softmaxOf(keys, scaling);
  const clock: LayerClock = {
    layers: which,
    spec: { dimensions: head.rotary, base, ...scaling.spec },
    attention: { ...scaling.attention, ...(softmax !== undefined && { softmaxMscale: softmax }) },
    ...(scaling.shortFactors && { shortFactors: scaling.shortFactors }),
    ...(window !== undefined && { window }),
  };
  return { clock, head, scaling, nested: found.nested, ...(own && { keys: own }) };
}

const nestedNames = {
  global: ['full_attention', 'global'],
  local: ['sliding_attention', 'chunked_attention', 'local'],
} as const;

/** The object that says how layers of a kind are stretched: the new one or the old one, for all layers or for these. */
function scalingKeys(keys: Keys, which: Which): { readonly keys?: Keys; readonly nested: boolean } {
  const name = keys.peek('rope_parameters') ? 'rope_parameters' : 'rope_scaling';
  const old = keys.peek('rope_scaling');
  if (name === 'rope_parameters' && old) keys.log.note('ignored', old.field, 'modelConfig.twoScalings');
  const all = keys.inside(name);
  if (!all) return { nested: false };
  const nested = Object.values(nestedNames)
    .flat()
    .some((kind) => isObject(all.peek(kind)?.value));
  if (!nested) return { keys: all, nested };
  const kind = nestedNames[which].find((one) => all.peek(one));
  const own = kind === undefined ? undefined : all.inside(kind);
  if (!own) keys.log.note('assumed', all.fieldOf(nestedNames[which][0]), 'modelConfig.layersLeftOut');
  return { nested, ...(own && { keys: own }) };
}

function baseOf(keys: Keys, own: Keys | undefined, family: Family | undefined, which: Which): number {
  const inside = own?.number(ranges.base, 'rope_theta');
  const given =
    inside ??
    keys.number(ranges.base, ...(which === 'global' ? ['global_rope_theta'] : []), 'rope_theta', 'rotary_emb_base');
  const ratio = keys.number({ min: 0.001, max: 1e6, kind: 'real' }, 'rope_ratio');
  if (given !== undefined && ratio === undefined) return given;
  const defaultValue = given ?? (which === 'local' && family?.localUnstretched ? undefined : family?.base) ?? 10_000;
  const field = keys.fieldOf('rope_theta');
  if (ratio !== undefined) {
    keys.log.note('assumed', field, 'modelConfig.baseByRatio', { base: defaultValue, ratio });
    return defaultValue * ratio;
  }
  keys.log.note('assumed', field, family?.base === defaultValue ? 'modelConfig.baseOfType' : 'modelConfig.baseUsual', {
    base: defaultValue,
  });
  return defaultValue;
}

/**
 * The factor by which the code of DeepSeek and of models like it scales all dimensions of a head, since only some of
 * them turn.
 */
function softmaxOf(keys: Keys, { spec, attention }: Scaling): number | undefined {
  if (spec.scaling !== 'yarn' || !keys.peek('qk_rope_head_dim')) return undefined;
  return attention.mscaleAllDim;
}

function layoutOf(keys: Keys, family: Family | undefined): RotaryPositions['layout'] {
  const interleaved = keys.flag('rope_interleave');
  if (interleaved !== undefined) return interleaved ? 'neighbours' : 'halves';
  const field = keys.fieldOf('model_type');
  if (family?.layout) {
    keys.log.note(
      'assumed',
      field,
      family.layout === 'halves' ? 'modelConfig.halvesOfType' : 'modelConfig.neighboursOfType',
    );
    return family.layout;
  }
  keys.log.note('unknown', field, 'modelConfig.noLayout');
  return 'unknown';
}

function checkedSections(keys: Keys, sections: readonly number[], pairs: number): readonly number[] {
  const sum = sections.reduce((total, section) => total + section, 0);
  const field = 'mrope_section';
  keys.log.note('assumed', field, 'modelConfig.sections');
  if (sum !== pairs) keys.log.note('unknown', field, 'modelConfig.sectionSum', { sum, pairs });
  return sections;
}
