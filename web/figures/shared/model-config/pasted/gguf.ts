import { parseJson, type Json, type JsonObject } from '../json.js';
import { isObject } from '../keys.js';
import { ConfigError } from '../config-error.js';

/** The metadata of a GGUF file, and its frequency factors, which are tensors. */
export interface Gguf {
  readonly metadata: JsonObject;
  /** Undefined if the tensors are unknown; otherwise those that exist, by name. */
  readonly factors?: Readonly<Record<string, readonly number[]>>;
}

const architectureKey = 'general.architecture';
/** Tensors with the divisors of the frequencies: for all lengths, for short and for long texts. */
const factorTensors = ['rope_freqs.weight', 'rope_factors_short.weight', 'rope_factors_long.weight'] as const;

/** The metadata in an object: plain, with each value wrapped (`gguf-dump --json`), or as Ollama's API responds. */
export function ggufIn(value: JsonObject): Gguf | undefined {
  for (const object of [value, value['metadata'], value['model_info'], value['gguf']]) {
    if (!isObject(object) || object[architectureKey] === undefined) continue;
    const metadata = Object.create(null) as Record<string, Json>;
    for (const [key, one] of Object.entries(object)) metadata[key] = isObject(one) ? (one['value'] ?? null) : one;
    return withTensors(metadata, isObject(value['tensors']) ? Object.keys(value['tensors']) : undefined);
  }
  return undefined;
}

/** Only the names of tensors are known here. If none has factors, there are none. */
const withTensors = (metadata: JsonObject, names: readonly string[] | undefined): Gguf =>
  names && !factorTensors.some((name) => names.includes(name)) ? { metadata, factors: {} } : { metadata };

/** `llama.rope.freq_base f32 = 500000.0` in a log, `llama.rope.freq_base | 500000.0` in a table, and similar. */
const line =
  /(?:^|[\s|`])((?:general|[a-z][\w-]*)(?:\.[a-z_\d]+)+)`?[ \t|=:]+(?:(?:str|bool|[uif]\d+|arr\[[^\]]*\])\s*=\s*)?(.*)$/;
const tellsOfModel = /\.(?:context_length|embedding_length|block_count|rope\.freq_base|attention\.head_count)$/;

/** Parses metadata that a program has printed, line by line. */
export function printedGguf(text: string): Gguf | undefined {
  const metadata = Object.create(null) as Record<string, Json>;
  const start = Object.create(null) as Record<string, true>;
  for (const one of text.split('\n')) {
    const tensor = /\b(?:token_embd|output_norm|rope_freqs|rope_factors_(?:short|long))\.weight\b/.exec(one)?.[0];
    if (tensor !== undefined) start[tensor] = true;
    const [, key, value = ''] = line.exec(one.slice(0, longestLine)) ?? [];
    if (key !== undefined) metadata[key] ??= valueOf(value.replace(/[\s|`]+$/, ''));
  }
  const keys = Object.keys(metadata);
  const modelKeys = keys.filter((key) => tellsOfModel.test(key));
  if (modelKeys.length < 2) return undefined;
  // An excerpt of a log may lack its first line.
  metadata[architectureKey] ??= modelKeys[0]!.split('.')[0]!;
  return withTensors(metadata, 'token_embd.weight' in start ? Object.keys(start) : undefined);
}

const longestLine = 2 ** 14;

function valueOf(text: string): Json {
  try {
    return parseJson(text).value;
  } catch (error) {
    if (error instanceof ConfigError) return text;
    throw error;
  }
}

/** Transformers' model types, where they are not llama.cpp's with `_` for `-`. */
const types: Readonly<Record<string, string>> = {
  ...{
    qwen2moe: 'qwen2_moe',
    qwen3moe: 'qwen3_moe',
    qwen2vl: 'qwen2_vl',
    qwen3vl: 'qwen3_vl',
    qwen3next: 'qwen3_next',
  },
  ...{ gemma3: 'gemma3_text', gemma3n: 'gemma3n_text', 'gemma-embedding': 'gemma3_text', llama4: 'llama4_text' },
  ...{ 'command-r': 'cohere', deepseek2: 'deepseek_v2', phi2: 'phi', gptneox: 'gpt_neox', starcoder: 'gpt_bigcode' },
  ...{ t5encoder: 't5', 'modern-bert': 'modernbert', rwkv6: 'rwkv', rwkv7: 'rwkv' },
  ...{ 'hunyuan-dense': 'hunyuan_v1_dense', 'hunyuan-moe': 'hunyuan_v1_moe' },
};

/**
 * Architectures that llama.cpp rotates by adjacent dimensions; the weights of half-split models are permuted on
 * conversion.
 */
const neighbours: ReadonlySet<string> = new Set([
  ...['llama', 'llada', 'llama4', 'deci', 'baichuan', 'starcoder', 'internlm2', 'minicpm', 'xverse', 'command-r'],
  ...['cohere2', 'olmo', 'arctic', 'deepseek', 'deepseek2', 'plm', 'chatglm', 'glm4', 'granite', 'granitemoe'],
  ...['granitehybrid', 'chameleon', 'bailingmoe', 'neo-bert', 'smollm3', 'arcee', 'ernie4_5', 'ernie4_5-moe'],
]);

/**
 * Architectures that store the scaling of Llama 3.1 in a tensor and not in the metadata, with the base of those models.
 */
const scaledByTensor: Readonly<Record<string, number>> = {
  llama: 5e5,
  llama4: 5e5,
  deci: 5e5,
  exaone: 1e6,
  exaone4: 1e6,
};
const trainedOfLlama3 = 8192;

/**
 * Converts GGUF metadata to a configuration with Transformers' keys.
 *
 * @throws Refused if the frequencies are in a tensor that is unknown.
 */
export function configOfGguf({ metadata, factors }: Gguf): JsonObject {
  const given = metadata[architectureKey];
  const architecture = typeof given === 'string' ? given : '';
  const of = (name: string): Json | undefined => metadata[`${architecture}.${name}`] ?? undefined;
  const context = of('context_length');
  const headCount = largest(of('attention.head_count'));
  const head = of('attention.key_length_mla') ?? of('attention.key_length');
  const turning = of('rope.dimension_count');
  const isSplit = of('attention.kv_lora_rank') !== undefined && turning !== undefined;
  const width = of('embedding_length');
  const whole = head ?? (typeof width === 'number' && headCount !== undefined ? width / Number(headCount) : undefined);
  const alibi = of('attention.max_alibi_bias');
  const scaling = getScaling(of, { architecture, context, factors });
  const config: Readonly<Record<string, Json | undefined>> = {
    name: metadata['general.name'],
    model_type: Object.hasOwn(types, architecture) ? types[architecture] : architecture.replaceAll('-', '_'),
    hidden_size: width,
    num_hidden_layers: of('block_count'),
    num_attention_heads: headCount,
    max_position_embeddings: context,
    ...(isSplit
      ? {
          kv_lora_rank: of('attention.kv_lora_rank'),
          qk_rope_head_dim: turning,
          ...(typeof head === 'number' && { qk_nope_head_dim: head - Number(turning) }),
        }
      : { head_dim: head, ...(turning !== whole && { rotary_dim: turning }), ...getCache(of) }),
    rope_theta: of('rope.freq_base'),
    ...(scaling && { rope_scaling: scaling }),
    rope_local_base_freq: of('rope.freq_base_swa'),
    ...(neighbours.has(architecture) && turning !== undefined && { rope_interleave: true }),
    sliding_window: positive(of('attention.sliding_window')),
    attention_chunk_size: positive(of('attention.chunk_size')),
    ...getLayers(of),
    ...(typeof alibi === 'number' && alibi > 0 && { alibi: true, alibi_bias_max: alibi }),
    relative_attention_num_buckets: of('attention.relative_buckets_count'),
    full_attention_interval: of('full_attention_interval'),
  };
  const known = Object.entries(config).filter(([, value]) => value !== undefined && value !== null);
  return Object.assign(Object.create(null) as JsonObject, Object.fromEntries(known));
}

type Of = (name: string) => Json | undefined;

const positive = (value: Json | undefined): Json | undefined => (value === 0 ? undefined : value);

/** The layers of a kind may have different numbers of heads. */
const largest = (value: Json | undefined): Json | undefined =>
  Array.isArray(value) ? Math.max(...(value as readonly Json[]).map(Number).slice(0, 4096)) : value;

/** The kinds of layers, if the metadata list them. */
function getLayers(of: Of): Readonly<Record<string, Json>> {
  const pattern = of('attention.sliding_window_pattern');
  if (Array.isArray(pattern)) {
    const list = pattern as readonly Json[];
    return { layer_types: list.map((local) => (local ? 'sliding_attention' : 'full_attention')) };
  }
  if (pattern !== undefined) return { sliding_window_pattern: pattern };
  const heads = of('attention.head_count_kv');
  if (!Array.isArray(heads) || !heads.includes(0)) return {};
  return { layer_types: (heads as readonly Json[]).map((count) => (count === 0 ? 'recurrent' : 'full_attention')) };
}

/** The heads of keys and values, if all layers that have some have the same number. */
function getCache(of: Of): Readonly<Record<string, Json | undefined>> {
  const given = of('attention.head_count_kv');
  const counts = Array.isArray(given) ? (given as readonly Json[]).filter((count) => count !== 0) : [given];
  const values = of('attention.value_length');
  return {
    num_key_value_heads: counts.every((count) => count === counts[0]) ? counts[0] : undefined,
    v_head_dim: values === of('attention.key_length') ? undefined : values,
  };
}

interface Known {
  readonly architecture: string;
  readonly context: Json | undefined;
  readonly factors: Gguf['factors'];
}

function getScaling(of: Of, { architecture, context, factors }: Known): JsonObject | undefined {
  const given = of('rope.scaling.type');
  const type = typeof given === 'string' && given !== 'none' ? given : undefined;
  const base = of('rope.freq_base');
  const original = of('rope.scaling.original_context_length');
  const sections = of('rope.dimension_sections');
  if (!factors) {
    const isLong = typeof context === 'number' && context > trainedOfLlama3;
    const isLlama3 = isLong && !type && base !== undefined && base === scaledByTensor[architecture];
    // Files of Phi-3 have no type.
    const isLongrope = type === 'longrope' || (!type && original !== undefined && original !== context);
    if (isLlama3 || isLongrope)
      throw new ConfigError({ key: 'modelConfig.inTensor', values: { name: factorTensors[isLlama3 ? 0 : 2] } });
  }
  const [all, short, long] = factorTensors.map((name) => factors?.[name]);
  if (all && typeof base === 'number') {
    const llama3 = getLlama3(all, base);
    if (llama3) return llama3;
  }
  if (all ?? long) {
    return defined({
      rope_type: 'longrope',
      short_factor: all ?? short ?? long,
      long_factor: all ?? long,
      attention_factor: of('rope.scaling.attn_factor') ?? 1,
      factor: all ? 1 : of('rope.scaling.factor'),
      original_max_position_embeddings: original ?? context,
    });
  }
  const factor = of('rope.scaling.factor') ?? of('rope.scale_linear');
  const multiplier = of('rope.scaling.yarn_log_multiplier');
  if (type === undefined && (factor === undefined || factor === 1 || factor === 0)) {
    return Array.isArray(sections)
      ? { rope_type: 'mrope', mrope_section: (sections as readonly Json[]).slice(0, 3) }
      : undefined;
  }
  return defined({
    rope_type: type ?? 'linear',
    factor,
    original_max_position_embeddings: original,
    ...(type === 'yarn' && {
      beta_fast: of('rope.scaling.yarn_beta_fast'),
      beta_slow: of('rope.scaling.yarn_beta_slow'),
    }),
    ...(type === 'yarn' && { attention_factor: yarnFactor(of('rope.scaling.attn_factor'), factor) }),
    // Files store a tenth of DeepSeek's value.
    ...(typeof multiplier === 'number' && { mscale: tenfold(multiplier), mscale_all_dim: tenfold(multiplier) }),
  });
}

/** In llama.cpp the file's factor multiplies YaRN's own; in Transformers it replaces it. */
const yarnFactor = (given: Json | undefined, factor: Json | undefined): number | undefined =>
  typeof given === 'number' && typeof factor === 'number' && given !== 1 && factor >= 1
    ? given * (1 + 0.1 * Math.log(factor))
    : undefined;

/** Removes the rounding to 32 bits. */
const tenfold = (number: number): number => Number((10 * number).toPrecision(6));

const defined = (object: Readonly<Record<string, Json | undefined>>): JsonObject =>
  Object.fromEntries(Object.entries(object).filter((entry): entry is [string, Json] => entry[1] !== undefined));

/** The scaling of Llama 3.1 and later, if the divisors match it. Only its factor varies. */
function getLlama3(divisors: readonly number[], base: number): JsonObject | undefined {
  const factor = Math.max(...divisors);
  const [low, high] = [1, 4];
  const isSo = divisors.every((divisor, pair) => {
    const turns = (trainedOfLlama3 * base ** (-pair / divisors.length)) / (2 * Math.PI);
    const kept = Math.min(Math.max((turns - low) / (high - low), 0), 1);
    return Math.abs(divisor * ((1 - kept) / factor + kept) - 1) < 1e-3;
  });
  return factor > 1 && isSo
    ? {
        ...{ rope_type: 'llama3', factor, low_freq_factor: low, high_freq_factor: high },
        original_max_position_embeddings: trainedOfLlama3,
      }
    : undefined;
}
