import type { Core, Hands } from '../../../core/index.js';
import type { FieldRange } from '../reader/fields.js';
import type { ReaderState } from '../reader/reader-state.js';

/** One dial with all hands, or a dial for each hand. */
export type View = 'dial' | 'row';

/** As many small dials as can be read at once. */
export const maxDials = 16;

/** Between two frames further than this, an eye cannot tell which way a hand went, nor how far. */
const blurredTurn = Math.PI / 2;

/** The numbers of one position. */
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
  /** The position that the reader compares with. */
  readonly other: PositionData | undefined;
  /** Hands below this one turn too fast to be seen. */
  readonly blurred: number;
}

export interface ClockSettings {
  readonly hand: number;
  readonly other: number | undefined;
  /** Positions between the last frame and this one, 0 when the clock stands. */
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

/** All that the picture shows. A chosen hand that the reader's dimensions do not have gives way to the last one. */
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

/** The range of the numbers of a clock's hands. */
export function handRange(pairs: number): FieldRange {
  return { min: 0, max: pairs - 1, kind: 'whole' };
}

/** The two dimensions that a hand fills: its sine and its cosine. */
export function getDimensions(
  pair: number,
  { layout, dimensions }: ReaderState,
): readonly [sine: number, cosine: number] {
  return layout === 'interleaved' ? [2 * pair, 2 * pair + 1] : [pair, pair + dimensions / 2];
}

/** The hand of a dimension, and the one of its two shadows that the dimension is. */
export function getPart(
  dimension: number,
  { layout, dimensions }: ReaderState,
): { pair: number; part: 'sine' | 'cosine' } {
  if (layout === 'interleaved') return { pair: dimension >> 1, part: dimension % 2 === 0 ? 'sine' : 'cosine' };
  const pairs = dimensions / 2;
  return dimension < pairs ? { pair: dimension, part: 'sine' } : { pair: dimension - pairs, part: 'cosine' };
}

/** All hands, or `max` of them evenly spread with the first, the last and the selected one, the fastest first. */
export function shownHands(pairs: number, selected: number, max = maxDials): readonly number[] {
  if (pairs <= max) return Array.from({ length: pairs }, (_, pair) => pair);
  const shown = Array.from({ length: max }, (_, place) => Math.round((place * (pairs - 1)) / (max - 1)));
  if (shown.includes(selected)) return shown;
  const inner = shown.slice(1, -1).map((pair) => Math.abs(pair - selected));
  shown[1 + inner.indexOf(Math.min(...inner))] = selected;
  return shown;
}
