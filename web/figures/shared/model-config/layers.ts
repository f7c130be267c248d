import type { Family } from './families.js';
import type { Json } from './json.js';
import { getNumber, getText, type Found, type Keys } from './keys.js';
import type { LayerClock, LayerKind } from './model-clock.js';
import { ranges } from './ranges.js';
import { ConfigError, written } from './config-error.js';
import { layerNames } from './sizes.js';

export interface Layers {
  /** Empty if the number of layers is unknown. */
  readonly kinds: readonly LayerKind[];
  /** True if some layers are global and rotary, and some local. */
  readonly global: boolean;
  readonly local: boolean;
  /** The number of keys that a query of a local layer sees. */
  readonly window?: number;
}

const max = 1024;
const windowNames = [
  ...(['sliding_window', 'sliding_window_size', 'window_size', 'attention_window_size', 'local_attention'] as const),
  ...(['attention_chunk_size', 'interleaved_sliding_window'] as const),
] as const;

/** The indices of layers of a kind, from 0; [0] if the number of layers is unknown. */
export function getLayers({ kinds }: Layers, which: LayerClock['layers']): readonly number[] {
  const numbers = kinds.flatMap((kind, layer) => (kind === which ? [layer] : []));
  return numbers.length > 0 ? numbers : [0];
}

/** Reads the kind of every layer. */
export function readLayers(keys: Keys, family: Family | undefined, context?: number): Layers {
  const count = keys.number(ranges.layers, ...layerNames);
  const windows = getWindows(keys, count ?? 0);
  // Any key of the file takes precedence over the model type's defaults.
  const attending =
    pattern(keys.given, count, windows, family) ??
    pattern(keys, count, windows, family) ??
    fill(count, () => (windows === undefined ? 'global' : 'local'));
  agree(keys, attending, (apart) => sources.map((source) => source(apart, count, windows, family)));
  const wide = widened(keys, attending, windows, context);
  const kinds = withoutPosition(keys, family, wide);
  agree(keys, kinds, (apart) => [everyBare(apart, wide)]);
  if (kinds.length === 0) keys.log.note('unknown', keys.getField('num_hidden_layers'), 'modelConfig.noLayers');
  const has = (kind: LayerKind): boolean => kinds.includes(kind);
  const local = kinds.length > 0 ? has('local') : windows !== undefined;
  const global = kinds.length > 0 ? has('global') : windows === undefined;
  const window = local ? getWindow(keys, kinds, windows) : undefined;
  return { kinds, local, global, ...(window !== undefined && { window }) };
}

/** Marks keys as used that say the same in another way. */
function agree(
  keys: Keys,
  kinds: readonly LayerKind[],
  others: (apart: Keys) => readonly (readonly LayerKind[] | undefined)[],
): void {
  const joined = kinds.join();
  const { apart } = keys;
  try {
    const all = others(apart).filter((other) => other !== undefined);
    if (all.length > 0 && all.every((other) => other.join() === joined))
      apart.log.used.forEach((field) => keys.log.used.add(field));
  } catch (error) {
    // An invalid value does not agree.
    if (!(error instanceof ConfigError)) throw error;
  }
}

const fill = (count: number | undefined, kind: (layer: number) => LayerKind): readonly LayerKind[] =>
  Array.from({ length: count ?? 0 }, (_, layer) => kind(layer));

/** One window for all layers that have one, or a list with a window or null for each. */
interface Windows {
  readonly field: string;
  readonly sizes: number | readonly (number | null)[];
}

function getWindows(keys: Keys, count: number): Windows | undefined {
  const name = windowNames.find((one) => keys.has(one));
  if (name === undefined) return undefined;
  if (keys.flag('use_sliding_window') === false) {
    const given = keys.given.find(...windowNames);
    if (given) {
      const values = { window: written(given.value) };
      keys.log.note('ignored', given.field, 'modelConfig.windowOff', values);
    }
    return undefined;
  }
  const listed = keys.peek(name);
  if (listed && Array.isArray(listed.value)) {
    keys.find(name);
    const list = listed.value as readonly Json[];
    const sizes = fillList(count, list).map((item, at) =>
      item === null || item === 0 || item === -1
        ? null
        : getNumber({ field: `${listed.field}[${at % list.length}]`, value: item }, ranges.window),
    );
    return { field: listed.field, sizes };
  }
  const size = keys.size(ranges.window, ...windowNames);
  return size === undefined ? undefined : { field: keys.getField(name), sizes: size };
}

/** Repeats a list that is shorter than the number of layers. */
const fillList = <Item>(count: number, list: readonly Item[]): readonly Item[] =>
  list.length === 0 ? [] : Array.from({ length: count || list.length }, (_, at) => list[at % list.length]!);

/** The window of all local layers. */
function getWindow(keys: Keys, kinds: readonly LayerKind[], windows: Windows | undefined): number | undefined {
  if (windows === undefined) {
    keys.log.note('unknown', keys.getField('sliding_window'), 'modelConfig.noWindow');
    return undefined;
  }
  const { field, sizes } = windows;
  if (typeof sizes === 'number') return sizes;
  const [first, ...others] = kinds.flatMap((kind, at) => (kind === 'local' ? [sizes[at] ?? null] : []));
  if (first !== undefined && first !== null && others.every((other) => other === first)) return first;
  throw new ConfigError({ key: 'modelConfig.listDiffers', values: { field, value: written(sizes) } });
}

/** If all layers are local and the window is as long as the context, the layers are global. */
function widened(
  keys: Keys,
  kinds: readonly LayerKind[],
  windows: Windows | undefined,
  context: number | undefined,
): readonly LayerKind[] {
  const isWide = windows && typeof windows.sizes === 'number' && context !== undefined && windows.sizes >= context;
  if (!isWide || !kinds.includes('local') || kinds.includes('global')) return kinds;
  keys.log.note('ignored', windows.field, 'modelConfig.windowAsLong', { window: windows.sizes, context });
  return kinds.map((kind) => (kind === 'local' ? 'global' : kind));
}

const layerKinds: Readonly<Record<string, LayerKind>> = {
  ...{ full_attention: 'global', attention: 'global', global: 'global', global_attention: 'global', full: 'global' },
  ...{ compressed_sparse_attention: 'global', heavily_compressed_attention: 'global', attn: 'global', '*': 'global' },
  ...{ hybrid: 'global', softmax_attention: 'global' },
  ...{ sliding_attention: 'local', chunked_attention: 'local', local: 'local', local_attention: 'local' },
  ...{ sliding_window: 'local', sliding_window_attention: 'local', sliding: 'local', swa: 'local' },
  ...{ linear_attention: 'other', mamba: 'other', mamba2: 'other', conv: 'other', recurrent: 'other', moe: 'other' },
  ...{ mlp: 'other', linear: 'other', ssm: 'other', rwkv: 'other', kda: 'other', gated_delta_net: 'other' },
  ...{ lightning_attention: 'other', M: 'other', E: 'other', '-': 'other' },
};

/** The letters of a pattern, by its key. */
const letters: Readonly<Record<string, Readonly<Record<string, LayerKind>>>> = {
  hybrid_override_pattern: layerKinds,
  sliding_window_pattern: { L: 'local', G: 'global' },
  window_pattern: { S: 'local', L: 'global' },
};

/** Lists of numbers, zero or nonzero. */
const numbered: Readonly<Record<string, readonly [zero: LayerKind, other: LayerKind]>> = {
  hybrid_layer_pattern: ['global', 'local'],
  compress_ratios: ['local', 'global'],
  attn_type_list: ['other', 'global'],
};

/** Lists of the indices of attention layers; others have none. */
const attendingLists = ['attn_layer_indices', 'hybrid_layer_ids', 'full_attn_idxs', 'attn_layer_idx'] as const;

const nameLists = [
  ...(['layer_types', 'layers_block_type', 'block_types', '_block_types', 'attention_layers'] as const),
  'layer_block_types',
] as const;

/** The kinds of layers, from whichever key the file has for them. */
function pattern(
  keys: Keys,
  count: number | undefined,
  windows: Windows | undefined,
  family: Family | undefined,
): readonly LayerKind[] | undefined {
  for (const source of sources) {
    const kinds = source(keys, count, windows, family);
    if (kinds) return kinds;
  }
  return undefined;
}

type Source = (
  keys: Keys,
  count: number | undefined,
  windows: Windows | undefined,
  family: Family | undefined,
) => readonly LayerKind[] | undefined;

function byNames(
  keys: Keys,
  count: number | undefined,
  windows: Windows | undefined,
): readonly LayerKind[] | undefined {
  if (keys.peek('full_attn_mod')?.value === 1) keys.find('full_attn_mod');
  const name = nameLists.find((one) => keys.has(one));
  if (name === undefined) return expanded(keys);
  const names = keys.list(max, getText, name);
  if (!names || names.length === 0) return undefined;
  const field = keys.getField(name);
  // Unspecified attention uses the file's window, if there is one.
  const isPlain = names.every((one) => layerKinds[one] === 'other' || plainNames.includes(one));
  const repeats = name !== 'layer_types' && count !== undefined && names.length < count;
  if (!repeats && count !== undefined && names.length !== count) {
    const values = { count, types: names.length };
    keys.log.note('ignored', keys.getField('num_hidden_layers'), 'modelConfig.layerCount', values);
  }
  return (repeats ? fillList(count, names) : names).map((one) => {
    const kind = kindNamed(keys, field, layerKinds, one);
    return kind === 'global' && isPlain && windows !== undefined ? 'local' : kind;
  });
}

const plainNames: readonly string[] = ['attention', 'attn', 'hybrid'];

function kindNamed(keys: Keys, field: string, kinds: Readonly<Record<string, LayerKind>>, name: string): LayerKind {
  if (Object.hasOwn(kinds, name)) return kinds[name]!;
  keys.log.note('unknown', field, 'modelConfig.layerType', { value: written(name) });
  return 'other';
}

/** GPT-Neo writes `[[["global", "local"], 12]]`. */
function expanded(keys: Keys): readonly LayerKind[] | undefined {
  const groups = keys.list(max, ({ value }) => value, 'attention_types');
  if (!groups) return undefined;
  const field = keys.getField('attention_types');
  const kinds = groups.flatMap((group) => {
    const [names, times] = Array.isArray(group) ? (group as readonly Json[]) : [];
    if (!Array.isArray(names)) return [];
    const repeated = getNumber({ field, value: times ?? 'null' }, ranges.layers);
    const block = (names as readonly Json[]).map((one) =>
      kindNamed(keys, field, layerKinds, typeof one === 'string' ? one : ''),
    );
    return fillList(Math.min(max, repeated * block.length), block);
  });
  return kinds.length > 0 ? kinds : undefined;
}

function byLetters(
  keys: Keys,
  count: number | undefined,
  windows: Windows | undefined,
): readonly LayerKind[] | undefined {
  const name = Object.keys(letters).find((one) => typeof keys.peek(one)?.value === 'string');
  if (name === undefined) return undefined;
  // The pattern needs a window, or a statement that there is none.
  if (name !== 'hybrid_override_pattern' && windows === undefined && !hasNoWindow(keys)) return undefined;
  const text = keys.text(name)!;
  if (text.length === 0 || text.length > max) {
    throw new ConfigError({
      key: 'modelConfig.longList',
      values: { field: keys.getField(name), max, value: text.length },
    });
  }
  const kinds = [...text].map((letter) => kindNamed(keys, keys.getField(name), letters[name]!, letter));
  if (name === 'hybrid_override_pattern') return kinds;
  if (windows === undefined) return fill(count, () => 'global');
  // The code makes the last layer global, whatever the pattern says.
  const all = fillList(count ?? 0, kinds);
  return all.map((kind, layer) => (layer === all.length - 1 ? 'global' : kind));
}

function byNumbers(keys: Keys, count: number | undefined): readonly LayerKind[] | undefined {
  const name = Object.keys(numbered).find((one) => keys.has(one));
  if (name === undefined) return undefined;
  const [zero, other] = numbered[name]!;
  const list = keys.list(max, (found) => getNumber(found, ranges.ratio), name);
  if (!list || list.length === 0) return undefined;
  if (count !== undefined && list.length < count) {
    const values = { count, types: list.length };
    keys.log.note('ignored', keys.getField(name), 'modelConfig.layerCount', values);
  }
  // A longer list ends with layers for multi-token prediction.
  return list.slice(0, count).map((value) => (value === 0 ? zero : other));
}

function byLists(keys: Keys, count: number | undefined): readonly LayerKind[] | undefined {
  const name = attendingLists.find((one) => keys.has(one));
  const linear = keys.has('linear_attn_config') ? keys.inside('linear_attn_config') : undefined;
  const index = (found: Found): number => getNumber(found, ranges.layerNumber);
  if (name !== undefined) {
    const list = keys.list(max, index, name);
    return list && fill(count, (layer) => (list.includes(layer) ? 'global' : 'other'));
  }
  // Counted from 1.
  const full = linear?.list(max, index, 'full_attn_layers');
  const delta = linear?.list(max, index, 'kda_layers');
  if (!full && !delta) return undefined;
  return fill(count, (layer) => ((full ? full.includes(layer + 1) : !delta!.includes(layer + 1)) ? 'global' : 'other'));
}

function byPeriods(keys: Keys, count: number | undefined): readonly LayerKind[] | undefined {
  const period = keys.number(ranges.every, 'attn_layer_period');
  if (period !== undefined) {
    const offset = keys.number(ranges.layerNumber, 'attn_layer_offset') ?? 0;
    return fill(count, (layer) => (layer % period === offset ? 'global' : 'other'));
  }
  const every = keys.number(ranges.every, 'full_attention_interval');
  return every === undefined ? undefined : fill(count, (layer) => ((layer + 1) % every === 0 ? 'global' : 'other'));
}

const hasNoWindow = (keys: Keys): boolean => keys.denies('use_sliding_window', ...windowNames);

function byWindows(
  keys: Keys,
  count: number | undefined,
  windows: Windows | undefined,
  family: Family | undefined,
): readonly LayerKind[] | undefined {
  if (windows === undefined) {
    // Irrelevant without a window.
    if (hasNoWindow(keys)) {
      for (const name of ['sliding_window_pattern', '_sliding_window_pattern', 'max_window_layers'])
        keys.given.find(name);
    }
    const every = keys.given.size(ranges.every, 'global_attn_every_n', 'global_attn_every_n_layers');
    return every === undefined ? undefined : fill(count, () => 'global');
  }
  const { sizes } = windows;
  if (typeof sizes !== 'number') return sizes.map((size) => (size === null ? 'global' : 'local'));
  const first = keys.size(ranges.every, 'global_attn_every_n_layers');
  if (first !== undefined && !family?.globalLast) {
    return fill(count, (layer) => (layer % first === 0 ? 'global' : 'local'));
  }
  const last =
    first ?? keys.size(ranges.every, 'sliding_window_pattern', '_sliding_window_pattern', 'global_attn_every_n');
  if (keys.peek('order_of_interleaved_layers')?.value === 'local_attn_first') keys.find('order_of_interleaved_layers');
  if (last !== undefined) return fill(count, (layer) => ((layer + 1) % last === 0 ? 'global' : 'local'));
  const before = keys.number({ min: 0, max, kind: 'whole' }, 'max_window_layers');
  return before === undefined ? undefined : fill(count, (layer) => (layer < before ? 'global' : 'local'));
}

const sources: readonly Source[] = [byNames, byLetters, byNumbers, byLists, byPeriods, byWindows];

const attends = (kind: LayerKind): boolean => kind === 'global' || kind === 'local';

/** Marks every n-th layer as one without a position encoding. */
function everyBare(keys: Keys, kinds: readonly LayerKind[]): readonly LayerKind[] | undefined {
  const every = keys.size(ranges.every, 'no_rope_layer_interval', 'nope_layer_interval');
  return every === undefined
    ? undefined
    : kinds.map((kind, layer) => (attends(kind) && (layer + 1) % every === 0 ? 'bare' : kind));
}

/** Marks layers without a position encoding. */
function withoutPosition(keys: Keys, family: Family | undefined, kinds: readonly LayerKind[]): readonly LayerKind[] {
  const bare = (isBare: (layer: number, kind: LayerKind) => boolean): readonly LayerKind[] =>
    kinds.map((kind, layer) => (attends(kind) && isBare(layer, kind) ? 'bare' : kind));
  if (keys.flag('mla_use_nope') === true) {
    // Sizes of parts that do not rotate.
    keys.find('qk_rope_head_dim');
    keys.find('qk_nope_head_dim');
    return bare(() => true);
  }
  const field = keys.getField('no_rope_layers');
  // 1 means that the layer is rotary.
  const turns = keys.list(max, (found) => getNumber(found, ranges.flag), 'no_rope_layers');
  if (turns && turns.length > 0) {
    if (turns.length !== kinds.length) {
      keys.log.note('ignored', field, 'modelConfig.layerCount', { count: kinds.length, types: turns.length });
    }
    return bare((layer) => turns[layer] === 0);
  }
  const regular = everyBare(keys, kinds);
  if (regular) return regular;
  if (!family?.bareGlobal || !kinds.includes('local')) return kinds;
  keys.log.note('assumed', keys.getField('layer_types'), 'modelConfig.bareGlobal');
  return bare((_, kind) => kind === 'global');
}
