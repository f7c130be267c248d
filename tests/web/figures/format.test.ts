import { expect, test } from 'vitest';

import { fixed, inProse, significant, spoken } from '../../../web/figures/shared/reader/format.js';

test('nothing is shown as less than 0 that is 0 in the digits shown', () => {
  expect([spoken(-0), spoken(-0.001), spoken(-0.4, 0), fixed(-0.001, 2), significant(-0)]).toEqual([
    '0',
    '0',
    '0',
    '0.00',
    '0',
  ]);
  expect([spoken(-0.01), spoken(-12_345.678), significant(-1.5)]).toEqual(['−0.01', '−12,345.68', '−1.5']);
});

test('in a sentence commas part the thousands of four digits too, and no decimals', () => {
  expect(['999', '−1000', '4080.5', '19,869', '0.12345', '1.000e+15'].map(inProse)).toEqual([
    '999',
    '−1,000',
    '4,080.5',
    '19,869',
    '0.12345',
    '1.000e+15',
  ]);
});
