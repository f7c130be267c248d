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
  /** The training length in positions, if a source says so. */
  readonly trained?: { readonly positions: number; readonly source: Source };
  /** Keys whose values are not in the source. */
  readonly unverified?: readonly string[];
}

const github = 'https://github.com';
const transformers = `${github}/huggingface/transformers/blob/main/src/transformers/models`;

/** A file of Transformers, or of any GitHub repository by path. */
export const code = (path: string): Source => ({
  text: path.split('/').at(-1) ?? path,
  url: `${transformers}/${path}`,
});
export const repository = (path: string, text = path.split('/').at(-1) ?? path): Source => ({
  text,
  url: `${github}/${path}`,
});

/** The publication month from an arXiv number: `1706.03762` is June 2017. */
export const arxiv = (number: string): Publication => ({
  year: 2000 + Number(number.slice(0, 2)),
  month: Number(number.slice(2, 4)),
  source: { text: `arXiv ${number}`, url: `https://arxiv.org/abs/${number}` },
});

export const released = (year: number, month: number, source: Source): Publication => ({ year, month, source });

/** A training length with its source. */
export const trainedTo = (positions: number, { source }: Publication): PublishedModel['trained'] & object => ({
  positions,
  source,
});

/** LitGPT lists the published config.json files, with links. */
export const litgpt: Source = {
  text: 'litgpt/config.py',
  url: `${github}/Lightning-AI/litgpt/blob/main/litgpt/config.py`,
};

/** The size keys that most files have. */
export const sizes = (hidden_size: number, num_attention_heads: number, num_hidden_layers: number) => ({
  hidden_size,
  num_attention_heads,
  num_hidden_layers,
});
