import { expect, test } from 'vitest';

import { measuredSize, powerOfTen } from '../../../web/figures/shared/reader/scientific-notation.js';

test('small numbers are powers of ten, ordinary ones digits', () => {
  expect([0, 1.234, 0.314, 0.00912].map((value) => measuredSize(value))).toEqual(['0', '1.2', '0.31', '0.0091']);
  expect([1.16e-7, 2e-16, 9.96e-4].map((value) => measuredSize(value))).toEqual(['1.2·10⁻⁷', '2·10⁻¹⁶', '1·10⁻³']);
});

test('large numbers can be powers of ten too', () => {
  expect([1.2e16, 2e16, 9.8e6].map((value) => powerOfTen(value))).toEqual(['1.2·10¹⁶', '2·10¹⁶', '9.8·10⁶']);
});
