import type { Sentence } from './model-clock.js';

/** The end of a reading, with the sentence that the reader is told. */
export class Refused extends Error {
  constructor(readonly sentence: Sentence) {
    super(sentence.key);
  }
}

const longest = 40;

/** Text of a stranger as it may stand in a sentence: short, on one line, and without what turns the line around. */
export function shown(text: string, max = longest): string {
  const plain = text
    .slice(0, 4 * max)
    .replace(/\p{C}+/gu, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : plain;
}

/** A value of the file as the file would write it, cut where it is long. */
export function written(value: unknown): string {
  if (typeof value === 'string') return shown(JSON.stringify(value.slice(0, 4 * longest)));
  if (Array.isArray(value)) return value.length > 12 ? '[…]' : shown(JSON.stringify(value));
  return typeof value === 'object' && value !== null ? '{…}' : shown(String(value));
}
