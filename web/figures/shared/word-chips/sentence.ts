import { languageFolder } from '../reader/languages.js';

/** The core's limits: 1 to 64 words of 1 to 40 characters. */
export const maxWords = 64;
export const maxCharacters = 40;

/** A sentence as typed, or why it is invalid. */
export type SentenceReading =
  | { readonly words: readonly string[] }
  | { readonly refused: 'empty' }
  | { readonly refused: 'tooMany'; readonly count: number }
  | { readonly refused: 'tooLong'; readonly word: string };

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/u;

/** If a text in such a script contains spaces, the user has separated its words. */
const spacedByHand =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]\s+[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Splits a sentence at spaces and, in scripts without spaces, with `Intl.Segmenter`. */
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

/** Without `Intl.Segmenter` every character is a word. */
function segments(run: string, language: string): string[] {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- browsers have it since 2024
  if (!globalThis.Intl?.Segmenter) return [...run];
  const segmenter = new Intl.Segmenter(languageFolder(language), { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

/** An order as attribute text, `2 0 1`: the index of the word at each place. */
export const orderText = {
  fromAttribute(text: string): readonly number[] | undefined {
    const order = /^\d{1,2}( \d{1,2})*$/.test(text) ? text.split(' ').map(Number) : [];
    return order.length > 0 && isOrder(order, order.length) ? order : undefined;
  },
  toAttribute: (order: readonly number[]): string => order.join(' '),
};

/** Whether it is a permutation of 0 to count - 1. */
export function isOrder(order: readonly number[], count: number): boolean {
  return order.length === count && new Set(order).size === count && order.every((place) => place < count);
}

/** Moves an item from place `from` to place `to`. */
export function moved(order: readonly number[], from: number, to: number): number[] {
  const next = order.filter((_, place) => place !== from);
  const word = order[from];
  if (word !== undefined) next.splice(Math.min(Math.max(to, 0), order.length - 1), 0, word);
  return next;
}

/** A random order other than the given one; a single word has none. Fisher-Yates with an injected random function. */
export function shuffled(order: readonly number[], chance: () => number): number[] {
  const next = [...order];
  for (let place = next.length - 1; place > 0; --place) {
    const other = Math.floor(chance() * (place + 1));
    [next[place], next[other]] = [next[other] ?? 0, next[place] ?? 0];
  }
  const same = next.every((word, place) => word === order[place]);
  return same ? [...next.slice(1), ...next.slice(0, 1)] : next;
}
