import { seededIntegers } from '../base/random.js';
import type { CaseGenerator } from './code-case.js';

type Mask = readonly number[];

/** The position of each word, not counting padding; padding gets 0. */
const counted = (mask: Mask): number[] => {
  let words = 0;
  return mask.map((word) => (word ? words++ : 0));
};

/** Test masks with padding on the left, right, both sides and none: 1 for a word, 0 for padding. */
const maskCases =
  (placed: (mask: Mask) => readonly number[]): CaseGenerator =>
  (_, seed) => {
    const draw = seededIntegers(seed);
    const row = (left: number, words: number, right: number): Mask => [
      ...Array<number>(left).fill(0),
      ...Array<number>(words).fill(1),
      ...Array<number>(right).fill(0),
    ];
    const inputs = [
      [0, 0, 1, 1, 1],
      row(0, draw(2, 5), draw(2, 4)),
      row(draw(1, 9), draw(2, 9), 0),
      row(draw(1, 5), draw(2, 9), draw(1, 5)),
      row(0, draw(2, 12), 0),
    ];
    return inputs.map((mask) => ({ given: [mask], expected: placed(mask) }));
  };

/** Position IDs from a padding mask: the correct function and common mistakes. */
export const batchedFunctions = {
  places: maskCases(counted),
  'places-of-columns': maskCases((mask) => mask.map((_, column) => column)),
  'places-from-one': maskCases((mask) => counted(mask).map((place, column) => place + mask[column]!)),
  /** Padding on the right gets the position of the last word. */
  'places-counted-on': maskCases((mask) => {
    let words = 0;
    return mask.map((word) => Math.max(0, (words += word) - 1));
  }),
} as const satisfies Record<string, CaseGenerator>;
