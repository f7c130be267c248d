import type { Core, Hands } from '../../../core/index.js';
import type { FieldRange } from '../reader/number-range.js';
import type { ReaderState } from '../reader/reader-state.js';

/** One dial with all hands, or a dial per hand. */
export type View = 'dial' | 'row';

/** The maximum number of readable small dials. */
export const maxDials = 16;

/** Radians per frame beyond which the direction of a hand cannot be seen. */
const blurredTurn = Math.PI / 2;

/** The numbers at one position. */
export interface PositionData {
  readonly position: number;
  readonly hands: Hands;
  /** The encoding: `dimensions` numbers in the reader's layout. */
  readonly fingerprint: Float32Array;
}

export interface Clock {
  readonly readerState: ReaderState;
  /** The number of hands. */
  readonly pairs: number;
  /** The hand whose numbers are shown. */
  readonly selected: number;
  readonly here: PositionData;
  /** The position to compare with. */
  readonly other: PositionData | undefined;
  /** Hands with a smaller index rotate too fast to be seen. */
  readonly blurred: number;
}

export interface ClockSettings {
  readonly hand: number;
  readonly other: number | undefined;
  /** Positions per frame; 0 when the clock stands still. */
  readonly stride: number;
}

function positionData(core: Core, readerState: ReaderState, position: number): PositionData {
  const { dimensions, base, layout } = readerState;
  return {
    position,
    hands: core.hands({ position, dimensions, base, unit: 'radian' }),
    fingerprint: core.fingerprint({ position, dimensions, base, layout }),
  };
}

/**
 * Everything the picture shows. If the selected hand does not exist with these dimensions, the last one is selected.
 */
export function clockAt(core: Core, readerState: ReaderState, { hand, other, stride }: ClockSettings): Clock {
  const pairs = readerState.dimensions / 2;
  const here = positionData(core, readerState, readerState.position);
  const firstSeen = here.hands.frequency.findIndex((frequency) => frequency * stride <= blurredTurn);
  return {
    readerState,
    pairs,
    selected: Math.min(hand, pairs - 1),
    here,
    other: other === undefined ? undefined : positionData(core, readerState, other),
    blurred: firstSeen < 0 ? pairs : firstSeen,
  };
}

/** The valid indices of a clock's hands. */
export function handRange(pairs: number): FieldRange {
  return { min: 0, max: pairs - 1, kind: 'whole' };
}

/** The two dimensions of a hand: sine and cosine. */
export function getDimensions(
  pair: number,
  { layout, dimensions }: ReaderState,
): readonly [sine: number, cosine: number] {
  return layout === 'interleaved' ? [2 * pair, 2 * pair + 1] : [pair, pair + dimensions / 2];
}

/** The hand of a dimension, and which of its two components it is. */
export function getPart(
  dimension: number,
  { layout, dimensions }: ReaderState,
): { pair: number; part: 'sine' | 'cosine' } {
  if (layout === 'interleaved') return { pair: dimension >> 1, part: dimension % 2 === 0 ? 'sine' : 'cosine' };
  const pairs = dimensions / 2;
  return dimension < pairs ? { pair: dimension, part: 'sine' } : { pair: dimension - pairs, part: 'cosine' };
}

/** All hands, or `max` of them at even steps including the first, last and selected one, the fastest first. */
export function shownHands(pairs: number, selected: number, max = maxDials): readonly number[] {
  if (pairs <= max) return Array.from({ length: pairs }, (_, pair) => pair);
  const shown = Array.from({ length: max }, (_, place) => Math.round((place * (pairs - 1)) / (max - 1)));
  if (shown.includes(selected)) return shown;
  const inner = shown.slice(1, -1).map((pair) => Math.abs(pair - selected));
  shown[1 + inner.indexOf(Math.min(...inner))] = selected;
  return shown;
}
