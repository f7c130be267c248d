import type { Addition, Core, AnglesSpec, ReadBack, ReadBackSpec } from '../../core/index.js';
import { addition, readBack } from '../../core/fields/addition.js';
import { getRange } from '../shared/reader/number-range.js';
import type { ReaderState } from '../shared/reader/reader-state.js';

/** The views of the one addition. */
export const additionViews = ['sum', 'halo', 'angles', 'read-back', 'join', 'merge'] as const;
export type AdditionView = (typeof additionViews)[number];

/** Whether the word is multiplied by the root of the dimensions, as in the paper. */
export type TimesRoot = 'none' | 'sqrt';

/** The core goes on to 100; past this the word is no longer seen beside its code. */
export const scaleRange = getRange(addition.scale, { max: 10 });
export const seedRange = getRange(addition.seed);
export const vocabularyRange = getRange(readBack.vocabulary);

/** Everything that the reader can choose about one sum. */
export interface Addend {
  readonly word: string;
  readonly scale: number;
  readonly timesRoot: TimesRoot;
  readonly seed: number;
}

export function getAddition(core: Core, { position, dimensions, base }: ReaderState, addend: Addend): Addition {
  return core.addition({ position, dimensions, base, ...addend });
}

/** The most bytes of UTF-8 that the core takes for a word. */
const maxBytes = 160;

/** The reason why a text cannot be a word, or undefined where it can. */
export function getRefusal(word: string): 'empty' | 'long' | undefined {
  if (word === '') return 'empty';
  return new TextEncoder().encode(word).length > maxBytes ? 'long' : undefined;
}

/** A word that cannot be one counts as not given. */
export const wordText = {
  fromAttribute(text: string): string | undefined {
    const word = text.trim();
    return getRefusal(word) === undefined ? word : undefined;
  },
};

/**
 * The part of one addend that stands in the direction of the other, in lengths of that other: what glasses for the one
 * still let through of the other. 0 where they are at right angles.
 */
export function leak(through: number, own: number, angle: number): number {
  return own === 0 || Number.isNaN(angle) ? 0 : (through * Math.cos(angle)) / own;
}

/** The largest size of a number in any of the vectors: bars that share it can be compared. */
export function getReach(...vectors: readonly Float32Array[]): number {
  return Math.max(Number.MIN_VALUE, ...vectors.map((vector) => vector.reduce(larger, 0)));
}

const larger = (max: number, value: number): number => Math.max(max, Math.abs(value));

/** The widths at which angles are counted, fewest first. */
export const angleDimensions = [2, 8, 32, 128, 512] as const;
export const angleBins = 90;

/** Words for a picture that is drawn at once: fewer where each takes longer, about 2 ms for any width. */
const numbersAtOnce = 32_768;
export const maxAngles = 10_000;

export function anglesSpec(dimensions: number, seed: number, words?: number): AnglesSpec {
  const atOnce = Math.min(1_000, Math.round(numbersAtOnce / dimensions));
  return { dimensions, firstWord: 0, words: words ?? atOnce, bins: angleBins, seed };
}

/** The widths at which the sum is read back. */
export const readDimensions = [8, 16, 32, 64, 128, 256, 512] as const;
const readTrials = 64;
export const readPositions = 1_024;
/** The settings of reading back unless the reader says otherwise. */
export const readDefaults = { scale: 1, seed: 1, vocabulary: 1_000 } as const;

/** The spec of reading back, for all words. */
export type ReadingSpec = Omit<ReadBackSpec, 'firstWord' | 'words' | 'found'>;

/** The numbers of trials that were read rightly. */
export type ReadCounts = Pick<ReadBack, 'trials' | 'positions' | 'words' | 'wordsAsIs' | 'both'>;

/**
 * The trials of every width. A word multiplied by the root of the dimensions is a code divided by it: the words of the core
 * are 1 long, and reading does not ask how large both are together.
 */
export function readBackSpecs(addend: Omit<Addend, 'word'>, vocabulary: number): ReadingSpec[] {
  return readDimensions.map((dimensions) => ({
    dimensions,
    vocabulary,
    positions: readPositions,
    scale: addend.timesRoot === 'sqrt' ? addend.scale / Math.sqrt(dimensions) : addend.scale,
    firstTrial: 0,
    trials: readTrials,
    seed: addend.seed,
  }));
}

/** The sizes of the first matrix that reads the vector: (dimensions x inputs). */
export interface JoinSizes {
  readonly inputs: number;
  readonly parameters: number;
}

/** Added: the word's own width. Joined: that of the position on top. The matrix gives as many numbers as the word has. */
export function joinSizes(dimensions: number, joined: number): Readonly<Record<'added' | 'joined', JoinSizes>> {
  const inputs = dimensions + joined;
  return {
    added: { inputs: dimensions, parameters: dimensions * dimensions },
    joined: { inputs, parameters: dimensions * inputs },
  };
}
