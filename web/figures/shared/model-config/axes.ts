import { ConfigError } from './config-error.js';
import { getNumber, isObject, type Keys } from './keys.js';
import type { AxisPairs, LayerClock, Layout, ModelClock } from './model-clock.js';
import { ranges } from './ranges.js';
import { rotaryNames } from './rotary.js';
import { headNames, layerNames } from './sizes.js';
import { axesSources } from './sources.js';

type ReadFields = Pick<ModelClock, 'positions' | 'layers' | 'context'>;
type Axis = AxisPairs['axis'];

const [height, width] = [1, 2] as const;

/** How a vision model's code shares the pairs of a head between the rows and columns of patches. */
interface AxesRule {
  /** The axis of the first pairs, and that of the others. */
  readonly order: readonly [Axis, Axis];
  /** The two axes take turns on one series of frequencies; without it, each has a series of its own. */
  readonly isAlternating?: true;
  /** Coordinates run from -1 to 1, in images of any size. */
  readonly isRelative?: true;
  readonly layout: Exclude<Layout, 'unknown'>;
  readonly base: number;
  /** What the names of its keys begin with. */
  readonly prefix?: string;
}

const rows: AxesRule = { order: [height, width], layout: 'halves', base: 10_000 };
const columns: AxesRule = { order: [width, height], layout: 'neighbours', base: 10_000 };

const rules: Readonly<Record<string, AxesRule>> = {
  pixtral: { ...rows, isAlternating: true },
  dinov3_vit: { ...rows, isRelative: true, base: 100 },
  mlcd_vision_model: rows,
  llama4_vision_model: columns,
  sam2_video: { ...columns, prefix: 'memory_attention_' },
};
/** The vision part of Qwen2-VL and its successors, which has no type of its own. */
const qwenVision = ['spatial_merge_size', 'patch_size'];
/** They say which patches attend to each other, and change no angle. */
const windowNames = ['window_size', 'fullatt_block_indexes', 'tokens_per_second'];

/** Dimensions of each axis: time, height and width, or the last of them. */
const listNames = ['axes_dims_rope', 'axes_dim_rope', 'axes_dims', 'axes_dim', 'rope_axes_dim'] as const;
const textNames = ['vocab_size', 'max_position_embeddings'] as const;

/**
 * Reads a model whose pairs rotate with the rows and columns of an image, each axis with frequencies of its own;
 * undefined for other models.
 *
 * @param hasAxes - Whether the model type is known to have such axes.
 */
export function readAxes(keys: Keys, type: string, hasAxes: boolean): ReadFields | undefined {
  const list = listNames.find((name) => keys.peek(name));
  if (list !== undefined) return readList(keys, list);
  const has = (name: string): boolean => keys.peek(name) !== undefined;
  const isText = textNames.some(has);
  const rule = Object.hasOwn(rules, type) ? rules[type] : !isText && qwenVision.every(has) ? rows : undefined;
  if (rule) return readImage(keys, rule, type);
  const isImage = ['patch_size', 'image_size'].every(has) && rotaryNames.some(has);
  if (!hasAxes && (isText || !isImage)) return undefined;
  throw new ConfigError({ key: 'modelConfig.axes', values: { value: type === '' ? 'patch_size' : type } });
}

function readList(keys: Keys, name: (typeof listNames)[number]): ReadFields {
  const dimensions = keys.list(3, (found) => getNumber(found, ranges.rotary), name)!;
  const sum = dimensions.reduce((total, own) => total + own, 0);
  const axes = dimensions.map((own, at) => ({ axis: (3 - dimensions.length + at) as Axis, dimensions: own }));
  const rotary = getNumber({ field: keys.getField(name), value: sum }, ranges.rotary);
  const head = keys.number(ranges.head, 'attention_head_dim', 'head_dim') ?? rotary;
  if (head < rotary) {
    const values = { field: keys.getField(name), sum: rotary, head };
    throw new ConfigError({ key: 'modelConfig.axesSum', values });
  }
  const spec = { dimensions: rotary, base: getBase(keys, 10_000, 'rope_theta', 'theta') };
  return fields(keys, { head, spec, axes, layout: 'unknown' });
}

function readImage(keys: Keys, rule: AxesRule, type: string): ReadFields {
  const { order, isAlternating, isRelative, layout, prefix = '' } = rule;
  [...qwenVision, ...windowNames].forEach((name) => keys.find(name));
  const source = axesSources[type] ?? axesSources['qwen2_vl'];
  keys.log.note('assumed', keys.getField('model_type'), 'modelConfig.axesOfType', {}, source);
  const head = getHead(keys, prefix);
  const own = getNumber({ field: `${prefix}head_dim / 2`, value: head / 2 }, ranges.rotary);
  const axes = order.map((axis, at): AxisPairs => {
    return isAlternating ? { axis, dimensions: head, first: at, step: 2 } : { axis, dimensions: own };
  });
  if (isRelative) keys.log.note('assumed', keys.getField('model_type'), 'modelConfig.relativeAxes');
  const spec = { dimensions: head, base: getBase(keys, rule.base, `${prefix}rope_theta`) };
  const context = getSide(keys, prefix);
  return fields(keys, { head, spec, axes, layout, ...(isRelative && { isRelative }) }, context);
}

function getHead(keys: Keys, prefix: string): number {
  const given = keys.number(ranges.head, `${prefix}head_dim`);
  if (given !== undefined) return given;
  const names = [`${prefix}embed_dim`, `${prefix}hidden_size`] as const;
  const all = keys.number(ranges.width, ...names);
  const heads = keys.number(ranges.heads, ...headNames.map((name) => `${prefix}${name}`));
  if (all === undefined || heads === undefined) {
    const field = keys.getField(all === undefined ? names[1] : `${prefix}${headNames[0]}`);
    throw new ConfigError({ key: 'modelConfig.noHead', values: { field } });
  }
  const value = Math.floor(all / heads / (keys.number(ranges.heads, `${prefix}downsample_rate`) ?? 1));
  const head = getNumber({ field: `${names[1]} / ${prefix}${headNames[0]}`, value }, ranges.head);
  keys.log.note('assumed', keys.getField(`${prefix}head_dim`), 'modelConfig.headByHeads', { width: all, heads, head });
  return head;
}

function getBase(keys: Keys, usual: number, ...names: readonly string[]): number {
  const inside = isObject(keys.peek('rope_parameters')?.value) ? keys.inside('rope_parameters') : undefined;
  const base = inside?.number(ranges.base, 'rope_theta') ?? keys.number(ranges.base, ...names);
  if (base === undefined) keys.log.note('assumed', keys.getField(names[0]!), 'modelConfig.baseUsual', { base: usual });
  return base ?? usual;
}

/** The patches along a side of an image. */
function getSide(keys: Keys, prefix: string): number | undefined {
  const name = `${prefix}rope_feat_sizes`;
  const [side] = keys.list(2, (found) => getNumber(found, ranges.context), name) ?? [];
  if (side !== undefined) return side;
  const [image, patch] = ['image_size', 'patch_size'].map((size) => keys.number(ranges.width, size));
  if (image === undefined || patch === undefined) return undefined;
  const value = Math.floor(image / patch);
  keys.log.note('assumed', keys.getField('patch_size'), 'modelConfig.patchSide', { image, patch, side: value });
  return getNumber({ field: 'image_size / patch_size', value }, ranges.context);
}

interface Axial {
  readonly head: number;
  readonly spec: Pick<LayerClock['spec'], 'dimensions' | 'base'>;
  readonly axes: readonly AxisPairs[];
  readonly isRelative?: true;
  readonly layout: Layout;
}

function fields(keys: Keys, { head, spec, axes, isRelative, layout }: Axial, context?: number): ReadFields {
  const count = keys.number(ranges.layers, ...layerNames, 'depth') ?? 0;
  const clock: LayerClock = {
    ...{ layers: 'global', headDimensions: head, attention: { rule: 'none' }, axes },
    spec: { ...spec, scaling: 'none' },
    ...(isRelative && { isRelative }),
  };
  return {
    positions: { scheme: 'rotary', layout, clocks: [clock] },
    layers: Array.from({ length: count }, () => 'global' as const),
    ...(context !== undefined && { context }),
  };
}
