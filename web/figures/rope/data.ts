import type { Core } from '../../core/index.js';
import { rotate } from '../../core/fields/rotary.js';
import { angleOfPoint, turnBetween } from '../shared/clock/dial.js';
import { getRange } from '../shared/reader/number-range.js';
import { getWords } from './words.js';

/** The range of positions: beyond any text, but labels still fit. */
export const placeRange = getRange(rotate.position, { min: 0, max: 1e9 });

/** The two words of a score: a query at m, and a key at n. */
export type Side = 'query' | 'key';
export const sides = ['query', 'key'] as const;

/** The settings that determine the picture. */
export interface RopeSettings {
  /** m and n; fractions while dragging. */
  readonly query: number;
  readonly key: number;
  readonly pairs: number;
  readonly base: number;
  /** Whether query and key are the same vector. */
  readonly alike: boolean;
}

/** A pair of a rotated vector as a hand: its first component points up, its second to the right. */
export interface RotatedHand {
  /** Radians clockwise from 12. */
  readonly angle: number;
  readonly length: number;
}

export interface RotatedVector {
  readonly position: number;
  readonly hands: readonly RotatedHand[];
  /** The length of each pair before rotation. */
  readonly lengths: readonly number[];
  /** The norm of the vector before and after rotation. */
  readonly norm: number;
  readonly turnedNorm: number;
}

export interface Scored {
  readonly settings: RopeSettings;
  readonly query: RotatedVector;
  readonly key: RotatedVector;
  /** For each pair, radians per position. */
  readonly frequencies: Float64Array;
  /** For each pair, the signed angle clockwise from the key's hand to the query's, in radians. */
  readonly between: readonly number[];
  /** Each pair's contribution to the score, and the sum. */
  readonly terms: Float64Array;
  readonly score: number;
  /** The same with places swapped. */
  readonly swappedTerms: Float64Array;
  readonly swapped: number;
  /** Whether the score depends on the order; not if both vectors have the same direction in every pair. */
  readonly ordered: boolean;
}

export function scored(core: Core, settings: RopeSettings): Scored {
  const { query: m, key: n, pairs, base, alike } = settings;
  const words = getWords(pairs, alike);
  const turned = (vector: readonly number[], position: number): RotatedVector => {
    const result = core.rotate({ vector: Float64Array.from(vector), position, base, layout: 'neighbours' });
    const { rotated, norm } = result;
    const lengths = getHands(vector).map(({ length }) => length);
    return { position, hands: getHands(rotated), lengths, norm, turnedNorm: Math.hypot(...rotated) };
  };
  const [query, key] = [turned(words.query, m), turned(words.key, n)];
  const scoreAt = (firstDistance: number) =>
    core.rotaryScores({
      query: Float64Array.from(words.query),
      key: Float64Array.from(words.key),
      ...{ base, layout: 'neighbours', firstDistance, distances: 1 },
    });
  const [there, back] = [scoreAt(m - n), scoreAt(n - m)];
  return {
    settings,
    query,
    key,
    frequencies: core.hands({ position: 0, dimensions: 2 * pairs, base, unit: 'radian' }).frequency,
    between: query.hands.map(({ angle }, pair) => turnBetween(key.hands[pair]!.angle, angle)),
    terms: there.terms,
    score: there.scores[0]!,
    swappedTerms: back.terms,
    swapped: back.scores[0]!,
    ordered: there.sines.some((sine) => sine !== 0),
  };
}

/** With the first component up, rotation runs clockwise, as on every dial of the tour. */
function getHands(vector: ArrayLike<number>): readonly RotatedHand[] {
  return Array.from({ length: vector.length / 2 }, (_, pair) => {
    const [up, right] = [vector[2 * pair]!, vector[2 * pair + 1]!];
    return { angle: angleOfPoint(right, -up), length: Math.hypot(up, right) };
  });
}

/** The cosine of the angle between a pair's hands: its contribution divided by both lengths. */
export function cosineBetween({ query, key, terms }: Scored, pair: number): number {
  const lengths = query.hands[pair]!.length * key.hands[pair]!.length;
  return lengths === 0 ? 0 : terms[pair]! / lengths;
}

/** The maximum score of these vectors, with all hands aligned. */
export const maxScore = ({ query, key }: Scored): number =>
  query.hands.reduce((sum, { length }, pair) => sum + length * key.hands[pair]!.length, 0);
