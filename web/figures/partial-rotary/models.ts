/** A model's use of rotary embeddings, as published by its authors. */
export interface RotaryModel {
  readonly name: string;
  readonly layers: number;
  /** Dimensions of a head's queries and keys. */
  readonly head: number;
  /** How many of them are rotated; frequencies are computed from this number. */
  readonly rotary: number;
  /** Whether the rotated dimensions are the last ones instead of the first. */
  readonly last?: boolean;
  /** Before context extension. If unknown, so are the frequencies. */
  readonly base?: number;
  /** Every n-th layer has no positional encoding. */
  readonly positionlessEvery?: number;
  /** Whether layers without positional encoding scale queries by a factor that grows with the position. */
  readonly tempered?: boolean;
  readonly source: { readonly text: string; readonly url: string };
}

const neox = 'https://github.com/EleutherAI/gpt-neox/blob/main/configs/20B.yml';
const litgpt = 'https://github.com/Lightning-AI/litgpt/blob/main/litgpt/config.py';
const transformers = 'https://github.com/huggingface/transformers/blob/main/src/transformers/models';

export const models = {
  'gpt-j': {
    ...{ name: 'GPT-J 6B', layers: 28, head: 256, rotary: 64, base: 10_000 },
    source: {
      text: '6B_roto_256.json',
      url: 'https://github.com/kingoflolz/mesh-transformer-jax/blob/master/configs/6B_roto_256.json',
    },
  },
  'gpt-neox': {
    ...{ name: 'GPT-NeoX-20B', layers: 44, head: 96, rotary: 24, base: 10_000 },
    source: { text: 'gpt-neox/configs/20B.yml', url: neox },
  },
  'phi-2': {
    ...{ name: 'Phi-2', layers: 32, head: 80, rotary: 32, base: 10_000 },
    source: { text: 'litgpt/config.py', url: litgpt },
  },
  'stablelm-3b': {
    ...{ name: 'StableLM-3B-4E1T', layers: 32, head: 80, rotary: 20, base: 10_000 },
    source: { text: 'litgpt/config.py', url: litgpt },
  },
  'glm-4': {
    ...{ name: 'GLM-4-9B', layers: 40, head: 128, rotary: 64 },
    source: { text: 'configuration_glm.py', url: `${transformers}/glm/configuration_glm.py` },
  },
  'deepseek-v3': {
    ...{ name: 'DeepSeek-V3', layers: 61, head: 192, rotary: 64, last: true, base: 10_000 },
    source: {
      text: 'DeepSeek-V3/inference/model.py',
      url: 'https://github.com/deepseek-ai/DeepSeek-V3/blob/main/inference/model.py',
    },
  },
  'llama-3': {
    ...{ name: 'Llama 3 8B', layers: 32, head: 128, rotary: 128, base: 500_000 },
    source: { text: 'litgpt/config.py', url: litgpt },
  },
  smollm3: {
    ...{ name: 'SmolLM3 3B', layers: 36, head: 128, rotary: 128, base: 5_000_000, positionlessEvery: 4 },
    source: { text: 'huggingface.co/blog/smollm3', url: 'https://huggingface.co/blog/smollm3' },
  },
  'llama-4': {
    ...{
      name: 'Llama 4 Scout',
      layers: 48,
      head: 128,
      rotary: 128,
      base: 500_000,
      positionlessEvery: 4,
      tempered: true,
    },
    source: { text: 'configuration_llama4.py', url: `${transformers}/llama4/configuration_llama4.py` },
  },
} as const satisfies Readonly<Record<string, RotaryModel>>;

export type ModelKey = keyof typeof models;
export const modelKeys = Object.keys(models) as [ModelKey, ...ModelKey[]];

/** Typed access by key, including optional fields. */
export const getModel = (key: ModelKey): RotaryModel => models[key];
