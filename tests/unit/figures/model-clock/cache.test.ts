import { describe, expect, test } from 'vitest';

import { clockOfModel, modelKeys } from '../../../../web/figures/shared/model-catalog/catalog.js';
import { cacheSize } from '../../../../web/figures/shared/model-config/cache.js';
import { getClock, small } from './render-messages.js';

const llama = (width: number, heads: number, layers: number) => ({
  ...{ model_type: 'llama', hidden_size: width, num_attention_heads: heads, num_hidden_layers: layers },
  ...{ num_key_value_heads: 8, rope_theta: 500_000, max_position_embeddings: 131_072 },
});

const bytes = (config: object, length: number): unknown => {
  const size = cacheSize(getClock(config), length);
  return size && 'count' in size ? 2 * size.count : size;
};

describe('bytes of the cache at 16 bits, as published', () => {
  // https://huggingface.co/blog/llama31
  test.each([
    ['Llama 3.1 8B', llama(4096, 32, 32), 16_000, 1.95],
    ['Llama 3.1 8B', llama(4096, 32, 32), 128_000, 15.62],
    ['Llama 3.1 70B', llama(8192, 64, 80), 128_000, 39.06],
  ] as const)('%s (%#)', (_, config, length, published) => {
    expect(Math.abs((bytes(config, length) as number) / 2 ** 30 - published)).toBeLessThan(0.01);
  });

  // arXiv 2505.09343, table 1: KB per token
  test.each([
    ['Llama 3.1 405B', llama(16_384, 128, 126), 516_096],
    ['Qwen2.5 72B', { ...llama(8192, 64, 80), model_type: 'qwen2' }, 327_680],
    [
      'DeepSeek-V3',
      {
        ...{ model_type: 'deepseek_v3', hidden_size: 7168, num_attention_heads: 128, num_hidden_layers: 61 },
        ...{ num_key_value_heads: 128, kv_lora_rank: 512, qk_rope_head_dim: 64, qk_nope_head_dim: 128 },
        ...{ v_head_dim: 128, rope_theta: 10_000, max_position_embeddings: 163_840 },
      },
      70_272,
    ],
  ] as const)('%s per token', (_, config, published) => {
    expect(bytes(config, 1)).toBe(published);
  });
});

test('a layer with a window stores no more than its window, and a layer without attention nothing', () => {
  const layer_types = ['sliding_attention', 'full_attention', 'linear_attention', 'sliding_attention'];
  const config = { ...small, num_key_value_heads: 2, head_dim: 64, sliding_window: 100, layer_types };
  const row = 2 * 2 * (64 + 64);
  expect(bytes(config, 1000)).toBe((100 + 1000 + 100) * row);
  expect(bytes(config, 50)).toBe(3 * 50 * row);
});

test('last layers that use the cache of others, and values of another size, are counted', () => {
  const config = { ...small, num_key_value_heads: 2, head_dim: 64, v_head_dim: 32, num_kv_shared_layers: 1 };
  expect(bytes(config, 10)).toBe(2 * 3 * 10 * 2 * (64 + 32));
});

test('what the file does not say is named, and an invalid value rejects nothing', () => {
  const missing = { missing: 'num_key_value_heads' };
  expect(bytes(small, 10)).toEqual(missing);
  expect(bytes({ ...small, num_key_value_heads: '8' }, 10)).toEqual(missing);
  expect(bytes({ ...small, num_key_value_heads: 8, compress_ratios: [4, 4, 4, 4] }, 10)).toEqual({
    missing: 'compress_ratios',
  });
});

test('a model whose code has no groups stores every head, and an encoder has no cache', () => {
  const neox = { ...small, model_type: 'gpt_neox', num_attention_heads: 4, head_dim: 64 };
  expect(bytes(neox, 10)).toBe(2 * 4 * 10 * 4 * (64 + 64));
  expect(bytes({ ...small, model_type: 'modernbert' }, 10)).toBeUndefined();
});

test('the cache of most models of the list is known', () => {
  const unknown = modelKeys.filter((key) => 'missing' in (cacheSize(clockOfModel(key), 4096) ?? {}));
  // Sparse attention with an indexer, compressed keys, keys that are values, and sizes without a source.
  expect(unknown).toEqual([
    ...['deepseek-v3.2', 'deepseek-v4-flash', 'deepseek-v4-pro', 'gemma4-31b', 'lfm2', 'glm-5', 'mimo-v2-flash'],
  ]);
});
