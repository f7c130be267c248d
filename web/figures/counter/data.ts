import { binary } from '../../core/fields/clock.js';
import type { Core } from '../../core/core.js';
import { getRange } from '../shared/reader/number-range.js';
import type { ReaderState } from '../shared/reader/reader-state.js';

/** The ratio between successive periods: 2, as for bits, or that of the reader's base. */
export type Ratio = '2' | 'paper';

/** Fewer than 4 digits show little; more than 16 make the dials unreadable. */
export const digitsRange = getRange(binary.digits, { min: 4, max: 16 });

/** What the first hand moves per position. */
export const units = ['half-turn', 'radian'] as const;
export type Unit = (typeof units)[number];

export interface CounterSettings {
  readonly digits: number;
  readonly ratio: Ratio;
  readonly unit: Unit;
}

/** A bit and the hand next to it. */
export interface CounterColumn {
  readonly index: number;
  readonly bit: number;
  /** Whether the step from the previous integer changed the bit. */
  readonly flipped: boolean;
  /** Positions per turn. */
  readonly period: number;
  readonly turns: number;
  /** Radians clockwise from 12, 0 <= angle < 2π. */
  readonly angle: number;
  /** 0 in the first half of the turn, from 12 until just before 6, and 1 in the second. */
  readonly half: number;
}

export interface Counter {
  /** Least significant bit and fastest hand first. */
  readonly columns: readonly CounterColumn[];
  /** The number of hands whose half of the dial equals their bit. */
  readonly matchingCount: number;
  /**
   * The number of pairs of the whole clock, for the colours; with the paper's ratio only the fastest ones have a bit.
   */
  readonly pairs: number;
}

/** Reads a hand as a bit: 0 in the right half of the dial, 1 in the left half. */
function getHalf(angle: number): number {
  return angle >= Math.PI ? 1 : 0;
}

/** The clock whose successive periods have the chosen ratio: base^(2/d) = 2 for base 2^(d/2). */
function getClock(
  { digits, ratio }: CounterSettings,
  { dimensions, base }: ReaderState,
): { dimensions: number; base: number } {
  if (ratio === '2') return { dimensions: 2 * digits, base: 2 ** digits };
  return { dimensions: Math.max(dimensions, 2 * digits), base };
}

/**
 * The bits and hands at a position. Hands use the real position, bits its integer part. If the position needs more
 * digits, the lowest ones are shown, like on an odometer.
 */
export function counterAt(core: Core, readerState: ReaderState, settings: CounterSettings): Counter {
  const clock = getClock(settings, readerState);
  const hands = core.hands({
    position: readerState.position,
    ...clock,
    unit: settings.unit,
  });
  const whole = Math.floor(readerState.position);
  const bits = core.binary({ position: whole, digits: 53 });
  const before = whole > 0 ? core.binary({ position: whole - 1, digits: 53 }) : bits;
  const columns = Array.from({ length: settings.digits }, (_, index): CounterColumn => {
    const angle = hands.angle[index] ?? 0;
    return {
      index,
      bit: bits[index] ?? 0,
      flipped: bits[index] !== before[index],
      period: hands.period[index] ?? 0,
      turns: hands.turns[index] ?? 0,
      angle,
      half: getHalf(angle),
    };
  });
  return {
    columns,
    matchingCount: columns.filter(({ bit, half }) => bit === half).length,
    pairs: clock.dimensions / 2,
  };
}

export function formatBits(columns: readonly CounterColumn[]): string {
  return columns
    .map(({ bit }) => bit)
    .reverse()
    .join('');
}

/** The ratio of each period to the previous one. */
export function neighbourRatio(core: Core, readerState: ReaderState, settings: CounterSettings): number {
  const { period } = core.hands({ position: 0, ...getClock(settings, readerState), unit: 'radian' });
  return (period[1] ?? 0) / (period[0] ?? 1);
}
