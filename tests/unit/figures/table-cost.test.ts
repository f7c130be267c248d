import { expect, test } from 'vitest';

import { inUnits, getMemory, models, getParameters } from '../../../web/figures/table-cost/cost.js';

test('the tables of BERT and GPT-2 have one number per position and dimension', () => {
  expect(models.map((model) => [model.name, getParameters(model)])).toEqual([
    ['BERT', 393_216],
    ['GPT-2', 786_432],
  ]);
});

test('a number takes four bytes, or two', () => {
  const [bert] = models;
  expect(getMemory(bert!, 'float32')).toBe(1_572_864);
  expect(getMemory(bert!, 'bfloat16')).toBe(786_432);
});

test('bytes use the unit with few digits', () => {
  expect([0, 999, 1_000, 1_572_864, 2e11].map(inUnits)).toEqual(['0 B', '999 B', '1.0 kB', '1.6 MB', '200 GB']);
});
