import { getDraws } from '../base/random.js';
import type { Asked } from './code-case.js';

type Mask = readonly number[];

/** The position of every word, counted among the words alone; fillers have 0. */
const counted = (mask: Mask): number[] => {
  let words = 0;
  return mask.map((word) => (word ? words++ : 0));
};

/** Masks of sentences with fillers on their left, on their right, on both sides, and without any: 1 for a word, 0 for a filler. */
const masked =
  (placed: (mask: Mask) => readonly number[]): Asked =>
  (_, seed) => {
    const draw = getDraws(seed);
    const row = (left: number, words: number, right: number): Mask => [
      ...Array<number>(left).fill(0),
      ...Array<number>(words).fill(1),
      ...Array<number>(right).fill(0),
    ];
    const asked = [
      [0, 0, 1, 1, 1],
      row(0, draw(2, 5), draw(2, 4)),
      row(draw(1, 9), draw(2, 9), 0),
      row(draw(1, 5), draw(2, 9), draw(1, 5)),
      row(0, draw(2, 12), 0),
    ];
    return asked.map((mask) => ({ given: [mask], expected: placed(mask) }));
  };

/** The functions by which readers find positions under a mask, and those of well-known mistakes. */
export const batchedFunctions = {
  places: masked(counted),
  'places-of-columns': masked((mask) => mask.map((_, column) => column)),
  'places-from-one': masked((mask) => counted(mask).map((place, column) => place + mask[column]!)),
  /** Fillers on the right are counted as the last word. */
  'places-counted-on': masked((mask) => {
    let words = 0;
    return mask.map((word) => Math.max(0, (words += word) - 1));
  }),
} as const satisfies Record<string, Asked>;
