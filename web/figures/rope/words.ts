import type { FieldRange } from '../shared/reader/fields.js';

/** The most pairs that a head of the figure has: more dials cannot be read at once. */
export const maxPairs = 8;

export const pairsRange: FieldRange = { min: 1, max: maxPairs, kind: 'whole' };
export const pairRange: FieldRange = { min: 0, max: maxPairs - 1, kind: 'whole' };

/**
 * A query and a key before they are turned, neighbours paired: examples, of which the first pair adds about as much that is alike
 * before and after as it adds that is not.
 */
const query = [0.8, 0.3, 0.2, 0.9, -0.6, 0.5, 0.7, -0.4, 0.5, 0.6, -0.3, -0.8, 0.9, 0.1, -0.5, 0.4];
const key = [0.4, 0.8, 0.7, 0.3, -0.2, 0.8, 0.6, 0.5, -0.4, 0.7, 0.3, -0.5, 0.2, 0.6, -0.7, -0.3];

/** The query and the key of a head: 2 x `pairs` numbers each. With `alike` both are the same word. */
export function getWords(
  pairs: number,
  alike: boolean,
): { readonly query: readonly number[]; readonly key: readonly number[] } {
  const own = query.slice(0, 2 * pairs);
  return { query: own, key: alike ? own : key.slice(0, 2 * pairs) };
}
