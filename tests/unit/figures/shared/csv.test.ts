import { expect, test } from 'vitest';

import { getCsv } from '../../../../web/figures/shared/frame/csv.js';

test('cells are separated by commas; numbers are machine-readable', () => {
  expect(getCsv([['d', 'error'], ['16', '−0.25'], ['1,024', '9,007,199 (1,000 – 2,000)']])).toBe(
    'd,error\r\n16,-0.25\r\n1024,9007199 (1000 – 2000)\r\n',
  ); // prettier-ignore
});

test('cells with commas or quotes are quoted; line breaks of the markup become spaces', () => {
  expect(getCsv([['0, 1, 2', 'a "word"', ' two\n   lines ']])).toBe('"0, 1, 2","a ""word""",two lines\r\n');
});
