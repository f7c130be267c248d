import type { Core } from '../../core/core.js';
import { spread, type Strengths } from './strengths.js';
import type { Wording } from './view.js';

/** Words drawn at random: enough for a mean that holds still, few enough for a frame. */
export const draws = 100;
/** Distances at which they are compared, both ends included. */
const samples = 257;

/** The settings that decide every number of the plot. */
export interface DecaySettings {
  readonly words: Wording;
  /** Of the head, an even number. */
  readonly dimensions: number;
  readonly base: number;
  /** The farthest distance. */
  readonly reach: number;
  readonly seed: number;
  readonly strengths: Strengths;
  /** By how many positions the key is turned against the query. */
  readonly turn: number;
}

/** The scores of all draws at some distances. */
export interface Sampled {
  readonly distances: readonly number[];
  readonly means: readonly number[];
  /** Standard deviations. */
  readonly spreads: readonly number[];
}

/** Scores, divided by the root of the dimensions as attention does. */
export interface Decay {
  readonly settings: DecaySettings;
  /** Of one query and one key, at every distance from 0. */
  readonly scores: Float64Array;
  /** Of all draws; not of what is drawn by hand. */
  readonly sampled?: Sampled;
}

export function getDecay(core: Core, settings: DecaySettings): Decay {
  const { words, dimensions, base, reach, seed, strengths, turn } = settings;
  const root = Math.sqrt(dimensions);
  const getScores = (query: Float64Array, key: Float64Array, firstDistance = 0): Float64Array => {
    const spec = { query, key, base, layout: 'neighbours', firstDistance, distances: reach + 1 } as const;
    return core.lend('rotaryScores', spec, ({ scores }) => scores.map((score) => score / root));
  };
  // A key that is turned further by so many positions scores as one that stands so many positions nearer.
  if (words === 'drawn')
    return { settings, scores: getScores(...pairsThatAgree(spread(strengths, dimensions / 2)), -turn) };
  const stride = reach / (samples - 1);
  const drawn = core.rotaryDraws({
    ...{ dimensions, base, seed, draws, stride, distances: samples },
    words: words === 'same' ? 'same' : 'independent',
  });
  return {
    settings,
    scores: getScores(drawn.query, drawn.key),
    sampled: {
      distances: Array.from({ length: samples }, (_, place) => place * stride),
      means: Array.from(drawn.means, (mean) => mean / root),
      spreads: Array.from(drawn.deviations, (deviation) => deviation / root),
    },
  };
}

/** A query that points to one side in each pair, and a key that points there as far as is drawn: 2 is what N(0, 1) gives. */
function pairsThatAgree(strengths: Strengths): [query: Float64Array, key: Float64Array] {
  const query = new Float64Array(2 * strengths.length);
  const key = new Float64Array(2 * strengths.length);
  strengths.forEach((strength, pair) => {
    query[2 * pair] = 1;
    key[2 * pair] = 2 * strength;
  });
  return [query, key];
}

/** Whether the plot reaches the distance to which a key is turned. */
export const isTurned = ({ words, turn, reach }: DecaySettings): boolean =>
  words === 'drawn' && turn > 0 && turn <= reach;

/** The mean of the first and of the last quarter of numbers that stand at even distances. */
export function quarters(numbers: ArrayLike<number>): { readonly near: number; readonly far: number } {
  const all = Array.from(numbers);
  const count = Math.ceil(all.length / 4);
  const mean = (part: readonly number[]): number => part.reduce((sum, number) => sum + number, 0) / part.length;
  return { near: mean(all.slice(0, count)), far: mean(all.slice(-count)) };
}

/** The index of the highest score, at the nearest such distance. */
export const getPeak = (scores: Float64Array): number =>
  scores.indexOf(scores.reduce((one, other) => Math.max(one, other)));

/** At how many of the steps the score is higher than before. */
export const getRises = (scores: Float64Array): number =>
  scores.reduce((rises, score, distance) => rises + Number(distance > 0 && score > scores[distance - 1]!), 0);
