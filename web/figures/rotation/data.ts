import { learnedShift, rotation as rotationFields } from '../../core/fields/rotation.js';
import type { Core, Hands, LearnedShift, LearnedShiftSpec, Rotation } from '../../core/index.js';
import { shownHands } from '../shared/clock/clock-data.js';
import { getRange } from '../shared/reader/fields.js';
import type { ReaderState } from '../shared/reader/reader-state.js';

const fullTurn = 2 * Math.PI;

/** As many hands as a dial still shows apart, with the way that each has turned. */
const maxTurningHands = 8;

export const otherRange = getRange(rotationFields.position, { min: 0, max: 1e6 });
/** k. Learning takes whole steps only, since it learns from the places of words. */
export const shiftRange = getRange(rotationFields.shift, { min: -10_000, max: 10_000 });
export const examplesRange = getRange(learnedShift.positions);
export const fromRange = getRange(learnedShift.from, { min: -1e6, max: 1e6 });
export const seedRange = getRange(learnedShift.seed);
/** The widest vectors whose shift is learned. */
export const { max: maxLearnedDimensions } = learnedShift.dimensions;

/** One walk of k steps. */
export interface Walk {
  readonly from: number;
  readonly to: number;
  readonly start: Hands;
  readonly end: Hands;
  /** Radians that each hand turned on the way, whole turns and the sign included: what the two clocks show, subtracted. */
  readonly turned: Float64Array;
  /** The largest difference of any number of R_k PE(from) from that of PE(to). */
  readonly largestDifference: number;
}

/** Two walks of the same length from different starts, and the one matrix for both. */
export interface SameTurn {
  readonly readerState: ReaderState;
  readonly pairs: number;
  readonly shift: number;
  readonly walks: readonly [Walk, Walk];
  /** pairs x 2: cos k omega and sin k omega. */
  readonly blocks: Float64Array;
  /** Radians, the largest difference between what any hand turned on the two walks. */
  readonly turnDifference: number;
  /** PE(p), p the start of the first walk. */
  readonly code: Float32Array;
  /** R_k PE(p). */
  readonly rotated: Float64Array;
  /** PE(p + k). */
  readonly target: Float64Array;
}

export function sameTurn(core: Core, readerState: ReaderState, other: number, shift: number): SameTurn {
  const { position, dimensions, base, layout } = readerState;
  const rotation = (from: number): Rotation => core.rotation({ position: from, shift, dimensions, base, layout });
  const walk = (from: number, { largestDifference }: Rotation): Walk => {
    const to = from + shift;
    const [start, end] = [handsAt(core, readerState, from), handsAt(core, readerState, to)];
    return { from, to, start, end, turned: turnedBetween(start, end), largestDifference };
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
    code: core.fingerprint({ position, dimensions, base, layout }),
    rotated: first.rotated,
    target: first.target,
  };
}

/** The hands that are drawn: all of a small clock, else some from the fastest to the slowest. */
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

/** Multiplications beyond which learning takes more than some 2 ms, measured: then it leaves the main thread. */
const maxInFrame = 60_000;

/** Whether learning is quick enough for the frame of a gesture. */
export function learnsInFrame({ positions, dimensions }: LearnedShiftSpec): boolean {
  return positions * dimensions ** 2 <= maxInFrame;
}

/** A learned matrix, what it was learned from, and what it should be. */
export interface Learned {
  readonly spec: LearnedShiftSpec;
  readonly result: LearnedShift;
  /** Radians that the slowest hand turns from the first example to the last. */
  readonly slowestTurn: number;
  /** Row-major, dimensions x dimensions, interleaved: what was learned minus R_k. */
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
