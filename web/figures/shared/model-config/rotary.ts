import type { Clocked } from './clocked.js';
import type { Family } from './families.js';
import { getHead } from './head.js';
import { isObject, type Keys } from './keys.js';
import { getLayers, readLayers, type Layers } from './layers.js';
import { readLengths, type Lengths } from './lengths.js';
import type { LayerClock, ModelClock, RotaryPositions } from './model-clock.js';
import { ranges } from './ranges.js';
import { flatScaling, readScaling, scalingType, unscaled, type Scaling } from './scaling.js';
import { warnOf } from './warnings.js';

type Which = LayerClock['layers'];

/** Keys of rotary models; any one of them implies a rotary encoding. */
export const rotaryNames = [
  ...['rope_theta', 'rope_scaling', 'rope_parameters', 'rotary_emb_base', 'rotary_pct', 'rotary_dim', 'rope_ratio'],
  ...['partial_rotary_factor', 'qk_rope_head_dim', 'global_rope_theta', 'rope_local_base_freq', 'no_rope_layers'],
  ...['mla_use_nope', 'use_scaled_rope', 'use_dynamic_ntk', 'rope_pct', 'rotary_emb_fraction', 'swa_rope_theta'],
  ...['local_rope_theta', 'rotary_base', 'rope_base', 'partial_rotary_factors'],
] as const;

type ReadFields = Pick<ModelClock, 'positions' | 'layers' | 'context' | 'originalContext' | 'trainedContext'>;

export function readRotary(keys: Keys, family: Family | undefined, type: string, layout?: 'neighbours'): ReadFields {
  const lengths = readLengths(keys, family);
  const { context, trained } = lengths;
  const layers = readLayers(keys, family, context);
  const whiches: readonly Which[] = [
    ...(layers.global ? ['global' as const] : []),
    ...(layers.local ? ['local' as const] : []),
  ];
  const told = { layers: layers.kinds, ...(context !== undefined && { context }) };
  const each = whiches.map((which) => getClock({ keys, family, type, layers, which, lengths }));
  const [first] = each;
  if (!first) return { ...told, positions: { scheme: 'none' } };
  const original = each.map(({ scaling }) => scaling.original).find(Boolean) ?? lengths.original;
  const sections = each.map(({ scaling }) => scaling.sections).find(Boolean);
  const { head } = first;
  const positions: RotaryPositions = {
    scheme: 'rotary',
    layout: layout ?? getLayout(keys, family),
    clocks: each.map(({ clock }) => clock) as [LayerClock, ...LayerClock[]],
    ...(sections && { sections: checkedSections(keys, sections, head.rotary / 2) }),
    ...(each.some(({ scaling }) => scaling.interleaved) && { interleaved: true }),
  };
  warnOf(keys, each, context, type);
  return {
    ...{ ...told, positions },
    ...(original !== undefined && { originalContext: original }),
    ...(trained !== undefined && { trainedContext: trained }),
  };
}

interface Asked {
  readonly keys: Keys;
  readonly family: Family | undefined;
  readonly type: string;
  readonly layers: Layers;
  readonly which: Which;
  readonly lengths: Lengths;
}

function getClock({ keys, family, type, layers, which, lengths: all }: Asked): Clocked {
  const found = scalingKeys(keys, which, all);
  const { keys: own, lengths = all } = found;
  const numbers = getLayers(layers, which);
  const localBase =
    which === 'local' && !found.nested
      ? keys.ofLayers(ranges.base, numbers, 'rope_local_base_freq', 'local_rope_theta', 'swa_rope_theta')
      : undefined;
  // Local layers are not scaled if they have a base of their own, or the file or code says so.
  const alone =
    which === 'local' &&
    !found.nested &&
    (localBase !== undefined || family?.localUnstretched === true || onlyStretched(keys) === 'global');
  const scaled = alone ? undefined : own;
  const name = scaled && scalingType(scaled).scaling;
  const head = getHead(keys, scaled, { which, numbers }, name === 'proportional');
  const scaling = scaled ? readScaling(scaled, head.rotary / 2, lengths, family, type === 'phi3') : unscaled;
  if (which === 'local' && layers.global && !found.nested && !alone && scaling.spec.scaling !== 'none') {
    keys.log.note('assumed', keys.getField('rope_scaling'), 'modelConfig.scalingOfAll');
  }
  const base = localBase ?? getBase(keys, own, numbers, found.nested ? 'local' : which);
  const window = which === 'local' ? layers.window : undefined;
  const softmax = getSoftmax(keys, scaling);
  const clock: LayerClock = {
    layers: which,
    ...(head.all !== undefined && { headDimensions: head.all }),
    spec: { dimensions: head.rotary, base, ...scaling.spec },
    attention: { ...scaling.attention, ...(softmax !== undefined && { softmaxMscale: softmax }) },
    ...(scaling.shortFactors && { shortFactors: scaling.shortFactors }),
    ...(scaling.name !== undefined && { scalingName: scaling.name }),
    ...(window !== undefined && { window }),
  };
  return { clock: ofCode(clock, family), head, scaling, nested: found.nested, ...(own && { keys: own }) };
}

/** The clock in terms of the core, where the model type's code or scheme differs from the core's. */
function ofCode(clock: LayerClock, family: Family | undefined): LayerClock {
  const { spec } = clock;
  const { dimensions, base, scaling, factor = 1 } = spec;
  if (scaling === 'proportional') return { ...clock, before: spec };
  if (scaling !== 'ntk' || !family?.mixedNtk) return clock;
  return {
    ...clock,
    before: { dimensions, base, scaling: 'none' },
    scalingName: `ntk × ${factor}`,
    spec: { ...spec, scaling: 'linear', base: base * factor, factor: factor ** (2 / dimensions) },
  };
}

/** The kind of layers to which scaling is limited, if the file says so. */
function onlyStretched(keys: Keys): Which | undefined {
  const names = keys.list(16, ({ value }) => value, 'yarn_only_types');
  return names?.includes('full_attention') && !names.includes('sliding_attention') ? 'global' : undefined;
}

const nestedNames = {
  global: ['full_attention', 'global', 'compress'],
  local: ['sliding_attention', 'chunked_attention', 'local', 'main'],
} as const;
const objects = ['rope_parameters', 'rope_scaling', 'rope_hf_config'] as const;

interface ScalingKeys {
  readonly keys?: Keys;
  readonly nested: boolean;
  /** The lengths to use for it, if not the file's. */
  readonly lengths?: Lengths;
}

/** The keys for the scaling of a kind of layer: in an object for all layers or this kind, or at top level. */
function scalingKeys(keys: Keys, which: Which, lengths: Lengths): ScalingKeys {
  const [first, second] = objects.map((name) => keys.peek(name)).filter((found) => found !== undefined);
  if (!first) {
    const flat = flatScaling(keys, lengths);
    if (flat) return { ...flat, nested: false };
  }
  if (first && second && JSON.stringify(first.value) !== JSON.stringify(second.value)) {
    keys.log.used.add(second.field);
    keys.log.note('ignored', second.field, 'modelConfig.twoScalings', { taken: first.field });
  }
  const all = keys.inside(...objects);
  if (first?.field.endsWith('rope_hf_config')) keys.find('rope_impl');
  if (!all) return { nested: false };
  const kinds = Object.values(nestedNames).flat();
  if (!kinds.some((kind) => isObject(all.find(kind)?.value))) return { keys: all, nested: false };
  const kind = nestedNames[which].find((one) => all.has(one));
  const own = kind === undefined ? undefined : all.inside(kind);
  if (!own) keys.log.note('assumed', all.getField(nestedNames[which][0]), 'modelConfig.layersLeftOut');
  return { nested: true, ...(own && { keys: own }) };
}

const bases = {
  global: ['global_rope_theta', 'full_rope_theta', 'rope_theta_global', 'rope_theta'],
  local: ['rope_theta'],
} as const;

function getBase(keys: Keys, own: Keys | undefined, numbers: readonly number[], which: Which): number {
  const compressed = which === 'global' ? keys.number(ranges.base, 'compress_rope_theta') : undefined;
  // The base of layers without compression, if there are any.
  if (compressed !== undefined) keys.find('rope_theta');
  const inside = compressed ?? own?.number(ranges.base, 'rope_theta');
  const given =
    inside ??
    keys.ofLayers(ranges.base, numbers, ...bases[which], 'rotary_emb_base', 'rotary_base', 'rope_base', 'theta');
  const outside = inside === undefined ? undefined : keys.peek('rope_theta');
  if (outside && typeof outside.value === 'number' && outside.value !== inside && compressed === undefined) {
    keys.log.used.add(outside.field);
    keys.log.note('ignored', outside.field, 'modelConfig.twoBases', { value: outside.value, taken: inside! });
  }
  const ratio = keys.number({ min: 0.001, max: 1e6, kind: 'real' }, 'rope_ratio');
  if (given !== undefined && ratio === undefined) return given;
  const base = given ?? 10_000;
  const field = keys.getField('rope_theta');
  if (ratio !== undefined) {
    keys.log.note('assumed', field, 'modelConfig.baseByRatio', { base, ratio });
    return base * ratio;
  }
  keys.log.note('assumed', field, 'modelConfig.baseUsual', { base });
  return base;
}

/** DeepSeek's factor on all dimensions of a head, needed because only some are rotary. */
function getSoftmax(keys: Keys, { spec, attention }: Scaling): number | undefined {
  if (spec.scaling !== 'yarn' || !keys.has('qk_rope_head_dim')) return undefined;
  return attention.mscaleAllDim;
}

function getLayout(keys: Keys, family: Family | undefined): RotaryPositions['layout'] {
  const interleaved = keys.flag('rope_interleave', 'rope_interleaved', 'rotary_emb_interleaved');
  if (interleaved !== undefined) return interleaved ? 'neighbours' : 'halves';
  const field = keys.getField('model_type');
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
  keys.log.note('assumed', field, 'modelConfig.sections', { sections: sections.join(' + ') });
  if (sum !== pairs) keys.log.note('unknown', field, 'modelConfig.sectionSum', { sum, pairs });
  return sections;
}
