import type { Layout } from './model-clock.js';

/**
 * The defaults of a model type's code, which its file need not repeat. What is taken from here is told as an
 * assumption.
 */
export interface Family {
  /** The scheme if no key of the file says otherwise. */
  readonly scheme?: 'rotary' | 'alibi' | 'learned' | 'sinusoidal' | 't5' | 'none';
  /** Of weights as Transformers loads them. */
  readonly layout?: Exclude<Layout, 'unknown'>;
  readonly base?: number;
  /** Of the head that turns. */
  readonly share?: number;
  /** One layer in so many, the last of them, is global where there is a window. */
  readonly globalEvery?: number;
  /** One layer in so many, the last of them, has no position. */
  readonly bareEvery?: number;
  /** Global layers do not turn. */
  readonly bareGlobal?: boolean;
  /** The scaling stretches global layers alone. */
  readonly localUnstretched?: boolean;
  /** The first rows of its table are for padding, up to the number of the padding token. */
  readonly padded?: true;
  /** It tells of order by means that nothing here draws. */
  readonly strange?: true;
}

const halves: Family = { scheme: 'rotary', layout: 'halves' };
const neighbours: Family = { scheme: 'rotary', layout: 'neighbours' };

/** All these types alike. */
const alike = (types: string, family: Family): Record<string, Family> =>
  Object.fromEntries(types.split(' ').map((type) => [type, family]));

/** By `model_type`, as the code of Transformers has them. */
const families: Readonly<Record<string, Family>> = {
  ...alike('llama mistral mistral3 ministral qwen qwen2 qwen2_moe qwen3 qwen3_moe gemma phi3 phimoe falcon', halves),
  ...alike('olmo olmo2 starcoder2 granite granitemoe internlm2 arcee modernbert esm', halves),
  ...alike('qwen2_vl qwen2_vl_text qwen2_5_vl qwen2_5_vl_text mixtral', { ...halves, base: 1e6 }),
  ...alike('gpt_neox stablelm', { ...halves, share: 0.25 }),
  ...alike('phi persimmon', { ...halves, share: 0.5 }),
  ...alike('gemma3 gemma3_text', { ...halves, base: 1e6, globalEvery: 6, localUnstretched: true }),
  gemma2: { ...halves, globalEvery: 2 },
  gpt_oss: { ...halves, base: 150_000, globalEvery: 2 },
  // The base of the code for a file without rope_theta; the published model was trained on to 5e6
  // (models/layered-models.ts).
  smollm3: { ...halves, base: 2e6, bareEvery: 4 },
  ...alike('gptj codegen cohere deepseek_v2 deepseek_v3', neighbours),
  ...alike('glm glm4 chatglm', { ...neighbours, share: 0.5 }),
  ...alike('llama4 llama4_text', { ...neighbours, base: 500_000, bareEvery: 4 }),
  cohere2: { ...neighbours, globalEvery: 4, bareGlobal: true },
  ...alike('gpt2 gpt_bigcode gpt_neo openai-gpt imagegpt bert distilbert electra albert', { scheme: 'learned' }),
  ...alike('clip_text_model siglip_text_model git vit deit dinov2 whisper opt bart mbart', { scheme: 'learned' }),
  ...alike('roberta xlm-roberta camembert mpnet', { scheme: 'learned', padded: true }),
  ...alike('marian pegasus m2m_100 xglm nllb_moe', { scheme: 'sinusoidal' }),
  ...alike('bloom mpt', { scheme: 'alibi' }),
  ...alike('t5 mt5 umt5 longt5', { scheme: 't5' }),
  ...alike('mamba mamba2 rwkv', { scheme: 'none' }),
  ...alike('transfo-xl xlnet deberta deberta-v2 swin swinv2', { strange: true }),
};

/** The defaults of a model type; none of an unknown one. */
export const familyOf = (type: string | undefined): Family | undefined =>
  type !== undefined && Object.hasOwn(families, type) ? families[type] : undefined;
