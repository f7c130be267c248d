import type { Sentence } from './model-clock.js';

/** Ends a reading with a message for the user. */
export class ConfigError extends Error {
  constructor(readonly sentence: Sentence) {
    super(sentence.key);
  }
}

const longest = 40;

/** Untrusted text for messages: short, on one line, without bidi controls. */
export function shown(text: string, max = longest): string {
  const plain = text
    .slice(0, 4 * max)
    .replace(/\p{C}+/gu, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : plain;
}

/** A value as JSON, truncated. */
export function written(value: unknown): string {
  if (typeof value === 'string') return shown(JSON.stringify(value.slice(0, 4 * longest)));
  if (Array.isArray(value)) return value.length > 12 ? '[…]' : shown(JSON.stringify(value));
  return typeof value === 'object' && value !== null ? '{…}' : shown(String(value));
}
