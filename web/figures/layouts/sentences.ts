/** Words of the task; a sentence has no word twice, as in training. */
const vocabulary = 16;
const length = 12;

/** Each word asks for the word so many places before it; the first ones have none. */
export const distance = 3;

/** So many sentences are read to say how often a model is right. */
export const sentences = 200;
export const sentenceRange = { kind: 'whole', min: 1, max: sentences } as const;

/** Words that are asked for an answer. */
export const asked = length - distance;

/** Whole numbers below a bound, the same on every machine: a page and its build draw the same sentences. */
function drawer(seed: number): (bound: number) => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return (bound) => {
    // Numerical Recipes' generator, of which the upper bits are good enough to shuffle words.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** The words of a sentence, counted from 1: numbers of the vocabulary. */
export function getSentence(number: number): readonly number[] {
  const below = drawer(number);
  const words = Array.from({ length: vocabulary }, (_, word) => word);
  for (let place = 0; place < length; ++place) {
    const other = place + below(vocabulary - place);
    [words[place], words[other]] = [words[other]!, words[place]!];
  }
  return words.slice(0, length);
}

/** The answer that the word at a place asks for; nothing for the first ones. */
export const wantedAt = (words: readonly number[], place: number): number | undefined => words[place - distance];
