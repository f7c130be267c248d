import { binary } from '../../core/fields/clock.js';
import type { Core } from '../../core/core.js';
import { getRange } from '../shared/reader/number-range.js';
import type { ReaderState } from '../shared/reader/reader-state.js';

/** The ratio of each hand to the one before: twice as slow, as bits are, or the factor of the reader's base. */
export type Ratio = '2' | 'paper';

/** Below 4 there is little to count, above 16 the dials are too small to read. */
export const digitsRange = getRange(binary.digits, { min: 4, max: 16 });

export interface CounterSettings {
  readonly digits: number;
  readonly ratio: Ratio;
  /** The first hand moves half a turn per position instead of one radian. */
  readonly halfTurn: boolean;
}

/** One bit and the hand beside it. */
export interface CounterColumn {
  readonly index: number;
  readonly bit: number;
  /** Whether the last step, from the whole position before this one, changed the bit. */
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
  /** The least significant bit and the fastest hand first. */
  readonly columns: readonly CounterColumn[];
  /** The number of hands that stand in the half of their bit. */
  readonly agreeing: number;
  /** Hands of the whole clock, for the colours: with the paper's ratio only its fastest hands have a bit. */
  readonly pairs: number;
}

/** A hand is read as a bit by the half of the dial in which it stands. */
export function getHalf(angle: number): number {
  return angle >= Math.PI ? 1 : 0;
}

/** The hands whose neighbours differ by the chosen ratio: base^(2/d) is 2 where the base is 2^(d/2). */
function getClock(
  { digits, ratio }: CounterSettings,
  { dimensions, base }: ReaderState,
): { dimensions: number; base: number } {
  if (ratio === '2') return { dimensions: 2 * digits, base: 2 ** digits };
  return { dimensions: Math.max(dimensions, 2 * digits), base };
}

/**
 * Bits and hands of a position. Hands follow a real position, bits its whole part. A position that needs more digits
 * shows its lowest ones, as an odometer does; the hands stand where they stand at the position itself.
 */
export function counterAt(core: Core, readerState: ReaderState, settings: CounterSettings): Counter {
  const clock = getClock(settings, readerState);
  const hands = core.hands({
    position: readerState.position,
    ...clock,
    unit: settings.halfTurn ? 'half-turn' : 'radian',
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
  return { columns, agreeing: columns.filter(({ bit, half }) => bit === half).length, pairs: clock.dimensions / 2 };
}

/** The digits as they are written, the most significant first. */
export function written(columns: readonly CounterColumn[]): string {
  return columns
    .map(({ bit }) => bit)
    .reverse()
    .join('');
}

/** The factor by which each hand takes longer for a turn than the one before it. */
export function neighbourRatio(core: Core, readerState: ReaderState, settings: CounterSettings): number {
  const { period } = core.hands({ position: 0, ...getClock(settings, readerState), unit: 'radian' });
  return (period[1] ?? 0) / (period[0] ?? 1);
}
