import type { Core } from '../../core/core.js';
import type { TracedForward } from '../../core/specs.js';

/** The position encodings of the models, in historical order, and none. */
export const encodings = ['sinusoidal', 'rotary', 'alibi', 'none'] as const;
export type Encoding = (typeof encodings)[number];

/** Where an encoding enters: added to embeddings, as rotation of queries and keys, or added to scores. */
export type Entry = 'added' | 'turned' | 'biased' | 'nowhere';
const entries: Readonly<Record<Encoding, Entry>> = {
  ...{ sinusoidal: 'added', rotary: 'turned', alibi: 'biased', none: 'nowhere' },
};
export const getEntry = (encoding: Encoding): Entry => entries[encoding];

/** The number of heads, which divide a word's dimensions among them. */
export const heads = 8;
export const dimensions = 32;
export const width = dimensions / heads;
/** The width of the feed-forward layer. */
export const hidden = 2 * dimensions;
/** The base of sinusoidal and rotary encodings, as in the papers. */
export const base = 10_000;
export const headRange = { kind: 'whole', min: 1, max: heads } as const;

/** The spec of a trained model; missing fields are those of the nearest-noun task. */
export const getModel = (encoding: Encoding) => ({ task: 'nearest-noun', encoding, heads, dimensions }) as const;

/** The vocabulary: eight nouns, eight fillers, then the pronoun. */
export const firstFiller = 8;
export const pronoun = 16;
export const vocabulary = pronoun + 1;
export const isNoun = (word: number): boolean => word < firstFiller;

/** The sentence at first: two nouns and a pronoun. */
export const firstSentence: readonly number[] = [0, 8, 9, 1, 10, 11, pronoun, 12, 13];
/** More words have no room in the matrices. */
export const maxWords = 12;

const isSentence = (words: readonly number[]): boolean =>
  words.length <= maxWords && words.includes(pronoun) && words.every((word) => word < vocabulary);

/** A sentence as attribute text, the numbers of its words. */
export const sentenceText = {
  fromAttribute(text: string): readonly number[] | undefined {
    const words = /^\d{1,2}( \d{1,2})*$/.test(text) ? text.split(' ').map(Number) : [];
    return isSentence(words) ? words : undefined;
  },
  toAttribute: (words: readonly number[]): string => words.join(' '),
};

/** The words of the vocabulary in a language, in their order; `nouns` and `fillers` are separated by spaces. */
export const getVocabulary = (nouns: string, fillers: string, she: string): readonly string[] => [
  ...nouns.split(' '),
  ...fillers.split(' '),
  she,
];

/** Reads a typed sentence, with or without spaces between its words; undefined if the model cannot read it. */
export function readTyped(text: string, names: readonly string[]): readonly number[] | undefined {
  const longestFirst = names.map((name, word) => ({ name: name.toLowerCase(), word }));
  longestFirst.sort((one, other) => other.name.length - one.name.length);
  const words: number[] = [];
  let rest = text.toLowerCase();
  while ((rest = rest.replace(/^[\s\p{P}]+/u, '')) !== '') {
    const found = longestFirst.find(({ name }) => rest.startsWith(name));
    if (!found) return undefined;
    words.push(found.word);
    rest = rest.slice(found.name.length);
  }
  return isSentence(words) ? words : undefined;
}

/** The forward pass of a model over a sentence. */
export interface ForwardPass {
  readonly encoding: Encoding;
  readonly weights: Float32Array;
  /** The word ids of the sentence. */
  readonly words: readonly number[];
  readonly trace: TracedForward;
}

export function read(core: Core, encoding: Encoding, weights: Float32Array, words: readonly number[]): ForwardPass {
  const spec = { ...getModel(encoding), weights: Float64Array.from(weights), words: Int32Array.from(words) };
  return { encoding, weights, words, trace: core.traceForward(spec) };
}

/** The position of the pronoun, the last one if there are several. */
export const askedPlace = ({ words }: ForwardPass): number => words.lastIndexOf(pronoun);

/** The model's answer at the pronoun, and the correct one. */
export interface Answer {
  readonly named: number;
  readonly share: number;
  /** The nearest noun to the left, if any. */
  readonly nearest: number | undefined;
}

export function getAnswer(pass: ForwardPass): Answer {
  const place = askedPlace(pass);
  const named = pass.trace.answers[place]!;
  const share = pass.trace.shares[place * vocabulary + named]!;
  return { named, share, nearest: pass.words.slice(0, place).findLast(isNoun) };
}
