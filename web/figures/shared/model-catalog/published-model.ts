import type { Source } from '../model-config/model-clock.js';

/** A value of a configuration, as JSON has it. */
export type Value = null | boolean | number | string | readonly Value[] | Keys;
export interface Keys {
  readonly [key: string]: Value;
}

/**
 * The month in which a model became known, and the place where that is written: the month of its paper or, without one,
 * of its release.
 */
export interface Publication {
  readonly year: number;
  /** From 1 to 12. */
  readonly month: number;
  readonly source: Source;
}

/** A model that somebody has published, with the keys of its `config.json` that tell of positions. */
export interface PublishedModel {
  readonly name: string;
  /** Left out where it was not found. */
  readonly since?: Publication;
  /** As its own file has them; no file is copied. */
  readonly config: Keys;
  /** The source of the numbers. */
  readonly source: Source;
  /** The longest texts of its training, in positions, where a source says so. */
  readonly trained?: { readonly positions: number; readonly source: Source };
  /** Keys whose values are not in the source. */
  readonly unverified?: readonly string[];
}

const github = 'https://github.com';
const transformers = `${github}/huggingface/transformers/blob/main/src/transformers/models`;

/** A file of Transformers, or of any repository of GitHub by its path. */
export const code = (path: string): Source => ({
  text: path.split('/').at(-1) ?? path,
  url: `${transformers}/${path}`,
});
export const repository = (path: string, text = path.split('/').at(-1) ?? path): Source => ({
  text,
  url: `${github}/${path}`,
});

/** The number of a paper says when it came: `1706.03762` is of June 2017. */
export const arxiv = (number: string): Publication => ({
  year: 2000 + Number(number.slice(0, 2)),
  month: Number(number.slice(2, 4)),
  source: { text: `arXiv ${number}`, url: `https://arxiv.org/abs/${number}` },
});

export const released = (year: number, month: number, source: Source): Publication => ({ year, month, source });

/** The longest texts of training that a source names. */
export const trainedTo = (positions: number, { source }: Publication): PublishedModel['trained'] & object => ({
  positions,
  source,
});

/** It writes out the config.json files that are published, and links each. */
export const litgpt: Source = {
  text: 'litgpt/config.py',
  url: `${github}/Lightning-AI/litgpt/blob/main/litgpt/config.py`,
};

/** The sizes that most files have. */
export const sizes = (hidden_size: number, num_attention_heads: number, num_hidden_layers: number) => ({
  hidden_size,
  num_attention_heads,
  num_hidden_layers,
});
