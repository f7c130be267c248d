import type { Addition, Angles, Core } from '../../core/index.js';
import { addition, readBack } from '../../core/fields/addition.js';
import { getRange } from '../shared/reader/number-range.js';
import type { ReaderState } from '../shared/reader/reader-state.js';

export const additionViews = ['sum', 'halo', 'read-back'] as const;

/** Whether the word is multiplied by the root of the dimensions, as in the paper. */
export const timesRoots = ['none', 'sqrt'] as const;
export type TimesRoot = (typeof timesRoots)[number];

/** No glasses, or a direction that lets one addend pass and hardly the other. */
export const glassesKinds = ['none', 'drawing', 'light'] as const;
export type Glasses = (typeof glassesKinds)[number];

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

/** Random numbers for the typical angle: about 4 ms at any width. */
const numbersAtOnce = 65_536;

/** The angles between random words and the codes of as many positions. */
export function getAngles(core: Core, dimensions: number, seed: number): Angles {
  const words = Math.min(2_000, Math.round(numbersAtOnce / dimensions));
  return core.anglesHistogram({ dimensions, firstWord: 0, words, bins: 1, seed });
}

/** A text that the core takes: 1 to 160 bytes of UTF-8. Another counts as not given. */
export const wordText = {
  fromAttribute(text: string): string | undefined {
    const word = text.trim();
    return word !== '' && new TextEncoder().encode(word).length <= 160 ? word : undefined;
  },
};

/** A character has at most three bytes, or four if it counts as two: no text of so many is too long. */
export const maxTyped = 53;

/**
 * The part of one addend that stands in the direction of the other, in lengths of that other: what glasses for the one
 * still let through of the other. 0 where they are at right angles.
 */
export function leak(through: number, own: number, angle: number): number {
  return own === 0 || Number.isNaN(angle) ? 0 : (through * Math.cos(angle)) / own;
}
