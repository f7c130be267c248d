import type { Family } from './families.js';
import { numberOf, type Keys } from './keys.js';
import type { LayerKind } from './model-clock.js';
import { ranges } from './ranges.js';
import { Refused, written } from './refused.js';

export interface Layers {
  /** Empty where the file does not say how many there are. */
  readonly kinds: readonly LayerKind[];
  /** True if some layers are global, and turn; and some local. */
  readonly global: boolean;
  readonly local: boolean;
  /** Keys that a query of a local layer sees. */
  readonly window?: number;
}

const most = 1024;
const kindOf: Readonly<Record<string, LayerKind>> = {
  ...{ full_attention: 'global', attention: 'global', global: 'global', global_attention: 'global' },
  ...{ sliding_attention: 'local', chunked_attention: 'local', local: 'local', local_attention: 'local' },
};

export function readLayers(keys: Keys, family: Family | undefined): Layers {
  const count = keys.number(
    ranges.layers,
    'num_hidden_layers',
    'n_layer',
    'n_layers',
    'num_layers',
    'num_decoder_layers',
  );
  const window = windowOf(keys);
  const attending = layerTypes(keys, count) ?? byPattern(keys, family, count, window);
  const kinds = withoutPosition(keys, family, attending);
  if (kinds.length === 0) keys.log.note('unknown', keys.fieldOf('num_hidden_layers'), 'modelConfig.noLayers');
  const has = (kind: LayerKind): boolean => kinds.includes(kind);
  const local = kinds.length > 0 ? has('local') : window !== undefined;
  const global = kinds.length > 0 ? has('global') || !local : window === undefined;
  if (local && window === undefined) keys.log.note('unknown', keys.fieldOf('sliding_window'), 'modelConfig.noWindow');
  return { kinds, local, global, ...(window !== undefined && { window }) };
}

function windowOf(keys: Keys): number | undefined {
  const window = keys.number(ranges.window, 'sliding_window', 'attention_chunk_size', 'local_attention');
  if (window === undefined || keys.flag('use_sliding_window') !== false) return window;
  keys.log.note('ignored', keys.fieldOf('sliding_window'), 'modelConfig.windowOff', { window });
  return undefined;
}

function layerTypes(keys: Keys, count: number | undefined): readonly LayerKind[] | undefined {
  const field = keys.fieldOf('layer_types');
  const names = keys.list(
    most,
    ({ field: item, value }) => {
      if (typeof value === 'string') return value;
      throw new Refused({ key: 'modelConfig.notText', values: { field: item, value: written(value) } });
    },
    'layer_types',
  );
  if (!names || names.length === 0) return undefined;
  if (count !== undefined && names.length !== count) {
    keys.log.note('ignored', keys.fieldOf('num_hidden_layers'), 'modelConfig.layerCount', {
      count,
      types: names.length,
    });
  }
  return names.map((name) => {
    if (Object.hasOwn(kindOf, name)) return kindOf[name]!;
    keys.log.note('unknown', field, 'modelConfig.layerType', { value: written(name) });
    return 'other';
  });
}

/** The local layers of a model that has no list of them. */
function byPattern(
  keys: Keys,
  family: Family | undefined,
  count: number | undefined,
  window: number | undefined,
): readonly LayerKind[] {
  const layers = (kind: (index: number) => LayerKind): readonly LayerKind[] =>
    Array.from({ length: count ?? 0 }, (_, index) => kind(index));
  const every = keys.number(ranges.every, 'sliding_window_pattern', '_sliding_window_pattern');
  const before = keys.number(ranges.every, 'global_attn_every_n_layers');
  if (window === undefined) return layers(() => 'global');
  if (before !== undefined) return layers((index) => (index % before === 0 ? 'global' : 'local'));
  const period = every ?? family?.globalEvery;
  if (every === undefined && family?.globalEvery !== undefined) {
    const values = { every: family.globalEvery };
    keys.log.note('assumed', keys.fieldOf('layer_types'), 'modelConfig.patternOfType', values);
  }
  if (period !== undefined) return layers((index) => ((index + 1) % period === 0 ? 'global' : 'local'));
  const first = keys.number({ min: 0, max: most, kind: 'whole' }, 'max_window_layers') ?? 0;
  return layers((index) => (index < first ? 'global' : 'local'));
}

/** The same layers, where some of them turn nothing. */
function withoutPosition(keys: Keys, family: Family | undefined, kinds: readonly LayerKind[]): readonly LayerKind[] {
  const field = keys.fieldOf('no_rope_layers');
  // 1 means that the layer turns.
  const turns = keys.list(most, (found) => numberOf(found, ranges.flag), 'no_rope_layers');
  if (turns && turns.length > 0) {
    if (turns.length !== kinds.length) {
      keys.log.note('ignored', field, 'modelConfig.layerCount', { count: kinds.length, types: turns.length });
    }
    return kinds.map((kind, index) => (turns[index] === 0 ? 'bare' : kind));
  }
  const given = keys.number(ranges.every, 'no_rope_layer_interval');
  const every = given ?? family?.bareEvery;
  if (every !== undefined) {
    if (given === undefined) keys.log.note('assumed', field, 'modelConfig.bareOfType', { every });
    return kinds.map((kind, index) => ((index + 1) % every === 0 ? 'bare' : kind));
  }
  if (!family?.bareGlobal) return kinds;
  keys.log.note('assumed', keys.fieldOf('layer_types'), 'modelConfig.bareGlobal');
  return kinds.map((kind) => (kind === 'global' ? 'bare' : kind));
}
