import { arxiv, code, litgpt, released, repository, sizes, trainedTo, type PublishedModel } from './published-model.js';

/** Rotary models without scaling, all layers alike. */
export const plainModels = {
  'gpt-j': {
    name: 'GPT-J 6B',
    since: released(
      2021,
      5,
      repository('kingoflolz/mesh-transformer-jax/blob/master/README.md', 'mesh-transformer-jax/README.md'),
    ),
    config: { model_type: 'gptj', n_embd: 4096, n_head: 16, n_layer: 28, n_positions: 2048, rotary_dim: 64 },
    source: repository('kingoflolz/mesh-transformer-jax/blob/master/configs/6B_roto_256.json'),
  },
  'gpt-neox': {
    name: 'GPT-NeoX-20B',
    since: arxiv('2204.06745'),
    config: {
      ...{ model_type: 'gpt_neox', ...sizes(6144, 64, 44), max_position_embeddings: 2048 },
      ...{ rotary_pct: 0.25, rotary_emb_base: 10_000 },
    },
    source: repository('EleutherAI/gpt-neox/blob/main/configs/20B.yml'),
  },
  'llama-1': {
    name: 'LLaMA 7B',
    since: arxiv('2302.13971'),
    config: { model_type: 'llama', ...sizes(4096, 32, 32), max_position_embeddings: 2048 },
    source: code('llama/convert_llama_weights_to_hf.py'),
    unverified: ['num_hidden_layers'],
  },
  'llama-2': {
    name: 'Llama 2 7B',
    since: arxiv('2307.09288'),
    trained: trainedTo(4096, arxiv('2307.09288')),
    config: { model_type: 'llama', ...sizes(4096, 32, 32), max_position_embeddings: 4096 },
    source: litgpt,
  },
  'code-llama': {
    name: 'Code Llama 7B',
    since: arxiv('2308.12950'),
    config: { model_type: 'llama', ...sizes(4096, 32, 32), max_position_embeddings: 16_384, rope_theta: 1_000_000 },
    source: litgpt,
  },
  'llama-3': {
    name: 'Llama 3 8B',
    since: released(2024, 4, repository('meta-llama/llama3/blob/main/MODEL_CARD.md', 'llama3/MODEL_CARD.md')),
    config: { model_type: 'llama', ...sizes(4096, 32, 32), max_position_embeddings: 8192, rope_theta: 500_000 },
    source: litgpt,
  },
  'mistral-v0.3': {
    name: 'Mistral 7B v0.3',
    config: {
      ...{ model_type: 'mistral', ...sizes(4096, 32, 32), max_position_embeddings: 32_768 },
      ...{ rope_theta: 1_000_000, sliding_window: null },
    },
    source: litgpt,
    unverified: ['rope_theta'],
  },
  mixtral: {
    name: 'Mixtral 8x7B',
    since: arxiv('2401.04088'),
    config: {
      ...{ model_type: 'mixtral', ...sizes(4096, 32, 32), max_position_embeddings: 32_768 },
      ...{ rope_theta: 1_000_000, sliding_window: null },
    },
    source: litgpt,
  },
  'qwen2.5': {
    name: 'Qwen2.5-7B',
    since: arxiv('2412.15115'),
    config: { model_type: 'qwen2', ...sizes(3584, 28, 28), max_position_embeddings: 131_072, rope_theta: 1_000_000 },
    source: litgpt,
  },
  'qwen2.5-1m': {
    name: 'Qwen2.5-7B-Instruct-1M',
    since: arxiv('2501.15383'),
    config: { model_type: 'qwen2', ...sizes(3584, 28, 28), max_position_embeddings: 1_010_000, rope_theta: 10_000_000 },
    source: litgpt,
  },
  qwen3: {
    name: 'Qwen3-8B',
    since: arxiv('2505.09388'),
    trained: trainedTo(32_768, arxiv('2505.09388')),
    config: {
      ...{ model_type: 'qwen3', ...sizes(4096, 32, 36), head_dim: 128, max_position_embeddings: 40_960 },
      ...{ rope_theta: 1_000_000, rope_scaling: null },
    },
    source: litgpt,
  },
  'qwen3-2507': {
    name: 'Qwen3-30B-A3B-2507',
    since: released(2025, 7, repository('QwenLM/Qwen3/blob/main/README.md', 'Qwen3/README.md')),
    config: {
      ...{ model_type: 'qwen3_moe', ...sizes(2048, 32, 48), head_dim: 128, max_position_embeddings: 262_144 },
      ...{ rope_theta: 10_000_000, rope_scaling: null },
    },
    source: litgpt,
  },
  'qwen2.5-vl': {
    name: 'Qwen2.5-VL-7B',
    since: arxiv('2502.13923'),
    config: {
      ...{ model_type: 'qwen2_5_vl', ...sizes(3584, 28, 28), max_position_embeddings: 32_768, rope_theta: 1_000_000 },
      rope_scaling: { type: 'mrope', mrope_section: [16, 24, 24] },
    },
    source: code('qwen2_vl/configuration_qwen2_vl.py'),
    unverified: ['hidden_size', 'num_attention_heads', 'num_hidden_layers', 'max_position_embeddings'],
  },
  gemma: {
    name: 'Gemma 7B',
    since: arxiv('2403.08295'),
    config: { model_type: 'gemma', ...sizes(3072, 16, 28), head_dim: 256, max_position_embeddings: 8192 },
    source: repository('google/gemma_pytorch/blob/main/gemma/config.py'),
  },
  'phi-1.5': {
    name: 'Phi-1.5',
    since: arxiv('2309.05463'),
    config: {
      ...{ model_type: 'phi', ...sizes(2048, 32, 24), max_position_embeddings: 2048 },
      ...{ partial_rotary_factor: 0.5, rope_theta: 10_000 },
    },
    source: litgpt,
  },
  'phi-2': {
    name: 'Phi-2',
    since: released(2023, 12, {
      text: 'Phi-2: The surprising power of small language models',
      url: 'https://www.microsoft.com/en-us/research/blog/phi-2-the-surprising-power-of-small-language-models/',
    }),
    config: {
      ...{ model_type: 'phi', ...sizes(2560, 32, 32), max_position_embeddings: 2048 },
      ...{ partial_rotary_factor: 0.4, rope_theta: 10_000 },
    },
    source: litgpt,
  },
  'phi-4': {
    name: 'Phi-4',
    since: arxiv('2412.08905'),
    config: { model_type: 'phi3', ...sizes(5120, 40, 40), max_position_embeddings: 16_384, rope_theta: 250_000 },
    source: litgpt,
    unverified: ['model_type'],
  },
  falcon: {
    name: 'Falcon-7B',
    since: arxiv('2311.16867'),
    config: { model_type: 'falcon', ...sizes(4544, 71, 32), max_position_embeddings: 2048, alibi: false },
    source: litgpt,
  },
  falcon3: {
    name: 'Falcon3-7B',
    config: {
      ...{ model_type: 'llama', ...sizes(3072, 12, 28), head_dim: 256, max_position_embeddings: 32_768 },
      rope_theta: 1_000_042,
    },
    source: litgpt,
    unverified: ['model_type'],
  },
  'stablelm-3b': {
    name: 'StableLM-3B-4E1T',
    config: {
      ...{ model_type: 'stablelm', ...sizes(2560, 32, 32), max_position_embeddings: 4096 },
      ...{ partial_rotary_factor: 0.25, rope_theta: 10_000 },
    },
    source: litgpt,
  },
} as const satisfies Readonly<Record<string, PublishedModel>>;
