import {
  arxiv,
  code,
  layerTypes,
  manual,
  model,
  page,
  released,
  repository,
  rotary,
  trained,
  unverified,
  type Keys,
  type PublishedModel,
  type Sizes,
  type UndrawnModel,
} from './published-model.js';

/** Lists the published config.json files, with links. */
const litgpt = repository('Lightning-AI/litgpt/blob/main/litgpt/config.py', 'litgpt/config.py');
const gemma = repository('google/gemma_pytorch/blob/main/gemma/config.py');
const gemma4 = repository('google-deepmind/gemma/blob/main/gemma/gm/nn/gemma4/_gemma4.py');
const deepseek = repository('deepseek-ai/DeepSeek-V3/blob/main/inference/model.py', 'DeepSeek-V3/inference/model.py');
const qwen3 = repository('QwenLM/Qwen3/blob/main/README.md', 'Qwen3/README.md');
const llama32 = repository('meta-llama/llama-models/blob/main/models/llama3_2/MODEL_CARD.md', 'llama3_2/MODEL_CARD.md');
const llama4 = repository('meta-llama/llama-models/blob/main/models/llama4/MODEL_CARD.md', 'llama4/MODEL_CARD.md');
const gptJ = 'kingoflolz/mesh-transformer-jax/blob/master';
const neox = repository('EleutherAI/gpt-neox/blob/main/configs/20B.yml');
const gpt2 = page(
  'Language Models are Unsupervised Multitask Learners',
  'https://cdn.openai.com/better-language-models/language_models_are_unsupervised_multitask_learners.pdf',
);
const phi2 = page(
  'Phi-2: The surprising power of small language models',
  'https://www.microsoft.com/en-us/research/blog/phi-2-the-surprising-power-of-small-language-models/',
);
const bloomRun = repository('bigscience-workshop/bigscience/blob/master/train/tr11-176B-ml/tr11-176B-ml.slurm');
/** Copies of the model cards. */
const falconCard = (name: string) =>
  repository(`Azure/azureml-assets/blob/main/assets/models/system/${name}/description.md`);
const hunyuan = page('README_CN.md', 'https://huggingface.co/tencent/Hunyuan-A13B-Instruct/blob/main/README_CN.md');
const kimiK2 = repository('ParagEkbote/hf-model-inspector/blob/main/model_inspection_report.md');
const smollm3 = page('huggingface.co/blog/smollm3', 'https://huggingface.co/blog/smollm3');
/** Release dates, collected by S. Raschka. */
const gallery = repository(
  'qundao/backup-llm-architecture-gallery/blob/main/llm-list.tsv',
  'LLM architecture gallery, llm-list.tsv',
);
/** Copies of published config.json files. */
const copy = (path: string) => repository(`ai-dynamo/aiconfigurator/blob/main/${path}_config.json`);
/** Arguments for training models further. */
const vime = (name: string) => repository(`vllm-project/vime/blob/main/scripts/models/${name}.sh`);

const llama3 = (factor: number): Keys => ({
  ...{ rope_type: 'llama3', factor, low_freq_factor: 1, high_freq_factor: 4 },
  original_max_position_embeddings: 8192,
});
const yarn = (factor: number, original_max_position_embeddings: number, more: Keys = {}): Keys => ({
  ...{ type: 'yarn', factor, original_max_position_embeddings, beta_fast: 32, beta_slow: 1 },
  ...more,
});
/** Latent attention: 64 dimensions rotate, the others do not. */
const latent = (qk_nope_head_dim: number): Keys => ({ qk_rope_head_dim: 64, qk_nope_head_dim });
/** The latent vector that stands for all keys and values. */
const kv_lora_rank = 512;
const scaledLatent = (mscale: number): Keys => ({
  ...{ ...latent(128), rope_theta: 10_000 },
  rope_scaling: yarn(40, 4096, { mscale, mscale_all_dim: mscale }),
});
const hybrid: Keys = {
  ...{ head_dim: 256, full_attention_interval: 4 },
  rope_parameters: { rope_type: 'default', rope_theta: 10_000_000, partial_rotary_factor: 0.25 },
};
const gemma3: Keys = { rope_theta: 1_000_000, rope_local_base_freq: 10_000, sliding_window_pattern: 6 };
const gemma3Text = (sizes: Sizes, head_dim: number): Keys => ({
  model_type: 'gemma3',
  text_config: rotary('gemma3_text', sizes, 131_072, {
    ...{ ...gemma3, head_dim, sliding_window: 1024, rope_scaling: { factor: 8, rope_type: 'linear' } },
  }),
});
const gemma4Text = (sizes: Sizes, context: number, sliding_window: number, every: number, cache: Keys): Keys => ({
  model_type: 'gemma4',
  text_config: rotary('gemma4_text', sizes, context, {
    ...{ head_dim: 256, global_head_dim: 512, sliding_window, layer_types: layerTypes(sizes[2], every) },
    ...cache,
    rope_parameters: {
      full_attention: { rope_type: 'proportional', partial_rotary_factor: 0.25, rope_theta: 1_000_000 },
      sliding_attention: { rope_type: 'default', rope_theta: 10_000 },
    },
  }),
});
/** The first two ratios, then 4 and 128 in turn; the last is that of a layer for multi-token prediction. */
const deepseekV4 = (sizes: Sizes, first: number): Keys =>
  rotary('deepseek_v4', sizes, 1_048_576, {
    ...{ head_dim: 512, qk_rope_head_dim: 64, rope_theta: 10_000, compress_rope_theta: 160_000, sliding_window: 128 },
    compress_ratios: [first, first, ...Array.from({ length: sizes[2] - 2 }, (_, layer) => (layer % 2 ? 128 : 4)), 0],
    rope_scaling: yarn(16, 65_536),
  });

/** Divisors of Phi-3-vision-128k's 48 frequencies, the fastest pair first: up to its training length, and beyond. */
const short_factor = [
  1.05, 1.05, 1.05, 1.1, 1.1, 1.1, 1.2500000000000002, 1.2500000000000002, 1.4000000000000004, 1.4500000000000004,
  1.5500000000000005, 1.8500000000000008, 1.9000000000000008, 2.000000000000001, 2.000000000000001, 2.000000000000001,
  2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001,
  2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001,
  2.000000000000001, 2.000000000000001, 2.000000000000001, 2.000000000000001, 2.1000000000000005, 2.1000000000000005,
  2.2, 2.3499999999999996, 2.3499999999999996, 2.3499999999999996, 2.3499999999999996, 2.3999999999999995,
  2.3999999999999995, 2.6499999999999986, 2.6999999999999984, 2.8999999999999977, 2.9499999999999975, 3.049999999999997,
  3.049999999999997, 3.049999999999997,
];
const long_factor = [
  1.0299999713897705, 1.0499999523162842, 1.0499999523162842, 1.0799999237060547, 1.2299998998641968,
  1.2299998998641968, 1.2999999523162842, 1.4499999284744263, 1.5999999046325684, 1.6499998569488525,
  1.8999998569488525, 2.859999895095825, 3.68999981880188, 5.419999599456787, 5.489999771118164, 5.489999771118164,
  9.09000015258789, 11.579999923706055, 15.65999984741211, 15.769999504089355, 15.789999961853027, 18.3600006103515625,
  21.989999771118164, 23.079999923706055, 30.009998321533203, 32.35000228881836, 32.590003967285156, 35.56000518798828,
  39.95000457763672, 53.840003967285156, 56.20000457763672, 57.95000457763672, 59.29000473022461, 59.77000427246094,
  59.920005798339844, 61.190006256103516, 61.96000671386719, 62.50000762939453, 63.3700065612793, 63.48000717163086,
  63.48000717163086, 63.66000747680664, 63.850006103515625, 64.08000946044922, 64.760009765625, 64.80001068115234,
  64.81001281738281, 64.81001281738281,
];

export const models = {
  // EleutherAI
  'gpt-j': model(
    'GPT-J 6B',
    released(2021, 5, repository(`${gptJ}/README.md`, 'mesh-transformer-jax/README.md')),
    repository(`${gptJ}/configs/6B_roto_256.json`),
    { model_type: 'gptj', n_embd: 4096, n_head: 16, n_layer: 28, n_positions: 2048, rotary_dim: 64 },
    trained(2048, repository(`${gptJ}/configs/6B_roto_256.json`)),
  ),
  'gpt-neox': model(
    'GPT-NeoX-20B',
    arxiv('2204.06745'),
    neox,
    rotary('gpt_neox', [6144, 64, 44], 2048, { rotary_pct: 0.25, rotary_emb_base: 10_000 }),
    trained(2048, neox),
  ),
  pythia: model('Pythia 6.9B', undefined, litgpt, rotary('gpt_neox', [4096, 32, 32, 32], 2048, { rotary_pct: 0.25 })),

  // Meta
  'llama-1': model(
    'LLaMA 7B',
    arxiv('2302.13971'),
    code('llama/convert_llama_weights_to_hf.py'),
    rotary('llama', [4096, 32, 32, 32], 2048),
    unverified('num_hidden_layers'),
  ),
  'llama-2': model(
    'Llama 2 7B',
    arxiv('2307.09288'),
    litgpt,
    rotary('llama', [4096, 32, 32, 32], 4096),
    trained(4096, arxiv('2307.09288').source),
  ),
  'code-llama': model(
    'Code Llama 7B',
    arxiv('2308.12950'),
    litgpt,
    rotary('llama', [4096, 32, 32, 32], 16_384, { rope_theta: 1_000_000 }),
    trained(16_384, arxiv('2308.12950').source),
  ),
  'llama-3': model(
    'Llama 3 8B',
    released(2024, 4, repository('meta-llama/llama3/blob/main/MODEL_CARD.md', 'llama3/MODEL_CARD.md')),
    litgpt,
    rotary('llama', [4096, 32, 32, 8], 8192, { rope_theta: 500_000 }),
    trained(8192, page('Introducing Meta Llama 3', 'https://ai.meta.com/blog/meta-llama-3/')),
  ),
  'llama-3.1': model(
    'Llama 3.1 8B',
    arxiv('2407.21783'),
    litgpt,
    rotary('llama', [4096, 32, 32, 8], 131_072, { rope_theta: 500_000, rope_scaling: llama3(8) }),
    trained(131_072, arxiv('2407.21783').source),
  ),
  'llama-3.1-405b': model(
    'Llama 3.1 405B',
    arxiv('2407.21783'),
    litgpt,
    rotary('llama', [16_384, 128, 126, 8], 131_072, { rope_theta: 500_000, rope_scaling: llama3(8) }),
    trained(131_072, arxiv('2407.21783').source),
  ),
  'llama-3.2-1b': model(
    'Llama 3.2 1B',
    released(2024, 9, llama32),
    litgpt,
    rotary('llama', [2048, 32, 16, 8], 131_072, { rope_theta: 500_000, rope_scaling: llama3(32) }),
  ),
  'llama-3.2-3b': model(
    'Llama 3.2 3B',
    released(2024, 9, llama32),
    litgpt,
    rotary('llama', [3072, 24, 28, 8], 131_072, { rope_theta: 500_000, rope_scaling: llama3(32) }),
  ),
  'llama-4': model(
    'Llama 4 Scout',
    released(2025, 4, llama4),
    copy('aic-core/src/aiconfigurator_core/model_configs/meta-llama--Llama-4-Scout-17B-16E-Instruct'),
    {
      model_type: 'llama4',
      text_config: rotary('llama4_text', [5120, 40, 48, 8], 10_485_760, {
        ...{ head_dim: 128, rope_theta: 500_000, attention_chunk_size: 8192 },
        rope_scaling: { ...llama3(16), high_freq_factor: 1 },
      }),
    },
  ),

  // Mistral AI
  'mistral-v0.1': model(
    'Mistral 7B v0.1',
    arxiv('2310.06825'),
    litgpt,
    rotary('mistral', [4096, 32, 32, 8], 32_768, { rope_theta: 10_000, sliding_window: 4096 }),
  ),
  'mistral-v0.3': model(
    'Mistral 7B v0.3',
    undefined,
    litgpt,
    rotary('mistral', [4096, 32, 32, 8], 32_768, { rope_theta: 1_000_000, sliding_window: null }),
    unverified('rope_theta'),
  ),
  mixtral: model(
    'Mixtral 8x7B',
    arxiv('2401.04088'),
    litgpt,
    rotary('mixtral', [4096, 32, 32, 8], 32_768, { rope_theta: 1_000_000, sliding_window: null }),
    trained(32_768, arxiv('2401.04088').source),
  ),
  'mistral-small-3.1': model(
    'Mistral Small 3.1',
    released(2025, 3, gallery),
    code('mistral3/configuration_mistral3.py'),
    {
      model_type: 'mistral3',
      text_config: rotary('mistral', [5120, 32, 40, 8], 131_072, {
        ...{ head_dim: 128, rope_theta: 1_000_000_000, sliding_window: null },
      }),
    },
  ),

  // Qwen
  'qwen2.5': model(
    'Qwen2.5-7B',
    arxiv('2412.15115'),
    litgpt,
    rotary('qwen2', [3584, 28, 28, 4], 131_072, { rope_theta: 1_000_000 }),
    trained(32_768, arxiv('2412.15115').source),
  ),
  'qwen2.5-1m': model(
    'Qwen2.5-7B-Instruct-1M',
    arxiv('2501.15383'),
    litgpt,
    rotary('qwen2', [3584, 28, 28, 4], 1_010_000, { rope_theta: 10_000_000 }),
    trained(262_144, arxiv('2501.15383').source),
  ),
  'qwen2.5-vl': model(
    'Qwen2.5-VL-7B',
    arxiv('2502.13923'),
    code('qwen2_vl/configuration_qwen2_vl.py'),
    rotary('qwen2_5_vl', [3584, 28, 28, 4], 32_768, {
      ...{ rope_theta: 1_000_000, rope_scaling: { type: 'mrope', mrope_section: [16, 24, 24] } },
    }),
    {
      ...trained(32_768, arxiv('2502.13923').source),
      ...unverified(
        ...[
          'hidden_size',
          'num_attention_heads',
          'num_hidden_layers',
          'num_key_value_heads',
          'max_position_embeddings',
        ],
      ),
    },
  ),
  qwen3: model(
    'Qwen3-8B',
    arxiv('2505.09388'),
    litgpt,
    rotary('qwen3', [4096, 32, 36, 8], 40_960, { head_dim: 128, rope_theta: 1_000_000, rope_scaling: null }),
    trained(32_768, arxiv('2505.09388').source),
  ),
  'qwen3-yarn': model(
    'Qwen3-8B + YaRN',
    arxiv('2505.09388'),
    repository('QwenLM/Qwen3/blob/main/docs/source/inference/transformers.md', 'Qwen3, transformers.md'),
    rotary('qwen3', [4096, 32, 36, 8], 40_960, {
      ...{ head_dim: 128, rope_theta: 1_000_000 },
      rope_scaling: { rope_type: 'yarn', factor: 4, original_max_position_embeddings: 32_768 },
    }),
    trained(32_768, arxiv('2505.09388').source),
  ),
  'qwen3-2507': model(
    'Qwen3-30B-A3B-2507',
    released(2025, 7, qwen3),
    litgpt,
    rotary('qwen3_moe', [2048, 32, 48, 4], 262_144, { head_dim: 128, rope_theta: 10_000_000, rope_scaling: null }),
  ),
  'qwen3-235b-2507': model(
    'Qwen3-235B-A22B-2507',
    released(2025, 7, qwen3),
    litgpt,
    rotary('qwen3_moe', [4096, 64, 94, 4], 262_144, { head_dim: 128, rope_theta: 5_000_000, rope_scaling: null }),
  ),
  'qwen3-next': model(
    'Qwen3-Next-80B-A3B',
    released(2025, 9, gallery),
    copy('src/aiconfigurator/model_configs/Qwen--Qwen3-Next-80B-A3B-Thinking'),
    rotary('qwen3_next', [2048, 16, 48, 2], 262_144, {
      ...{ head_dim: 256, partial_rotary_factor: 0.25, rope_theta: 10_000_000, rope_scaling: null },
      ...{ full_attention_interval: 4, use_sliding_window: false },
    }),
  ),
  'qwen3.5': model(
    'Qwen3.5-397B-A17B',
    released(2026, 2, gallery),
    repository('THUDM/slime/blob/main/scripts/models/qwen3.5-397B-A17B.sh'),
    { model_type: 'qwen3_5_moe', text_config: rotary('qwen3_5_moe_text', [4096, 32, 60, 2], 262_144, hybrid) },
    unverified('model_type', 'max_position_embeddings', 'full_attention_interval'),
  ),

  // DeepSeek
  'deepseek-v2-lite': model(
    'DeepSeek-V2-Lite',
    arxiv('2405.04434'),
    deepseek,
    rotary('deepseek_v2', [2048, 16, 27], 163_840, { ...scaledLatent(0.707), kv_lora_rank }),
    unverified('max_position_embeddings', 'num_hidden_layers', 'hidden_size', 'num_attention_heads'),
  ),
  'deepseek-v3': model(
    'DeepSeek-V3',
    arxiv('2412.19437'),
    deepseek,
    rotary('deepseek_v3', [7168, 128, 61], 163_840, { ...scaledLatent(1), kv_lora_rank }),
    { ...trained(131_072, arxiv('2412.19437').source), ...unverified('max_position_embeddings') },
  ),
  'deepseek-v3.2': model(
    'DeepSeek-V3.2',
    arxiv('2512.02556'),
    repository('deepseek-ai/DeepSeek-V3.2-Exp/blob/main/inference/model.py', 'DeepSeek-V3.2-Exp/inference/model.py'),
    rotary('deepseek_v32', [7168, 128, 61], 163_840, scaledLatent(1)),
    unverified('max_position_embeddings', 'num_hidden_layers', 'hidden_size', 'num_attention_heads'),
  ),
  'deepseek-v4-flash': model(
    'DeepSeek-V4-Flash',
    released(2026, 4, gallery),
    copy('aic-core/src/aiconfigurator_core/model_configs/nvidia--DeepSeek-V4-Flash-NVFP4'),
    deepseekV4([4096, 64, 43], 0),
  ),
  'deepseek-v4-pro': model(
    'DeepSeek-V4-Pro',
    released(2026, 4, gallery),
    copy('aic-core/src/aiconfigurator_core/model_configs/nvidia--DeepSeek-V4-Pro-NVFP4'),
    deepseekV4([7168, 128, 61], 128),
  ),

  // Google
  gemma: model(
    'Gemma 7B',
    arxiv('2403.08295'),
    gemma,
    rotary('gemma', [3072, 16, 28, 16], 8192, { head_dim: 256 }),
    trained(8192, arxiv('2403.08295').source),
  ),
  gemma2: model(
    'Gemma 2 9B',
    arxiv('2408.00118'),
    litgpt,
    rotary('gemma2', [3584, 16, 42, 8], 8192, { head_dim: 256, rope_theta: 10_000, sliding_window: 4096 }),
    trained(8192, arxiv('2408.00118').source),
  ),
  'gemma2-27b': model(
    'Gemma 2 27B',
    arxiv('2408.00118'),
    litgpt,
    rotary('gemma2', [4608, 32, 46, 16], 8192, { head_dim: 128, rope_theta: 10_000, sliding_window: 4096 }),
    trained(8192, arxiv('2408.00118').source),
  ),
  'gemma3-1b': model(
    'Gemma 3 1B',
    arxiv('2503.19786'),
    gemma,
    rotary('gemma3_text', [1152, 4, 26, 1], 32_768, { ...gemma3, head_dim: 256, sliding_window: 512 }),
    trained(32_768, arxiv('2503.19786').source),
  ),
  'gemma3-4b': model(
    'Gemma 3 4B',
    arxiv('2503.19786'),
    litgpt,
    gemma3Text([2560, 8, 34, 4], 256),
    trained(131_072, arxiv('2503.19786').source),
  ),
  'gemma3-27b': model(
    'Gemma 3 27B',
    arxiv('2503.19786'),
    litgpt,
    gemma3Text([5376, 32, 62, 16], 128),
    trained(131_072, arxiv('2503.19786').source),
  ),
  'gemma4-e2b': model(
    'Gemma 4 E2B',
    released(2026, 4, gallery),
    gemma4,
    gemma4Text([1536, 8, 35, 1], 131_072, 512, 5, { num_kv_shared_layers: 20 }),
    unverified('max_position_embeddings'),
  ),
  'gemma4-31b': model(
    'Gemma 4 31B',
    released(2026, 4, gallery),
    gemma4,
    gemma4Text([5376, 32, 60, 16], 262_144, 1024, 6, { num_global_key_value_heads: 4, attention_k_eq_v: true }),
    unverified('max_position_embeddings'),
  ),

  // Microsoft
  'phi-1.5': model(
    'Phi-1.5',
    arxiv('2309.05463'),
    litgpt,
    rotary('phi', [2048, 32, 24, 32], 2048, { partial_rotary_factor: 0.5, rope_theta: 10_000 }),
  ),
  'phi-2': model(
    'Phi-2',
    released(2023, 12, phi2),
    litgpt,
    rotary('phi', [2560, 32, 32, 32], 2048, { partial_rotary_factor: 0.4, rope_theta: 10_000 }),
  ),
  'phi-3': model(
    'Phi-3-mini-4k',
    arxiv('2404.14219'),
    code('phi3/configuration_phi3.py'),
    rotary('phi3', [3072, 32, 32, 32], 4096, {
      ...{ original_max_position_embeddings: 4096, rope_theta: 10_000, rope_scaling: null },
    }),
    unverified('num_hidden_layers'),
  ),
  'phi-3-vision': model(
    'Phi-3-vision-128k',
    undefined,
    repository('huggingface/diffusers/blob/main/tests/pipelines/omnigen/test_pipeline_omnigen.py'),
    rotary('phi3', [3072, 32, 32, 32], 131_072, {
      ...{ original_max_position_embeddings: 4096, rope_theta: 10_000 },
      rope_scaling: { type: 'su', short_factor, long_factor },
    }),
    unverified('model_type', 'num_hidden_layers'),
  ),
  'phi-4': model(
    'Phi-4',
    arxiv('2412.08905'),
    litgpt,
    rotary('phi3', [5120, 40, 40, 10], 16_384, { rope_theta: 250_000 }),
    { ...trained(16_384, arxiv('2412.08905').source), ...unverified('model_type') },
  ),

  // Other rotary models
  falcon: model(
    'Falcon-7B',
    arxiv('2311.16867'),
    litgpt,
    rotary('falcon', [4544, 71, 32], 2048, { alibi: false, multi_query: true }),
    trained(2048, falconCard('tiiuae-falcon-7b')),
  ),
  'falcon-40b': model(
    'Falcon-40B',
    arxiv('2311.16867'),
    litgpt,
    rotary('falcon', [8192, 128, 60], 2048, { alibi: false, num_kv_heads: 8 }),
    trained(2048, falconCard('tiiuae-falcon-40b')),
  ),
  falcon3: model(
    'Falcon3-7B',
    undefined,
    litgpt,
    rotary('llama', [3072, 12, 28, 4], 32_768, { head_dim: 256, rope_theta: 1_000_042 }),
    unverified('model_type'),
  ),
  'stablelm-3b': model(
    'StableLM-3B-4E1T',
    undefined,
    litgpt,
    rotary('stablelm', [2560, 32, 32, 32], 4096, { partial_rotary_factor: 0.25, rope_theta: 10_000 }),
  ),
  'command-r': model(
    'Command R',
    undefined,
    repository('ml-explore/mlx-lm/blob/main/mlx_lm/models/cohere.py'),
    rotary('cohere', [8192, 64, 40, 64], 8192, { model_max_length: 131_072, rope_theta: 8_000_000 }),
    {
      ...trained(131_072, repository('ggml-org/llama.cpp/blob/master/conversion/command_r.py')),
      ...unverified('max_position_embeddings', 'model_max_length'),
    },
  ),
  'command-r7b': model(
    'Command R7B',
    released(2024, 12, manual('cohere2.md')),
    repository('ml-explore/mlx-lm/blob/main/mlx_lm/models/cohere2.py'),
    rotary('cohere2', [4096, 32, 32, 8], 132_096, {
      ...{ head_dim: 128, rope_theta: 50_000, sliding_window: 4096, sliding_window_pattern: 4 },
    }),
    unverified('max_position_embeddings'),
  ),
  olmo2: model(
    'OLMo 2 7B',
    arxiv('2501.00656'),
    litgpt,
    rotary('olmo2', [4096, 32, 32, 32], 4096, { rope_theta: 500_000 }),
    trained(4096, repository('allenai/OLMo/blob/main/configs/official-1124/OLMo2-7B-stage1.yaml')),
  ),
  olmo3: model(
    'Olmo 3 7B',
    arxiv('2512.13961'),
    repository('jax-ml/bonsai/blob/main/bonsai/models/olmo3/modeling.py', 'bonsai/models/olmo3/modeling.py'),
    rotary('olmo3', [4096, 32, 32, 32], 65_536, {
      ...{ layer_types: layerTypes(32, 4), sliding_window: 4096, rope_theta: 500_000, rope_scaling: yarn(8, 8192) },
    }),
    trained(
      65_536,
      repository('allenai/OLMo-core/blob/main/src/scripts/official/OLMo3/OLMo-3-1025-7B-long-context.py'),
    ),
  ),
  smollm2: model(
    'SmolLM2 1.7B',
    undefined,
    litgpt,
    rotary('llama', [2048, 32, 24, 32], 8192, { rope_theta: 130_000 }),
    unverified('model_type'),
  ),
  smollm3: model(
    'SmolLM3 3B',
    released(2025, 7, smollm3),
    smollm3,
    rotary('smollm3', [2048, 16, 36, 4], 65_536, {
      ...{ rope_theta: 5_000_000, no_rope_layer_interval: 4, use_sliding_window: false },
    }),
    {
      ...trained(65_536, smollm3),
      ...unverified('hidden_size', 'num_attention_heads', 'num_key_value_heads', 'max_position_embeddings'),
    },
  ),
  'gpt-oss': model(
    'gpt-oss-20b',
    arxiv('2508.10925'),
    code('gpt_oss/configuration_gpt_oss.py'),
    rotary('gpt_oss', [2880, 64, 24, 8], 131_072, {
      ...{ head_dim: 64, layer_types: layerTypes(24, 2), rope_theta: 150_000, sliding_window: 128 },
      rope_scaling: {
        ...{ rope_type: 'yarn', factor: 32, original_max_position_embeddings: 4096 },
        ...{ beta_fast: 32, beta_slow: 1, truncate: false },
      },
    }),
    unverified('num_hidden_layers'),
  ),
  'ernie-4.5': model(
    'ERNIE 4.5 0.3B',
    released(2025, 6, manual('ernie4_5.md')),
    code('ernie4_5/configuration_ernie4_5.py'),
    rotary('ernie4_5', [1024, 16, 18, 2], 131_072, { head_dim: 128, rope_theta: 500_000 }),
  ),
  'hunyuan-a13b': model(
    'Hunyuan-A13B',
    released(2025, 6, hunyuan),
    repository('ggml-org/llama.cpp/blob/master/conversion/hunyuan.py'),
    rotary('hunyuan_v1_moe', [4096, 32, 32, 8], 32_768, {
      ...{ rope_theta: 10_000, rope_scaling: { type: 'dynamic', alpha: 1000 } },
    }),
    unverified('hidden_size', 'num_attention_heads', 'num_hidden_layers', 'num_key_value_heads'),
  ),
  lfm2: model(
    'LFM2 1.2B',
    released(2025, 7, manual('lfm2.md')),
    repository('ggml-org/llama.cpp/pull/18641', 'llama.cpp #18641'),
    rotary('lfm2', [2048, 32, 16], 128_000, { rope_theta: 1_000_000, full_attn_idxs: [2, 5, 8, 10, 12, 14] }),
    unverified('num_attention_heads', 'rope_theta', 'full_attn_idxs'),
  ),
  'glm-4.5-air': model(
    'GLM-4.5-Air',
    arxiv('2508.06471'),
    vime('glm4.5-106B-A12B'),
    rotary('glm4_moe', [4096, 96, 46, 8], 131_072, {
      ...{ head_dim: 128, partial_rotary_factor: 0.5, rope_theta: 1_000_000 },
    }),
    { ...trained(131_072, arxiv('2508.06471').source), ...unverified('max_position_embeddings') },
  ),
  'glm-5': model(
    'GLM-5',
    arxiv('2602.15763'),
    vime('glm5-744B-A40B'),
    rotary('glm_moe_dsa', [6144, 64, 78], 202_752, { ...latent(192), rope_theta: 1_000_000 }),
    unverified('max_position_embeddings'),
  ),
  'kimi-k2': model(
    'Kimi K2 0905',
    released(2025, 9, kimiK2),
    kimiK2,
    rotary('kimi_k2', [7168, 64, 61], 262_144, {
      ...{ ...latent(128), kv_lora_rank, rope_theta: 50_000 },
      rope_scaling: yarn(64, 4096, { beta_fast: 1, mscale: 1, mscale_all_dim: 1 }),
    }),
    unverified('max_position_embeddings', 'kv_lora_rank', 'qk_rope_head_dim', 'qk_nope_head_dim'),
  ),
  'minimax-m2': model(
    'MiniMax-M2',
    released(2025, 10, gallery),
    repository('ModelCloud/GPTQModel/blob/main/gptqmodel/hf_minimax_m2/configuration_minimax_m2.py'),
    rotary('minimax_m2', [3072, 48, 62, 8], 196_608, { head_dim: 128, rotary_dim: 64, rope_theta: 5_000_000 }),
    unverified('model_type'),
  ),
  'mimo-v2-flash': model(
    'MiMo-V2-Flash',
    arxiv('2601.02780'),
    code('mimo_v2_flash/configuration_mimo_v2_flash.py'),
    rotary('mimo_v2_flash', [4096, 64, 48], 262_144, {
      ...{ head_dim: 192, partial_rotary_factor: 0.334, rope_theta: 5_000_000, swa_rope_theta: 10_000 },
      hybrid_layer_pattern: Array.from({ length: 48 }, (_, layer) => Number(layer > 0 && (layer + 1) % 6 > 0)),
      sliding_window: 128,
    }),
    unverified('max_position_embeddings'),
  ),
  modernbert: model(
    'ModernBERT-base',
    arxiv('2412.13663'),
    code('modernbert/configuration_modernbert.py'),
    rotary('modernbert', [768, 12, 22], 8192, {
      ...{ global_rope_theta: 160_000, local_rope_theta: 10_000 },
      ...{ global_attn_every_n_layers: 3, local_attention: 128 },
    }),
    trained(8192, manual('modernbert.md')),
  ),

  // No position encoding in the attention layers
  'kimi-linear': model(
    'Kimi Linear 48B-A3B',
    arxiv('2510.26692'),
    page(
      'Kimi-Linear-48B-A3B-Instruct-nvfp4/config.json',
      'https://huggingface.co/Firworks/Kimi-Linear-48B-A3B-Instruct-nvfp4/blob/main/config.json',
    ),
    {
      ...{ model_type: 'kimi_linear', hidden_size: 2304, num_attention_heads: 32, num_hidden_layers: 27 },
      ...{ ...latent(128), mla_use_nope: true, model_max_length: 1_048_576 },
      linear_attn_config: {
        kda_layers: [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 17, 18, 19, 21, 22, 23, 25, 26],
        full_attn_layers: [4, 8, 12, 16, 20, 24, 27],
      },
    },
  ),
  'nemotron-3-nano': model(
    'Nemotron 3 Nano 30B-A3B',
    released(2025, 12, gallery),
    repository('THUDM/slime/blob/main/scripts/models/nemotron-nano-30B-A3B.sh'),
    {
      ...{ model_type: 'nemotron_h', hidden_size: 2688, num_attention_heads: 32, num_hidden_layers: 52, head_dim: 128 },
      hybrid_override_pattern: 'MEMEM*EMEMEM*EMEMEM*EMEMEM*EMEMEM*EMEMEMEM*EMEMEMEME',
    },
    unverified('model_type'),
  ),

  // No rotary encoding
  bloom: model(
    'BLOOM-176B',
    arxiv('2211.05100'),
    bloomRun,
    { model_type: 'bloom', n_head: 112, n_layer: 70, hidden_size: 14_336, seq_length: 2048 },
    trained(2048, bloomRun),
  ),
  mpt: model(
    'MPT-7B',
    released(2023, 5, page('Introducing MPT-7B', 'https://www.mosaicml.com/blog/mpt-7b')),
    repository('mosaicml/llm-foundry/blob/main/scripts/train/yamls/pretrain/mpt-7b.yaml'),
    {
      ...{ model_type: 'mpt', d_model: 4096, n_heads: 32, n_layers: 32, max_seq_len: 2048 },
      attn_config: { alibi: true, alibi_bias_max: 8 },
    },
    {
      ...trained(2048, repository('mosaicml/llm-foundry/blob/main/scripts/train/yamls/pretrain/mpt-7b.yaml')),
      ...unverified('attn_config'),
    },
  ),
  'gpt-2': model(
    'GPT-2',
    released(2019, 2, gpt2),
    repository('openai/gpt-2/blob/master/src/model.py', 'gpt-2/src/model.py'),
    { model_type: 'gpt2', n_embd: 768, n_head: 12, n_layer: 12, n_positions: 1024 },
    trained(1024, gpt2),
  ),
  bert: model(
    'BERT-Base',
    arxiv('1810.04805'),
    repository('google-research/bert/blob/master/modeling.py', 'bert/modeling.py'),
    rotary('bert', [768, 12, 12], 512),
    trained(512, arxiv('1810.04805').source),
  ),
  vit: model(
    'ViT-B/16',
    arxiv('2010.11929'),
    repository('google-research/vision_transformer/blob/main/vit_jax/models_vit.py'),
    {
      ...{ model_type: 'vit', hidden_size: 768, num_attention_heads: 12, num_hidden_layers: 12 },
      ...{ image_size: 224, patch_size: 16 },
    },
    unverified('image_size'),
  ),
  whisper: model(
    'Whisper small',
    arxiv('2212.04356'),
    code('whisper/configuration_whisper.py'),
    {
      ...{ model_type: 'whisper', d_model: 768, decoder_layers: 12 },
      ...{ max_source_positions: 1500, max_target_positions: 448 },
    },
    unverified('d_model', 'decoder_layers'),
  ),
  t5: model(
    'T5 Base',
    arxiv('1910.10683'),
    code('t5/configuration_t5.py'),
    {
      ...{ model_type: 't5', d_model: 768, num_heads: 12, num_layers: 12, is_encoder_decoder: true },
      relative_attention_num_buckets: 32,
    },
    unverified('d_model', 'num_heads', 'num_layers'),
  ),
} as const satisfies Readonly<Record<string, PublishedModel>>;

/** Models without a clock. */
export const undrawnModels = {
  transformer: {
    name: 'Transformer (base)',
    since: arxiv('1706.03762'),
    ...{ scheme: 'sinusoidal', base: 10_000, context: 256 },
    source: repository(
      'tensorflow/tensor2tensor/blob/master/tensor2tensor/models/transformer.py',
      'tensor2tensor/models/transformer.py',
    ),
  },
  'transformer-xl': {
    name: 'Transformer-XL (base)',
    since: arxiv('1901.02860'),
    ...{ scheme: 'relative', base: 10_000, context: 150 },
    source: repository('kimiyoung/transformer-xl/blob/master/pytorch/run_wt103_base.sh'),
  },
  deberta: {
    name: 'DeBERTa',
    since: arxiv('2006.03654'),
    ...{ scheme: 'relative', context: 512 },
    source: repository('microsoft/DeBERTa/blob/master/DeBERTa/deberta/disentangled_attention.py'),
  },
  'chatglm-6b': {
    name: 'ChatGLM-6B',
    since: released(2023, 3, repository('THUDM/ChatGLM-6B/blob/main/UPDATE.md', 'ChatGLM-6B/UPDATE.md')),
    ...{ scheme: 'rotary', context: 2048 },
    source: page(
      'configuration_chatglm.py',
      'https://huggingface.co/THUDM/chatglm-6b/blob/main/configuration_chatglm.py',
    ),
  },
  'qwen-7b': {
    name: 'Qwen-7B',
    since: arxiv('2309.16609'),
    ...{ scheme: 'rotary', context: 8192 },
    source: repository('QwenLM/Qwen/blob/main/README.md', 'Qwen/README.md'),
  },
  'glm-4': {
    name: 'GLM-4-9B',
    since: arxiv('2406.12793'),
    ...{ scheme: 'rotary', rotaryDimensions: 64, context: 131_072 },
    source: code('glm/configuration_glm.py'),
  },
  'seed-oss': {
    name: 'Seed-OSS-36B',
    ...{ scheme: 'rotary', rotaryDimensions: 128, context: 524_288 },
    source: code('seed_oss/configuration_seed_oss.py'),
  },
  'granite-4.1': {
    name: 'Granite 4.1 30B',
    since: released(2026, 4, gallery),
    ...{ scheme: 'rotary', rotaryDimensions: 128, context: 131_072 },
    source: gallery,
  },
} as const satisfies Readonly<Record<string, UndrawnModel>>;
