import type { Source } from '../model-config/model-clock.js';

/** A value in JSON. */
export type Value = null | boolean | number | string | readonly Value[] | Keys;
export interface Keys {
  readonly [key: string]: Value;
}

/** When a model was published (the month of its paper or, without one, its release), and the source. */
export interface Publication {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly source: Source;
}

/** A published model, with the keys of its `config.json` that concern positions. */
export interface PublishedModel {
  readonly name: string;
  /** Omitted if unknown. */
  readonly since?: Publication;
  /** The keys as in its own file; files are not copied whole. */
  readonly config: Keys;
  /** Where the values are from. */
  readonly source: Source;
  /** The longest texts of its training, in positions, and who says so. */
  readonly trained: { readonly positions: number; readonly source: Source } | 'not known';
  /** Keys whose values are not in the source. */
  readonly unverified?: readonly string[];
}

/**
 * A published model without a clock: its file has other keys, or the parser does not support its encoding. Unknown
 * values are omitted.
 */
export interface UndrawnModel {
  readonly name: string;
  readonly since?: Publication;
  readonly scheme: 'sinusoidal' | 'relative' | 'rotary';
  readonly base?: number;
  /** The rotary dimensions of a head. */
  readonly rotaryDimensions?: number;
  /** The training length in positions. */
  readonly context?: number;
  readonly source: Source;
}

/** A row of the catalog. Without a source for it, its training length is not known. */
export const model = (
  name: string,
  since: Publication | undefined,
  source: Source,
  config: Keys,
  more: Partial<Pick<PublishedModel, 'trained' | 'unverified'>> = {},
): PublishedModel => ({ name, ...(since && { since }), source, config, trained: 'not known', ...more });

/** Width, heads and layers; then the heads of keys and values, if their number is known. */
export type Sizes = readonly [number, number, number, number?];

/** The keys that most rotary models have. */
export const rotary = (
  model_type: string,
  [hidden_size, num_attention_heads, num_hidden_layers, num_key_value_heads]: Sizes,
  max_position_embeddings: number,
  more: Keys = {},
): Keys => ({
  ...{ model_type, hidden_size, num_attention_heads, num_hidden_layers, max_position_embeddings },
  ...(num_key_value_heads !== undefined && { num_key_value_heads }),
  ...more,
});

/** `layer_types` where every n-th layer has full attention and the others have a window. */
export const layerTypes = (count: number, every: number): readonly string[] =>
  Array.from({ length: count }, (_, layer) => ((layer + 1) % every ? 'sliding_attention' : 'full_attention'));

export const page = (text: string, url: string): Source => ({ text, url });

const github = 'https://github.com';

/** A file of a GitHub repository: `owner/repository/blob/branch/path`. */
export const repository = (path: string, text = path.split('/').at(-1)!): Source => page(text, `${github}/${path}`);

/** A model's code in Transformers, and its page in the manual. */
export const code = (path: string): Source =>
  repository(`huggingface/transformers/blob/main/src/transformers/models/${path}`);
export const manual = (name: string): Source =>
  repository(`huggingface/transformers/blob/main/docs/source/en/model_doc/${name}`);

/** The publication month from an arXiv number: `1706.03762` is June 2017. */
export const arxiv = (number: string): Publication => ({
  year: 2000 + Number(number.slice(0, 2)),
  month: Number(number.slice(2, 4)),
  source: page(`arXiv ${number}`, `https://arxiv.org/abs/${number}`),
});

export const released = (year: number, month: number, source: Source): Publication => ({ year, month, source });

export const trained = (positions: number, source: Source): Pick<PublishedModel, 'trained'> => ({
  trained: { positions, source },
});

export const unverified = (...keys: readonly string[]): Pick<PublishedModel, 'unverified'> => ({ unverified: keys });
