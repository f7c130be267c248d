import { expect, test } from 'vitest';

import { fixed, significant, formatNumber } from '../../../web/figures/shared/reader/format.js';

test('negative numbers that round to 0 have no minus sign', () => {
  expect([formatNumber(-0), formatNumber(-0.001), formatNumber(-0.4, 0), fixed(-0.001, 2), significant(-0)]).toEqual([
    '0',
    '0',
    '0',
    '0.00',
    '0',
  ]);
  expect([formatNumber(-0.01), formatNumber(-12_345.678), significant(-1.5)]).toEqual(['−0.01', '−12,345.68', '−1.5']);
});

test('commas group thousands from 1,000 on in every format', () => {
  expect([999.99, 1_000, 12_345.678, -1_409].map((value) => formatNumber(value))).toEqual([
    '999.99',
    '1,000',
    '12,345.68',
    '−1,409',
  ]);
  expect([fixed(1_234.5, 2), fixed(999.999, 2), significant(1_409.6), significant(62_831.85)]).toEqual([
    '1,234.50',
    '1,000.00',
    '1,410',
    '62,832',
  ]);
});

test('numbers are formatted like Intl.NumberFormat for English, including ties and trailing zeros', () => {
  const sizes = Array.from({ length: 4_000 }, (_, k) => Number((1.37 ** ((k % 90) - 30)).toPrecision(1 + (k % 9))) + (k % 7) * 0.005); // prettier-ignore
  const values = [0, -0, 1.005, 0.15, 2.5, 1e15, 123_456_789.125, NaN, Infinity, -Infinity, 1e21, -3e25, ...sizes];
  const byIntl = (min: number, max: number): ((value: number) => string) => {
    const digits = { minimumFractionDigits: min, maximumFractionDigits: max };
    const format = new Intl.NumberFormat('en-US', { ...digits, signDisplay: 'negative' });
    return (value) => format.format(value).replace('-', '−');
  };
  for (const decimals of [0, 1, 2, 3, 6]) {
    const exact = byIntl(decimals, decimals);
    const expected = values.flatMap((value) => [exact(value), exact(-value)]);
    expect(values.flatMap((value) => [fixed(value, decimals), fixed(-value, decimals)])).toEqual(expected);
    const few = values.filter((value) => Math.abs(value) < 1e15);
    expect(few.map((value) => formatNumber(value, decimals))).toEqual(few.map(byIntl(0, decimals)));
  }
});
