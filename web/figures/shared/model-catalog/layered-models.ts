import { arxiv, code, litgpt, released, repository, sizes, type PublishedModel } from './published-model.js';

/** Rotary models with several kinds of layers. */
export const layeredModels = {
  'mistral-v0.1': {
    name: 'Mistral 7B v0.1',
    since: arxiv('2310.06825'),
    config: {
      ...{ model_type: 'mistral', ...sizes(4096, 32, 32), max_position_embeddings: 32_768 },
      ...{ rope_theta: 10_000, sliding_window: 4096 },
    },
    source: litgpt,
  },
  gemma2: {
    name: 'Gemma 2 9B',
    since: arxiv('2408.00118'),
    config: {
      ...{ model_type: 'gemma2', ...sizes(3584, 16, 42), head_dim: 256, max_position_embeddings: 8192 },
      ...{ rope_theta: 10_000, sliding_window: 4096 },
    },
    source: litgpt,
  },
  'gemma3-1b': {
    name: 'Gemma 3 1B',
    since: arxiv('2503.19786'),
    config: {
      ...{ model_type: 'gemma3_text', ...sizes(1152, 4, 26), head_dim: 256, max_position_embeddings: 32_768 },
      ...{ rope_theta: 1_000_000, rope_local_base_freq: 10_000, sliding_window: 512, sliding_window_pattern: 6 },
    },
    source: repository('google/gemma_pytorch/blob/main/gemma/config.py'),
  },
  'gemma3-4b': {
    name: 'Gemma 3 4B',
    since: arxiv('2503.19786'),
    config: {
      model_type: 'gemma3',
      text_config: {
        ...{ model_type: 'gemma3_text', ...sizes(2560, 8, 34), head_dim: 256, max_position_embeddings: 131_072 },
        ...{ rope_theta: 1_000_000, rope_local_base_freq: 10_000, sliding_window: 1024, sliding_window_pattern: 6 },
        rope_scaling: { factor: 8, rope_type: 'linear' },
      },
    },
    source: litgpt,
  },
  'gpt-oss': {
    name: 'gpt-oss-20b',
    since: arxiv('2508.10925'),
    config: {
      ...{ model_type: 'gpt_oss', ...sizes(2880, 64, 24), head_dim: 64, max_position_embeddings: 131_072 },
      layer_types: Array.from({ length: 24 }, (_, index) => (index % 2 ? 'full_attention' : 'sliding_attention')),
      ...{ rope_theta: 150_000, sliding_window: 128 },
      rope_scaling: {
        ...{ rope_type: 'yarn', factor: 32, original_max_position_embeddings: 4096 },
        ...{ beta_fast: 32, beta_slow: 1, truncate: false },
      },
    },
    source: code('gpt_oss/configuration_gpt_oss.py'),
    unverified: ['num_hidden_layers'],
  },
  smollm3: {
    name: 'SmolLM3 3B',
    since: released(2025, 7, { text: 'huggingface.co/blog/smollm3', url: 'https://huggingface.co/blog/smollm3' }),
    config: {
      ...{ model_type: 'smollm3', ...sizes(2048, 16, 36), max_position_embeddings: 65_536 },
      ...{ rope_theta: 5_000_000, no_rope_layer_interval: 4, use_sliding_window: false },
    },
    source: { text: 'huggingface.co/blog/smollm3', url: 'https://huggingface.co/blog/smollm3' },
    unverified: ['hidden_size', 'num_attention_heads', 'max_position_embeddings'],
  },
  'llama-4': {
    name: 'Llama 4 Scout',
    since: released(
      2025,
      4,
      repository('meta-llama/llama-models/blob/main/models/llama4/MODEL_CARD.md', 'llama4/MODEL_CARD.md'),
    ),
    config: {
      model_type: 'llama4',
      text_config: {
        ...{ model_type: 'llama4_text', ...sizes(5120, 40, 48), head_dim: 128, max_position_embeddings: 10_485_760 },
        ...{ rope_theta: 500_000, attention_chunk_size: 8192 },
        no_rope_layers: Array.from({ length: 48 }, (_, index) => Number((index + 1) % 4 !== 0)),
        rope_scaling: {
          ...{ rope_type: 'llama3', factor: 16, low_freq_factor: 1, high_freq_factor: 1 },
          original_max_position_embeddings: 8192,
        },
      },
    },
    source: repository('meta-llama/llama-models/blob/main/models/llama4/model.py', 'llama4/model.py'),
    unverified: ['hidden_size', 'num_attention_heads', 'num_hidden_layers', 'max_position_embeddings'],
  },
} as const satisfies Readonly<Record<string, PublishedModel>>;
