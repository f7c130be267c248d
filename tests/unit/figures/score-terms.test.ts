import { expect, test } from 'vitest';

import { asking, getAttention, getMost, models, modelTerms } from '../../../web/figures/score-terms/terms.js';

test('attention adds up to one, and the terms decide together', () => {
  const { 'transformer-xl': four, deberta: three } = modelTerms;
  for (const counts of ['1111', '1000', '0000'])
    expect(getAttention(four, counts).reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
  expect(getMost(getAttention(four, '1111'))).toEqual([2]);
  expect(getMost(getAttention(four, '1000'))).toEqual([0, 2]); // two names: only their places tell them apart
  expect(getMost(getAttention(four, '0001'))).toEqual([6]); // the nearest word
  expect(getMost(getAttention(three, '1111'))).toEqual([2]);
  expect(getAttention(three, '1110')).toEqual(getAttention(three, '1111')); // the fourth is left out
});

test('every term has a value for each word', () => {
  for (const model of models)
    for (const { scores } of modelTerms[model].terms) expect([scores.length, asking]).toEqual([9, 7]);
});
