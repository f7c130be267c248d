import { getMatrix, getRow, type Matrix } from '../matrices.js';
import { dimensions, isNoun, type ForwardPass } from '../model.js';
import type { Axis } from './axes.js';
import { batch, written } from './shapes.js';

/** The row of the encoding table that a word gets. */
export const rowFor = (axis: Axis, sentence: number, place: number): number => (axis === 'length' ? place : sentence);

/** The shape of the added encodings in PyTorch's notation; the axis of size 1 is broadcast. */
export const shapeOfCodes = (axis: Axis, length: number): string =>
  axis === 'length' ? written(1, length, dimensions) : written(batch, 1, dimensions);

/** The encodings that are added to the words of a sentence. */
export function getCodes(pass: ForwardPass, axis: Axis, sentence: number): Matrix {
  const table = getMatrix(pass, 'positions', 0);
  return { ...table, at: (place, column) => table.at(rowFor(axis, sentence, place), column) };
}

/** The positions of the two nouns. */
export const nounPlaces = ({ words }: ForwardPass): readonly number[] =>
  words.flatMap((word, place) => (isNoun(word) ? [place] : []));

/** The distance between the encodings of the first sentence's two nouns. */
export function nounsApart(pass: ForwardPass, axis: Axis): number {
  const codes = getCodes(pass, axis, 0);
  const [one, other] = nounPlaces(pass).map((place) => getRow(codes, place));
  return Math.hypot(...one!.map((value, column) => value - other![column]!));
}
