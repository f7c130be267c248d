import { expect, test } from 'vitest';

import { fixed, significant, spoken } from '../../../web/figures/shared/reader/format.js';

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
