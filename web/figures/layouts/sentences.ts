/** The vocabulary of the task. As in training, no word occurs twice in a sentence. */
const vocabulary = 16;
const length = 12;

/** The answer at each word is the word this many places before it. */
export const distance = 3;

/** The number of sentences for the accuracy. */
export const sentences = 200;
export const sentenceRange = { kind: 'whole', min: 1, max: sentences } as const;

/** Words with an answer. */
export const answersPerSentence = length - distance;

/**
 * A seeded generator of integers in [0, bound), the same on every machine, so that pages and the build get the same
 * sentences.
 */
function createRandom(seed: number): (bound: number) => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return (bound) => {
    // The linear congruential generator of Numerical Recipes; its upper bits are good enough to shuffle words.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** The words of a sentence, as 1-based indices into the vocabulary. */
export function getSentence(number: number): readonly number[] {
  const below = createRandom(number);
  const words = Array.from({ length: vocabulary }, (_, word) => word);
  for (let place = 0; place < length; ++place) {
    const other = place + below(vocabulary - place);
    [words[place], words[other]] = [words[other]!, words[place]!];
  }
  return words.slice(0, length);
}

/** The correct answer at a place; undefined for the first words. */
export const correctAnswer = (words: readonly number[], place: number): number | undefined => words[place - distance];
