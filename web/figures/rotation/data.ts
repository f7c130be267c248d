import { learnedShift, rotation as rotationFields } from '../../core/fields/shift.js';
import type { Core, Hands, LearnedShift, LearnedShiftSpec, Rotation } from '../../core/index.js';
import { shownHands } from '../shared/clock/clock-data.js';
import { getRange } from '../shared/reader/number-range.js';
import type { ReaderState } from '../shared/reader/reader-state.js';

const fullTurn = 2 * Math.PI;

/** The maximum number of hands with readable arcs. */
const maxTurningHands = 8;

export const otherRange = getRange(rotationFields.position, { min: 0, max: 1e6 });
/** k. Learning rounds it, because words have whole positions. */
export const shiftRange = getRange(rotationFields.shift, { min: -10_000, max: 10_000 });
export const examplesRange = getRange(learnedShift.positions);
export const fromRange = getRange(learnedShift.from, { min: -1e6, max: 1e6 });
export const seedRange = getRange(learnedShift.seed);
export const { max: maxLearnedDimensions } = learnedShift.dimensions;

/** A walk of k steps. */
export interface Walk {
  readonly from: number;
  readonly to: number;
  readonly start: Hands;
  readonly end: Hands;
  /** The rotation of each hand in radians, signed and with full turns: the difference of both clocks. */
  readonly turned: Float64Array;
  /** The largest absolute difference between R_k PE(from) and PE(to). */
  readonly largestDifference: number;
  /** PE(from). */
  readonly code: Float32Array;
  /** R_k PE(from). */
  readonly rotated: Float64Array;
  /** PE(to). */
  readonly target: Float64Array;
}

/** Two walks of the same length from different starts, with one matrix for both. */
export interface SameTurn {
  readonly readerState: ReaderState;
  readonly pairs: number;
  readonly shift: number;
  readonly walks: readonly [Walk, Walk];
  /** pairs x 2: cos k omega and sin k omega. */
  readonly blocks: Float64Array;
  /** The largest difference between the rotations of a hand on both walks, in radians. */
  readonly turnDifference: number;
}

export function sameTurn(core: Core, readerState: ReaderState, other: number, shift: number): SameTurn {
  const { position, dimensions, base, layout } = readerState;
  const rotation = (from: number): Rotation => core.rotation({ position: from, shift, dimensions, base, layout });
  const walk = (from: number, { largestDifference, rotated, target }: Rotation): Walk => {
    const to = from + shift;
    const [start, end] = [handsAt(core, readerState, from), handsAt(core, readerState, to)];
    const code = core.fingerprint({ position: from, dimensions, base, layout });
    return { from, to, start, end, turned: turnedBetween(start, end), largestDifference, code, rotated, target };
  };
  const first = rotation(position);
  const walks = [walk(position, first), walk(other, rotation(other))] as const;
  const [one, two] = [walks[0].turned, walks[1].turned];
  return {
    readerState,
    pairs: dimensions / 2,
    shift,
    walks,
    blocks: first.blocks,
    turnDifference: Math.max(...one.map((turned, pair) => Math.abs(turned - two[pair]!))),
  };
}

/** The hands to draw: all of a small clock, else an even selection. */
export function turningHands({ pairs }: SameTurn): readonly number[] {
  return shownHands(pairs, 0, maxTurningHands);
}

type Clockwork = Pick<ReaderState, 'dimensions' | 'base'>;

function handsAt(core: Core, { dimensions, base }: Clockwork, position: number): Hands {
  return core.hands({ position, dimensions, base, unit: 'radian' });
}

function turnedBetween(start: Hands, end: Hands): Float64Array {
  return start.angle.map(
    (angle, pair) => fullTurn * (end.turns[pair]! - start.turns[pair]!) + (end.angle[pair]! - angle),
  );
}

/** With more multiplications than this, learning takes over 2 ms (measured) and runs in the worker. */
const maxInFrame = 60_000;

/** Whether learning fits in a frame. */
export function learnsInFrame({ positions, dimensions }: LearnedShiftSpec): boolean {
  return positions * dimensions ** 2 <= maxInFrame;
}

/** A learned matrix with its spec and the true matrix. */
export interface Learned {
  readonly spec: LearnedShiftSpec;
  readonly result: LearnedShift;
  /** The rotation of the slowest hand over all examples, in radians. */
  readonly slowestTurn: number;
  /** Row-major, dimensions x dimensions, interleaved: the learned matrix minus R_k. */
  readonly difference: Float64Array;
}

export function learned(core: Core, spec: LearnedShiftSpec, result: LearnedShift): Learned {
  const { from, positions, dimensions, base, shift } = spec;
  const turned = turnedBetween(handsAt(core, spec, from), handsAt(core, spec, from + positions - 1));
  const { blocks } = core.rotation({ position: 0, shift, dimensions, base, layout: 'interleaved' });
  const difference = result.matrix.slice();
  for (let pair = 0; pair < dimensions / 2; ++pair) {
    const [cosine, sine] = [blocks[2 * pair]!, blocks[2 * pair + 1]!];
    const corner = 2 * pair * (dimensions + 1);
    [cosine, sine].forEach((value, column) => (difference[corner + column]! -= value));
    [-sine, cosine].forEach((value, column) => (difference[corner + dimensions + column]! -= value));
  }
  return { spec, result, slowestTurn: turned.at(-1)!, difference };
}
