import { getDimensions, type Clock } from './clock-data.js';
import { fixed, significant, formatNumber } from '../reader/format.js';
import { inRow, type Translate } from '../reader/messages.js';

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Formats a position: integers as such, others with one decimal, and without decimals while the clock runs fast. */
export function describePosition(position: number, fast = false): string {
  if (fast) return formatNumber(Math.floor(position));
  return Number.isInteger(position) || position >= 10_000 ? formatNumber(position, 1) : fixed(position, 1);
}

export interface PairText {
  readonly dimensions: readonly [sine: number, cosine: number];
  readonly period: string;
  readonly turns: string;
  readonly degrees: string;
  readonly angle: string;
  readonly sine: string;
  readonly cosine: string;
}

/** The numbers of one hand, formatted. */
export function pairText({ readerState, here: { hands } }: Clock, pair: number): PairText {
  return {
    dimensions: getDimensions(pair, readerState),
    period: significant(hands.period[pair] ?? 0),
    turns: formatNumber(hands.turns[pair] ?? 0),
    // Rounds down near 360 degrees, so that a turn is only complete when it is.
    degrees: fixed(Math.min(359.9, degrees(hands.angle[pair] ?? 0)), 1),
    angle: fixed(hands.angle[pair] ?? 0, 3),
    sine: fixed(hands.sine[pair] ?? 0, 4),
    cosine: fixed(hands.cosine[pair] ?? 0, 4),
  };
}

/** Accessible text of a hand: "hand 3: period 199 positions, 0 turns, angle 66 degrees". */
export function describePair(t: Translate, clock: Clock, pair: number): string {
  const { hands } = clock.here;
  return t('clock.spoken', {
    hand: pair,
    period: significant(hands.period[pair] ?? 0, 3),
    turns: formatNumber(hands.turns[pair] ?? 0),
    angle: Math.floor(degrees(hands.angle[pair] ?? 0)),
  });
}

/** Accessible text of the picture. Its hands are sliders with texts of their own. */
export function describePicture(t: Translate, clock: Clock): string {
  const { pairs, here, other } = clock;
  const sentences = [t('clock.label', { count: pairs, position: describePosition(here.position) })];
  if (other) sentences.push(t('clock.ghosts', { other: describePosition(other.position) }));
  return inRow(...sentences);
}
