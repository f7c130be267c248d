import type { JsonObject } from './json.js';
import type { Layout, Source } from './model-clock.js';

/** What the code of a model type implies without keys in the file. The page names each use. */
export interface Family {
  /** The encoding if no key says otherwise. */
  readonly scheme?: 'rotary' | 'alibi' | 'learned' | 'sinusoidal' | 't5' | 'none';
  /** The layout of weights as Transformers loads them. */
  readonly layout?: Exclude<Layout, 'unknown'>;
  /** The defaults of missing keys, under the names that the file would use. */
  readonly defaults?: JsonObject;
  /** The configuration class with the defaults. */
  readonly source?: Source;
  /** Global layers are not rotary if there are local ones. */
  readonly bareGlobal?: true;
  /** Scaling applies to global layers only. */
  readonly localUnstretched?: true;
  /** `global_attn_every_n_layers` counts to the last layer of each group, not the first. */
  readonly globalLast?: true;
  /** YaRN has no attention factor unless the file sets one. */
  readonly plainYarn?: true;
  /** `ntk` multiplies the base by the factor itself and slows every pair, as in GTE's code. */
  readonly mixedNtk?: true;
  /** `seq_length` is the training length. */
  readonly trainedOnSeqLength?: true;
  /** The first rows of its table are for padding, up to the index of the padding token. */
  readonly padded?: true;
  /** Rows before those of the image patches. */
  readonly tokensInFront?: number;
  /** A flag without which there is no rotary encoding. */
  readonly rotaryFlag?: string;
  /** Has a learned table in addition. */
  readonly tableToo?: true;
  /** Rotates by row and column of an image. `axes.ts` has those that can be drawn. */
  readonly axes?: true;
  /** Encodes order in a way that is not supported here. */
  readonly strange?: true;
}

const transformers = 'huggingface/transformers';

/** A file at a commit: `owner/repository@commit path`. */
function at(repository: string, commit: string, path: string): Source {
  return {
    text: `${path.split('/').at(-1)!}@${commit.slice(0, 7)}`,
    url: `https://github.com/${repository}/blob/${commit}/${path}`,
  };
}

/** A configuration class of Transformers. */
const source = (name: string, commit: string): Source =>
  at(transformers, commit, `src/transformers/models/${name}/configuration_${name}.py`);

const dataclasses = '008e574391258935f3ecc3035c882e73bbcac419';
const signatures = '001f85b38fb432858ace93f18622f07cec46d874';
const earlier = '008f5c8c29be84d4721dc6d1e0fcd72300580be4';

/** Width, heads, layers and context, which nearly every class has. */
const sizes = (width: number, heads: number, layers: number, context: number) => ({
  ...{ hidden_size: width, num_attention_heads: heads, num_hidden_layers: layers, max_position_embeddings: context },
});
const unused = { use_sliding_window: false, sliding_window: 4096, max_window_layers: 28 };
const halves: Family = { scheme: 'rotary', layout: 'halves' };
const neighbours: Family = { scheme: 'rotary', layout: 'neighbours' };

/** One family for several model types. */
const alike = (types: string, family: Family): Record<string, Family> =>
  Object.fromEntries(types.split(' ').map((type) => [type, family]));

const gemma3: Family = {
  ...{ ...halves, localUnstretched: true, source: source('gemma3', earlier) },
  defaults: {
    ...{ ...sizes(2304, 8, 26, 131_072), head_dim: 256, rope_theta: 1e6, rope_local_base_freq: 10_000 },
    ...{ sliding_window: 4096, sliding_window_pattern: 6 },
  },
};
const gemma3n: Family = {
  ...{ ...halves, localUnstretched: true, source: source('gemma3n', '018548097621d331be9d60ab6cafdd71cfa67a43') },
  defaults: {
    ...{ ...sizes(2048, 8, 35, 32_768), head_dim: 256, rope_theta: 1e6, rope_local_base_freq: 10_000 },
    ...{ sliding_window: 512, sliding_window_pattern: 5 },
  },
};
const gemma4: Family = {
  ...{ ...halves, source: source('gemma4', dataclasses) },
  defaults: {
    ...{ ...sizes(2304, 8, 30, 131_072), head_dim: 256, global_head_dim: 512 },
    ...{ sliding_window: 512, sliding_window_pattern: 6 },
    rope_parameters: {
      full_attention: { rope_type: 'proportional', partial_rotary_factor: 0.25, rope_theta: 1e6 },
      sliding_attention: { rope_type: 'default', rope_theta: 10_000 },
    },
  },
};
const llama4: Family = {
  ...{ ...neighbours, source: source('llama4', dataclasses) },
  defaults: {
    ...{ ...sizes(5120, 40, 48, 131_072), head_dim: 128, rope_theta: 500_000 },
    ...{ no_rope_layer_interval: 4, attention_chunk_size: 8192 },
  },
};
const qwen35: Family = {
  ...{ ...halves, source: source('qwen3_5', dataclasses) },
  defaults: {
    ...{ ...sizes(4096, 16, 32, 32_768), head_dim: 256 },
    ...{ partial_rotary_factor: 0.25, full_attention_interval: 4 },
  },
};
const qwen3Vl: Family = {
  ...{ ...halves, source: source('qwen3_vl', '000c33fdfde12e1ffafbfcdb3c926df5727a00b6') },
  defaults: { ...sizes(4096, 32, 32, 128_000), head_dim: 128, rope_theta: 500_000 },
};
const qwen2Vl: Family = {
  ...{ ...halves, source: source('qwen2_5_vl', '018c8e0394c47749c55861e11f5f7e2a577973d7') },
  defaults: { ...sizes(8192, 64, 80, 32_768), rope_theta: 1e6, ...unused, max_window_layers: 80 },
};
const exaone: Family = { ...halves, bareGlobal: true };
const exaoneDefaults = { ...sizes(4096, 32, 32, 2048), sliding_window: 4096, sliding_window_pattern: 4 };

/** By `model_type`, following the code of Transformers. */
const families: Readonly<Record<string, Family>> = {
  ...alike('internlm internlm2 internlm3 minicpm exaone hunyuan_v1_dense hunyuan_v1_moe hunyuan', halves),
  ...alike('olmo olmo2 olmoe starcoder2 granite granitemoe arcee falcon seed_oss', halves),
  ...alike('apertus dots1 nomic_bert minimax_m2 mimo step3p5 falcon_h1 ministral3 stablelm_epoch', halves),
  ...{ qwen: { ...halves, trainedOnSeqLength: true }, new: { ...halves, mixedNtk: true } },
  esm: { ...halves, padded: true },
  llama: { ...halves, source: source('llama', dataclasses), defaults: sizes(4096, 32, 32, 2048) },
  mistral: {
    ...{ ...halves, source: source('mistral', signatures) },
    defaults: { ...sizes(4096, 32, 32, 131_072), sliding_window: 4096 },
  },
  ministral: {
    ...{ ...halves, source: source('ministral', '052b1dcdbe751ed16e8da95261021318f170a130') },
    defaults: { ...sizes(4096, 32, 32, 131_072), sliding_window: 4096 },
  },
  mistral3: {
    ...{ ...halves, source: source('mistral3', '0db25542f2190e3dd1e402c477fa713ed516d655') },
    defaults: { ...sizes(5120, 32, 40, 131_072), head_dim: 128, rope_theta: 1e9 },
  },
  mixtral: {
    ...{ ...halves, source: source('mixtral', dataclasses) },
    defaults: { ...sizes(4096, 32, 32, 131_072), rope_theta: 1e6 },
  },
  qwen2: {
    ...{ ...halves, source: source('qwen2', dataclasses) },
    defaults: { ...sizes(4096, 32, 32, 32_768), ...unused },
  },
  qwen2_moe: { ...halves, defaults: unused },
  qwen3: {
    ...{ ...halves, source: source('qwen3', dataclasses) },
    defaults: { ...sizes(4096, 32, 32, 32_768), head_dim: 128, ...unused },
  },
  qwen3_moe: {
    ...{ ...halves, source: source('qwen3_moe', dataclasses) },
    defaults: { ...sizes(2048, 32, 24, 32_768), use_sliding_window: false, sliding_window: 4096 },
  },
  qwen3_next: {
    ...{ ...halves, source: source('qwen3_next', dataclasses) },
    defaults: {
      ...{ ...sizes(2048, 16, 48, 32_768), head_dim: 256 },
      ...{ partial_rotary_factor: 0.25, full_attention_interval: 4 },
    },
  },
  ...alike('qwen3_5 qwen3_5_text qwen3_5_moe qwen3_5_moe_text', qwen35),
  ...alike('qwen2_vl qwen2_vl_text qwen2_5_vl qwen2_5_vl_text', qwen2Vl),
  ...alike('qwen3_vl qwen3_vl_text qwen3_vl_moe qwen3_vl_moe_text', qwen3Vl),
  phi3: {
    ...{ ...halves, source: source('phi3', dataclasses) },
    defaults: { ...sizes(3072, 32, 32, 4096), original_max_position_embeddings: 4096 },
  },
  phimoe: halves,
  gpt_neox: { ...halves, defaults: { rotary_pct: 0.25 } },
  stablelm: { ...halves, defaults: { partial_rotary_factor: 0.25 } },
  ...alike('phi persimmon', { ...halves, defaults: { partial_rotary_factor: 0.5 } }),
  gemma: {
    ...{ ...halves, source: source('gemma', dataclasses) },
    defaults: { ...sizes(3072, 16, 28, 8192), head_dim: 256 },
  },
  gemma2: {
    ...{ ...halves, source: source('gemma2', dataclasses) },
    defaults: { ...sizes(2304, 8, 26, 8192), head_dim: 256, sliding_window: 4096, sliding_window_pattern: 2 },
  },
  ...alike('gemma3 gemma3_text', gemma3),
  ...alike('gemma3n gemma3n_text', gemma3n),
  ...alike('gemma4 gemma4_text', gemma4),
  gpt_oss: {
    ...{ ...halves, source: source('gpt_oss', '02b8f42b4240dddea1b27c45d2dc95fb2682f841') },
    defaults: {
      ...{ ...sizes(2880, 64, 36, 131_072), head_dim: 64, rope_theta: 150_000 },
      ...{ sliding_window: 128, sliding_window_pattern: 2 },
      rope_parameters: {
        ...{ rope_type: 'yarn', factor: 32, original_max_position_embeddings: 4096 },
        ...{ beta_fast: 32, beta_slow: 1, truncate: false },
      },
    },
  },
  olmo3: {
    ...{ ...halves, localUnstretched: true, source: source('olmo3', dataclasses) },
    defaults: {
      ...{ ...sizes(4096, 32, 32, 2048), rope_theta: 500_000 },
      ...{ sliding_window: 4096, sliding_window_pattern: 4 },
    },
  },
  // The code's default base. The published model was trained further to 5e6 (model-catalog/models.ts).
  smollm3: {
    ...{ ...halves, source: source('smollm3', dataclasses) },
    defaults: {
      ...{ ...sizes(2048, 16, 36, 32_768), rope_theta: 2e6 },
      ...{ use_sliding_window: false, no_rope_layer_interval: 4 },
    },
  },
  exaone4: { ...exaone, source: source('exaone4', dataclasses), defaults: exaoneDefaults },
  exaone_moe: { ...exaone, source: source('exaone_moe', dataclasses), defaults: exaoneDefaults },
  afmoe: {
    ...{ ...halves, bareGlobal: true, globalLast: true },
    source: source('afmoe', '053f59efe493c4f815f39f836494a1f2f73fbe0b'),
    defaults: {
      ...{ ...sizes(2048, 16, 32, 16_384), head_dim: 128 },
      ...{ sliding_window: 1024, global_attn_every_n_layers: 4 },
    },
  },
  modernbert: {
    ...{ ...halves, source: source('modernbert', signatures) },
    defaults: {
      ...{ ...sizes(768, 12, 22, 8192), global_rope_theta: 160_000, local_rope_theta: 10_000 },
      ...{ local_attention: 128, global_attn_every_n_layers: 3 },
    },
  },
  mimo_v2_flash: {
    ...{ ...halves, source: source('mimo_v2_flash', '019770ddcfd6bd6c1089adebb7e6428b2155cf01') },
    defaults: {
      ...{ ...sizes(4096, 64, 48, 131_072), head_dim: 192, partial_rotary_factor: 0.334 },
      ...{ rope_theta: 5e6, swa_rope_theta: 10_000, sliding_window: 128 },
      hybrid_layer_pattern: Array.from({ length: 48 }, (_, layer) => Number(layer > 0 && (layer + 1) % 6 > 0)),
    },
  },
  minimax: {
    ...{ ...halves, source: source('minimax', dataclasses) },
    defaults: {
      ...{ ...sizes(4096, 32, 32, 131_072), rope_theta: 1e6 },
      block_types: ['full_attention', 'linear_attention'],
    },
  },
  minimax_text_01: halves,
  ...alike('lfm2 lfm2_moe', {
    ...{ ...halves, source: source('lfm2', '05cd1ec14dbe16127778060fb68c34105873015c') },
    defaults: { ...sizes(2560, 32, 32, 128_000), rope_theta: 1e6 },
  }),
  bamba: {
    ...{ ...halves, source: source('bamba', signatures) },
    // The class sets 0.5 whatever the file says.
    defaults: { ...sizes(4096, 32, 32, 262_144), partial_rotary_factor: 0.5 },
  },
  recurrent_gemma: {
    ...{ ...halves, source: source('recurrent_gemma', '052b1dcdbe751ed16e8da95261021318f170a130') },
    defaults: {
      ...{ hidden_size: 2560, num_attention_heads: 10, num_hidden_layers: 26, partial_rotary_factor: 0.5 },
      ...{ attention_window_size: 2048, block_types: ['recurrent', 'recurrent', 'attention'] },
    },
  },
  zamba2: {
    ...{ ...halves, rotaryFlag: 'use_mem_rope' },
    source: source('zamba2', '02f58079962e1924e01844d0c9581241695d5a58'),
    defaults: { ...sizes(2560, 32, 54, 4096), hybrid_layer_ids: [6, 12, 18, 24, 30, 36, 42, 47, 51] },
  },
  ...alike('gptj codegen cohere deepseek_v2 kimi_linear roformer ernie4_5 glm4_moe_lite glm_moe_dsa', neighbours),
  ...alike('deepseek_v3 deepseek_v32 kimi_k2', {
    ...{ ...neighbours, source: source('deepseek_v3', signatures) },
    defaults: { ...sizes(7168, 128, 61, 4096), qk_rope_head_dim: 64, qk_nope_head_dim: 128 },
  }),
  deepseek_v4: {
    ...{ ...neighbours, localUnstretched: true, plainYarn: true },
    source: source('deepseek_v4', '015c078164151a049126942989817713e83a8f3e'),
    defaults: {
      ...{ ...sizes(4096, 64, 43, 1_048_576), head_dim: 512, qk_rope_head_dim: 64 },
      ...{ rope_theta: 10_000, compress_rope_theta: 160_000, sliding_window: 128 },
      block_types: ['compressed_sparse_attention'],
    },
  },
  ...alike('glm glm4 chatglm', { ...neighbours, defaults: { partial_rotary_factor: 0.5 } }),
  glm4_moe: {
    ...{ ...halves, source: source('glm4_moe', '008c726d1655845afb7ca71013b984ceac231e57') },
    defaults: { ...sizes(4096, 96, 46, 131_072), partial_rotary_factor: 0.5 },
  },
  ...alike('llama4 llama4_text', llama4),
  cohere2: {
    ...{ ...neighbours, bareGlobal: true, source: source('cohere2', dataclasses) },
    defaults: { ...sizes(8192, 64, 40, 8192), sliding_window: 4096, sliding_window_pattern: 4 },
  },
  ...alike('gpt2 gpt_bigcode gpt_neo openai-gpt imagegpt bert distilbert electra albert', { scheme: 'learned' }),
  ...alike('clip_text_model siglip_text_model git vit dinov2 whisper opt bart mbart', { scheme: 'learned' }),
  deit: { scheme: 'learned', tokensInFront: 2 },
  ...alike('roberta xlm-roberta camembert', { scheme: 'learned', padded: true }),
  mpnet: { scheme: 't5', padded: true, tableToo: true },
  ...alike('marian pegasus m2m_100 xglm nllb_moe', { scheme: 'sinusoidal' }),
  bloom: { scheme: 'alibi' },
  mpt: { scheme: 'alibi', layout: 'halves' },
  ...alike('t5 mt5 umt5 longt5', { scheme: 't5' }),
  ...alike('mamba mamba2 falcon_mamba rwkv', { scheme: 'none' }),
  nemotron_h: {
    ...{ scheme: 'none', source: source('nemotron_h', '13923c63d59f73faebae79b2ee3fafc7e3a35201') },
    defaults: { block_types: ['linear_attention', 'moe', 'full_attention', 'mlp'] },
  },
  jamba: {
    ...{ scheme: 'none', source: source('jamba', earlier) },
    defaults: { num_hidden_layers: 32, attn_layer_period: 8, attn_layer_offset: 4 },
  },
  // Not rotary unless position_embedding_type says so.
  granitemoehybrid: {
    ...{ ...halves, scheme: 'none', source: source('granitemoehybrid', earlier) },
    defaults: sizes(4096, 32, 32, 2048),
  },
  ...alike('dinov3_vit pixtral llama4_vision_model mlcd_vision_model sam2_video vjepa2 eva02', { axes: true }),
  ...alike('transfo-xl xlnet deberta deberta-v2 swin swinv2', { strange: true }),
  // params.json of Meta and Mistral, whose weights rotate adjacent dimensions. Meta scales to one length only.
  params: neighbours,
  'scaled-params': { ...neighbours, defaults: { max_position_embeddings: 131_072 } },
};

/** The family of a model type; undefined if unknown. */
export const getFamily = (type: string | undefined): Family | undefined =>
  type !== undefined && Object.hasOwn(families, type) ? families[type] : undefined;

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
const typeByName = new Map(Object.keys(families).map((type) => [plain(type), type]));

/** The model type of a class such as `DeepseekV2ForCausalLM`, for files with a generic `model_type`. */
export const typeOfArchitecture = (name: string): string | undefined =>
  typeByName.get(plain(name.replace(/(?:For[A-Z]\w*|Model|LMHeadModel)$/, '')));
