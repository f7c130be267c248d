import type { Core } from '../../core/core.js';
import { resample, type Strengths } from './strengths.js';
import type { VectorChoice } from './view.js';

/** Random vector pairs: enough for a stable mean, few enough for a frame. */
export const draws = 100;
/** Sampled distances, including both ends. */
const samples = 257;

/** The settings that determine the plot. */
export interface DecaySettings {
  readonly words: VectorChoice;
  /** Even; of the head. */
  readonly dimensions: number;
  readonly base: number;
  /** The largest distance. */
  readonly reach: number;
  readonly seed: number;
  readonly strengths: Strengths;
  /** Positions by which the key is additionally rotated. */
  readonly turn: number;
}

export interface SampledScores {
  readonly distances: readonly number[];
  readonly means: readonly number[];
  /** Standard deviations. */
  readonly deviations: readonly number[];
}

/** Scores divided by sqrt(d), as in attention. */
export interface Decay {
  readonly settings: DecaySettings;
  /** Of a single query and key, at every distance from 0. */
  readonly scores: Float64Array;
  /** Of all random draws; undefined for drawn strengths. */
  readonly sampled?: SampledScores;
}

export function getDecay(core: Core, settings: DecaySettings): Decay {
  const { words, dimensions, base, reach, seed, strengths, turn } = settings;
  const root = Math.sqrt(dimensions);
  const getScores = (query: Float64Array, key: Float64Array, firstDistance = 0): Float64Array => {
    const spec = { query, key, base, layout: 'neighbours', firstDistance, distances: reach + 1 } as const;
    return core.lend('rotaryScores', spec, ({ scores }) => scores.map((score) => score / root));
  };
  // Rotating the key further by `turn` positions equals a distance smaller by `turn`.
  if (words === 'drawn')
    return { settings, scores: getScores(...getVectors(resample(strengths, dimensions / 2)), -turn) };
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
      deviations: Array.from(drawn.deviations, (deviation) => deviation / root),
    },
  };
}

/**
 * A query along the first axis of each pair, and a key scaled by the strengths. The factor 2 is the expected squared
 * length of a pair from N(0, 1).
 */
function getVectors(strengths: Strengths): [query: Float64Array, key: Float64Array] {
  const query = new Float64Array(2 * strengths.length);
  const key = new Float64Array(2 * strengths.length);
  strengths.forEach((strength, pair) => {
    query[2 * pair] = 1;
    key[2 * pair] = 2 * strength;
  });
  return [query, key];
}

/** Whether the rotation of the key is within the plot. */
export const hasVisibleTurn = ({ words, turn, reach }: DecaySettings): boolean =>
  words === 'drawn' && turn > 0 && turn <= reach;

/** The means of the first and the last quarter. */
export function quarters(numbers: ArrayLike<number>): { readonly near: number; readonly far: number } {
  const all = Array.from(numbers);
  const count = Math.ceil(all.length / 4);
  const mean = (part: readonly number[]): number => part.reduce((sum, number) => sum + number, 0) / part.length;
  return { near: mean(all.slice(0, count)), far: mean(all.slice(-count)) };
}

/** The distance with the highest score; the smallest one for ties. */
export const getPeak = (scores: Float64Array): number =>
  scores.indexOf(scores.reduce((one, other) => Math.max(one, other)));

/** The number of steps at which the score increases. */
export const getRises = (scores: Float64Array): number =>
  scores.reduce((rises, score, distance) => rises + Number(distance > 0 && score > scores[distance - 1]!), 0);
