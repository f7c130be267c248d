import { expect, test } from 'vitest';

import { fixed, significant, formatNumber } from '../../../web/figures/shared/reader/format.js';

test('numbers have four significant digits, and all before the decimal point', () => {
  expect([-0, 3.14159, 1_409.6, 62_831.85].map((value) => significant(value))).toEqual([
    '0',
    '3.142',
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
