import type { FieldRange } from '../shared/reader/number-range.js';

/** The maximum number of pairs, because more dials are hard to read. */
export const maxPairs = 8;

export const pairsRange: FieldRange = { min: 1, max: maxPairs, kind: 'whole' };
export const pairRange: FieldRange = { min: 0, max: maxPairs - 1, kind: 'whole' };

/**
 * A query and a key before rotation, adjacent dimensions paired. Example values: in the first pair, the parts of the
 * score that do and do not depend on the order are about equal.
 */
const query = [0.8, 0.3, 0.2, 0.9, -0.6, 0.5, 0.7, -0.4, 0.5, 0.6, -0.3, -0.8, 0.9, 0.1, -0.5, 0.4];
const key = [0.4, 0.8, 0.7, 0.3, -0.2, 0.8, 0.6, 0.5, -0.4, 0.7, 0.3, -0.5, 0.2, 0.6, -0.7, -0.3];

/** The query and key of a head, 2 x `pairs` components each. With `alike` both are the same vector. */
export function getWords(
  pairs: number,
  alike: boolean,
): { readonly query: readonly number[]; readonly key: readonly number[] } {
  const own = query.slice(0, 2 * pairs);
  return { query: own, key: alike ? own : key.slice(0, 2 * pairs) };
}
