import { accepts } from '../reader/number-range.js';
import type { Keys } from './keys.js';
import type { Cache, LayerClock, ModelClock, Positions } from './model-clock.js';
import { ranges } from './ranges.js';
import { headNames } from './sizes.js';

const groupNames = ['num_key_value_heads', 'n_kv_heads', 'num_kv_heads', 'n_head_kv', 'multi_query_group_num'] as const;
/** Types whose code has keys and values for every head, and no key that says so. */
const ungrouped: readonly unknown[] = ['gptj', 'gpt_neox', 'codegen'];
/** Types that read a whole text at once, without a cache. */
const encoders: readonly unknown[] = ['modernbert', 'nomic_bert', 'esm', 'roformer', 'new'];
/** The keys of caches that are stored otherwise. */
const otherwise = ['compress_ratios', 'compress_rope_theta', 'attention_k_eq_v'] as const;

/**
 * Reads what a cache stores. Only keys of the file count: the defaults of a model's code say nothing about a file that
 * is an excerpt. An invalid value counts as missing, because the clock doesn't depend on it.
 */
export function readCache(keys: Keys, positions: Positions): Cache | undefined {
  const type = keys.peek('model_type')?.value;
  if (positions.scheme !== 'rotary' || positions.clocks[0].axes || encoders.includes(type)) return undefined;
  const size = (...names: readonly string[]): number | undefined => {
    const name = names.find((one) => {
      const value = keys.peek(one)?.value;
      return typeof value === 'number' && accepts(ranges.width, value);
    });
    return name === undefined ? undefined : (keys.find(name)!.value as number);
  };
  const odd = otherwise.find((name) => keys.peek(name) && keys.peek(name)!.value !== false);
  if (odd !== undefined) return { missing: keys.getField(odd) };
  const sharing = size('num_kv_shared_layers') ?? 0;
  const latent = keys.peek('use_mla')?.value === false ? undefined : size('kv_lora_rank');
  const [first] = positions.clocks;
  if (latent !== undefined) {
    const row = latent + first.spec.dimensions;
    return { numbers: { global: row, local: row }, sharing };
  }
  const given = keys.peek('multi_query')?.value === true ? 1 : size(...groupNames);
  const heads = given ?? (ungrouped.includes(type) ? size(...headNames) : undefined);
  if (heads === undefined) return { missing: keys.getField(groupNames[0]) };
  const row = (which: LayerClock['layers'], ownHeads = heads, ownValues?: number): number => {
    const clock = positions.clocks.find(({ layers }) => layers === which) ?? first;
    const dimensions = clock.headDimensions ?? clock.spec.dimensions;
    return ownHeads * (dimensions + (ownValues ?? size('v_head_dim') ?? dimensions));
  };
  return {
    numbers: {
      global: row('global', size('num_global_key_value_heads')),
      local: row('local', size('swa_num_key_value_heads'), size('swa_v_head_dim')),
    },
    sharing,
  };
}

/** Numbers in the cache of a text, or the key without which that isn't known. */
export function cacheSize(
  { cache, layers, positions }: Pick<ModelClock, 'cache' | 'layers' | 'positions'>,
  length: number,
): { readonly count: number } | { readonly missing: string } | undefined {
  if (!cache || 'missing' in cache || positions.scheme !== 'rotary')
    return cache && 'missing' in cache ? cache : undefined;
  if (layers.length === 0) return { missing: 'num_hidden_layers' };
  const window = positions.clocks.find((clock) => clock.layers === 'local')?.window;
  const own = layers.slice(0, layers.length - cache.sharing);
  if (own.includes('local') && window === undefined) return { missing: 'sliding_window' };
  const counts = own.map((kind) => {
    if (kind === 'other') return 0;
    return kind === 'local' ? Math.min(length, window!) * cache.numbers.local : length * cache.numbers.global;
  });
  return { count: counts.reduce((sum, count) => sum + count, 0) };
}
