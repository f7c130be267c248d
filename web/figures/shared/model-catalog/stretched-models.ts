import { longFactors, shortFactors } from './phi-3-factors.js';
import { arxiv, code, litgpt, released, repository, sizes, trainedTo, type PublishedModel } from './published-model.js';

const llama3 = (factor: number) => ({
  ...{ rope_type: 'llama3', factor, low_freq_factor: 1, high_freq_factor: 4 },
  original_max_position_embeddings: 8192,
});

const deepseek = (mscale: number) => ({
  ...{ type: 'yarn', factor: 40, original_max_position_embeddings: 4096 },
  ...{ beta_fast: 32, beta_slow: 1, mscale, mscale_all_dim: mscale },
});

/** Rotary models scaled to more than their training length, all layers alike. */
export const stretchedModels = {
  'llama-3.1': {
    name: 'Llama 3.1 8B',
    since: arxiv('2407.21783'),
    trained: trainedTo(131_072, arxiv('2407.21783')),
    config: {
      ...{ model_type: 'llama', ...sizes(4096, 32, 32), max_position_embeddings: 131_072 },
      ...{ rope_theta: 500_000, rope_scaling: llama3(8) },
    },
    source: litgpt,
  },
  'llama-3.2-1b': {
    name: 'Llama 3.2 1B',
    since: released(
      2024,
      9,
      repository('meta-llama/llama-models/blob/main/models/llama3_2/MODEL_CARD.md', 'llama3_2/MODEL_CARD.md'),
    ),
    config: {
      ...{ model_type: 'llama', ...sizes(2048, 32, 16), max_position_embeddings: 131_072 },
      ...{ rope_theta: 500_000, rope_scaling: llama3(32) },
    },
    source: litgpt,
  },
  'qwen3-yarn': {
    name: 'Qwen3-8B + YaRN',
    since: arxiv('2505.09388'),
    trained: trainedTo(32_768, arxiv('2505.09388')),
    config: {
      ...{ model_type: 'qwen3', ...sizes(4096, 32, 36), head_dim: 128, max_position_embeddings: 40_960 },
      rope_theta: 1_000_000,
      rope_scaling: { rope_type: 'yarn', factor: 4, original_max_position_embeddings: 32_768 },
    },
    source: repository('QwenLM/Qwen3/blob/main/docs/source/inference/transformers.md', 'Qwen3, transformers.md'),
  },
  'deepseek-v2-lite': {
    name: 'DeepSeek-V2-Lite',
    since: arxiv('2405.04434'),
    config: {
      ...{ model_type: 'deepseek_v2', ...sizes(2048, 16, 27), max_position_embeddings: 163_840 },
      ...{ qk_rope_head_dim: 64, qk_nope_head_dim: 128, rope_theta: 10_000, rope_scaling: deepseek(0.707) },
    },
    source: repository('deepseek-ai/DeepSeek-V3/blob/main/inference/model.py', 'DeepSeek-V3/inference/model.py'),
    unverified: ['max_position_embeddings', 'num_hidden_layers', 'hidden_size', 'num_attention_heads'],
  },
  'deepseek-v3': {
    name: 'DeepSeek-V3',
    since: arxiv('2412.19437'),
    config: {
      ...{ model_type: 'deepseek_v3', ...sizes(7168, 128, 61), max_position_embeddings: 163_840 },
      ...{ qk_rope_head_dim: 64, qk_nope_head_dim: 128, rope_theta: 10_000, rope_scaling: deepseek(1) },
    },
    source: repository('deepseek-ai/DeepSeek-V3/blob/main/inference/model.py', 'DeepSeek-V3/inference/model.py'),
    unverified: ['max_position_embeddings'],
  },
  'phi-3': {
    name: 'Phi-3-mini-4k',
    since: arxiv('2404.14219'),
    config: {
      ...{ model_type: 'phi3', ...sizes(3072, 32, 32), max_position_embeddings: 4096 },
      ...{ original_max_position_embeddings: 4096, rope_theta: 10_000, rope_scaling: null },
    },
    source: code('phi3/configuration_phi3.py'),
    unverified: ['num_hidden_layers'],
  },
  'phi-3-vision': {
    name: 'Phi-3-vision-128k',
    config: {
      ...{ model_type: 'phi3', ...sizes(3072, 32, 32), max_position_embeddings: 131_072 },
      ...{ original_max_position_embeddings: 4096, rope_theta: 10_000 },
      rope_scaling: { type: 'su', short_factor: shortFactors, long_factor: longFactors },
    },
    source: repository('huggingface/diffusers/blob/main/tests/pipelines/omnigen/test_pipeline_omnigen.py'),
    unverified: ['model_type', 'num_hidden_layers'],
  },
} as const satisfies Readonly<Record<string, PublishedModel>>;
