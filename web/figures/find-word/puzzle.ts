import type { Core } from '../../core/core.js';
import { likelihood } from '../../core/fields/receiver.js';
import { getRange } from '../shared/reader/number-range.js';

/** The length of a story: in words, or in characters where it is Chinese. */
export const storyLength = 1024;
export const pairs = 8;

/** The slowest hand turns once in 1,188 words, a little more than the story. */
const hands = { dimensions: 2 * pairs, base: 400 };
const sigma = 0.15;
const everyHand = '1'.repeat(pairs);

/** A word fits if its likelihood is at least 1 % of the best one's. */
const margin = Math.log(100);

/** How far a hand may be off, in radians, for a word to fit. */
export const tolerance = Math.sqrt(2 * margin) * sigma;

/** What the figure plays by itself: a fast hand, the slowest, and two between. */
export const example = { sent: { position: 980, seed: 42 }, hands: [0, 7, 2, 4] } as const;

export const seedRange = getRange(likelihood.seed);

/** Hands as attribute text, `0 7 3`, in the order in which they were stopped. */
export const handsText = {
  fromAttribute: (given: string): readonly number[] | undefined =>
    /^([0-7]( [0-7])*)?$/.test(given) ? [...new Set(given.split(' ').filter(Boolean).map(Number))] : undefined,
  toAttribute: (hands: readonly number[]): string => hands.join(' '),
};

/** The seed of a day, the same everywhere: 20261129 for 29 November 2026, UTC. */
export const seedOfDay = (day: Date): number => Number(day.toISOString().slice(0, 10).replaceAll('-', ''));

/** A Chinese character or a word, with its punctuation and the space after it. */
const storyWord = /[「『《（“‘]*\p{Script=Han}[^\p{Script=Han}「『《（“‘]*|[^\s\p{Script=Han}]+\s*/gu;

export const splitStory = (story: string): readonly string[] => story.match(storyWord) ?? [];

/** A word without punctuation at its ends. */
export const bareWord = (word: string): string => getLetters(word)[1];

/** A word, or several, without punctuation at the ends, and that punctuation. */
export function getLetters(word: string): readonly [before: string, letters: string, after: string] {
  const [, before = '', letters = '', after = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(word) ?? [];
  return [before, letters, after];
}

/** A word that was sent, by its index in the story, and the seed of its noise. */
export interface Sent {
  readonly position: number;
  readonly seed: number;
}

/** Words that nobody wants to have found. */
const dull = /^(?:[\p{Script=Latin}’]{1,3}|[的了着著是在有我你他它们們个個一不也就都又还還很把这這那]|)$/u;

/** The word of a seed. Successive seeds are spread over the story by the golden ratio; dull words give way to the next. */
export function getSent(words: readonly string[], seed: number): Sent {
  const first = Math.imul(seed, 0x9e3779b1) >>> 22;
  const next = words.findIndex((word, index) => index >= first && !dull.test(bareWord(word)));
  return { position: Math.max(next, 0), seed };
}

const noisyCode = (sent: Sent) => ({ ...hands, sigma, ...sent, trial: 0 });

/** How many words each hand needs for a turn. */
export const getPeriods = (core: Core): readonly number[] =>
  Array.from(core.hands({ ...hands, position: 0, unit: 'radian' }).period);

/** The steps of a turn in which received angles are found. */
const steps = 360;

/** The received angle of each hand, in radians clockwise from 12: where in its turn it fits best. */
export function receivedAngles(core: Core, sent: Sent): readonly number[] {
  return getPeriods(core).map((period, pair) => {
    const heard = `${'0'.repeat(pair)}1`;
    const turn = { from: 0, positions: period, pixels: steps };
    const { product } = core.likelihood({ ...noisyCode(sent), ...turn, heard, rows: 0 });
    const position = ((product.indexOf(Math.max(...product)) + 0.5) / steps) * period;
    return core.hands({ ...hands, position, unit: 'radian' }).angle[pair]!;
  });
}

/** What the stopped hands say. */
export interface Fit {
  /** The words that fit all of them together, by index. */
  readonly words: readonly number[];
  /** How many of them each word fits. */
  readonly hands: Uint8Array;
}

/** The words whose log-likelihood is close to the best one's. */
function fitting(logLikelihoods: Float32Array): readonly number[] {
  const least = Math.max(...logLikelihoods) - margin;
  return Array.from(logLikelihoods.keys()).filter((word) => logLikelihoods[word]! >= least);
}

/** @param stopped - At least one hand. */
export function fitWords(core: Core, sent: Sent, stopped: readonly number[]): Fit {
  const heard = Array.from(everyHand, (_, pair) => (stopped.includes(pair) ? '1' : '0')).join('');
  const range = { from: 0, positions: storyLength, pixels: storyLength };
  const { product, each } = core.likelihood({
    ...noisyCode(sent),
    ...range,
    heard,
    order: 'fast-first',
    hands: pairs,
    rows: stopped.length,
  });
  const counts = new Uint8Array(storyLength);
  for (let row = 0; row < stopped.length; ++row)
    for (const word of fitting(each.subarray(row * storyLength, (row + 1) * storyLength))) ++counts[word]!;
  return { words: fitting(product), hands: counts };
}
