import { languageFolder } from '../reader/languages.js';

/** The limits of the core: 1 to 64 words of 1 to 40 characters. */
export const maxWords = 64;
export const maxCharacters = 40;

/** A sentence as typed, or the reason why it cannot be read. */
export type SentenceReading =
  | { readonly words: readonly string[] }
  | { readonly refused: 'empty' }
  | { readonly refused: 'tooMany'; readonly count: number }
  | { readonly refused: 'tooLong'; readonly word: string };

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/u;

/** Spaces between two words of such a script are the reader's own: those words are not split again. */
const spacedByHand =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]\s+[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Splits at spaces, and where a script writes none, at the words that the platform's dictionary finds. */
export function readSentence(text: string, language: string): SentenceReading {
  const words = text
    .trim()
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((run) => (unspaced.test(run) && !spacedByHand.test(text) ? segments(run, language) : [run]));
  const long = words.find((word) => [...word].length > maxCharacters);
  if (words.length === 0) return { refused: 'empty' };
  if (words.length > maxWords) return { refused: 'tooMany', count: words.length };
  return long === undefined ? { words } : { refused: 'tooLong', word: long };
}

/** Without a dictionary every character is a word. */
function segments(run: string, language: string): string[] {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- browsers have it since 2024
  if (!globalThis.Intl?.Segmenter) return [...run];
  const segmenter = new Intl.Segmenter(languageFolder(language), { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

/** An order as an attribute, `2 0 1`: at each place the word that stands there, counted as typed. */
export const orderText = {
  fromAttribute(text: string): readonly number[] | undefined {
    const order = /^\d{1,2}( \d{1,2})*$/.test(text) ? text.split(' ').map(Number) : [];
    return order.length > 0 && isOrder(order, order.length) ? order : undefined;
  },
  toAttribute: (order: readonly number[]): string => order.join(' '),
};

/** True if every place of a sentence is in it once. */
export function isOrder(order: readonly number[], count: number): boolean {
  return order.length === count && new Set(order).size === count && order.every((place) => place < count);
}

/** `order` with the word at place `from` taken out and put in at place `to`. */
export function moved(order: readonly number[], from: number, to: number): number[] {
  const next = order.filter((_, place) => place !== from);
  const word = order[from];
  if (word !== undefined) next.splice(Math.min(Math.max(to, 0), order.length - 1), 0, word);
  return next;
}

/** Any other order of the same words; a single word has none. Fisher and Yates, with the chance handed in. */
export function shuffled(order: readonly number[], chance: () => number): number[] {
  const next = [...order];
  for (let place = next.length - 1; place > 0; --place) {
    const other = Math.floor(chance() * (place + 1));
    [next[place], next[other]] = [next[other] ?? 0, next[place] ?? 0];
  }
  const same = next.every((word, place) => word === order[place]);
  return same ? [...next.slice(1), ...next.slice(0, 1)] : next;
}
