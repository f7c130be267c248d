import { fixed } from '../shared/reader/format.js';

/** A value in a formula. */
export const term = (value: number): string => fixed(value, 2);

/** A value after an operator; negative ones in brackets. */
export const inner = (value: number): string => (Number(value.toFixed(2)) < 0 ? `(${term(value)})` : term(value));

/** Longer sums show their first terms and the last. */
const max = 4;

const writtenSum = (terms: readonly string[]): string =>
  (terms.length <= max ? terms : [...terms.slice(0, 2), '…', terms.at(-1)!]).join(' + ');

/** `0.31·0.12 + 0.40·(−0.55) + … + 0.02·1.11`. */
export const productSum = (first: readonly number[], second: readonly number[]): string =>
  writtenSum(first.map((number, index) => `${inner(number)}·${inner(second[index]!)}`));

/** The dot product, in full precision. */
export const dot = (first: readonly number[], second: readonly number[]): number =>
  first.reduce((sum, number, index) => sum + number * second[index]!, 0);

export const largestAt = (numbers: readonly number[]): number =>
  numbers.reduce((best, value, at) => (Math.abs(value) > Math.abs(numbers[best]!) ? at : best), 0);

export const largestProduct = (first: readonly number[], second: readonly number[]): number =>
  largestAt(first.map((number, index) => number * second[index]!));

/** `e^1.20 / (e^0.31 + e^1.20 + …)`. */
export function softmaxText(numbers: readonly number[], at: number): string {
  const powers = numbers.map((value) => `e^${inner(value)}`);
  return `${powers[at]!} / (${writtenSum(powers)})`;
}

/** The softmax of some numbers, at one index. */
export function softmaxAt(numbers: readonly number[], at: number): number {
  const largest = Math.max(...numbers);
  const sum = numbers.reduce((all, value) => all + Math.exp(value - largest), 0);
  return Math.exp(numbers[at]! - largest) / sum;
}
