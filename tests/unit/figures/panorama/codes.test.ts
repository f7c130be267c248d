import { describe, expect, test } from 'vitest';

import { dimensions, firstSentence as words, read } from '../../../../web/figures/panorama/model.js';
import { loadModel } from '../../../../web/figures/panorama/models.js';
import { getCodes, shapeOfCodes } from '../../../../web/figures/panorama/batch.js';
import { core } from '../../../support/core.js';

const { weights } = await loadModel('sinusoidal');
const pass = read(core, 'sinusoidal', weights, words);
const table = core.sinusoidalTable({ positions: words.length, dimensions }).values;
const codes = (axis: 'length' | 'batch', sentence: number): number[][] => {
  const { rows, columns, at } = getCodes(pass, axis, sentence);
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => at(row, column)));
};
/** Sorted, because layouts only permute. */
const sorted = (row: Iterable<number>): number[] => [...row].toSorted((one, other) => one - other);
const rowOfTable = (row: number): number[] => sorted(table.subarray(row * dimensions, (row + 1) * dimensions));

describe("the encodings of a batch's words", () => {
  test.each([0, 1, 2])('along the sequence axis are those of the positions, in sentence %i as in all', (sentence) => {
    codes('length', sentence).forEach((row, place) => {
      sorted(row).forEach((value, column) => expect(value).toBeCloseTo(rowOfTable(place)[column]!, 6));
    });
  });

  test.each([0, 1, 2])('along the batch axis are all the same, in sentence %i its own', (sentence) => {
    const all = codes('batch', sentence);
    for (const row of all) expect(row).toEqual(all[0]);
    sorted(all[0]!).forEach((value, column) => expect(value).toBeCloseTo(rowOfTable(sentence)[column]!, 6));
  });

  test('have shapes that PyTorch broadcasts to [3, 9, 32] without an error', () => {
    expect([shapeOfCodes('length', 9), shapeOfCodes('batch', 9)]).toEqual(['[1, 9, 32]', '[3, 1, 32]']);
  });
});
