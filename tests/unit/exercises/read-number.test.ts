import { expect, test } from 'vitest';

import { parseReply } from '../../../web/exercises/base/read-number.js';

test.each([
  ['0.84', 0.84],
  ['.84', 0.84],
  ['−0.84', -0.84],
  ['-,84', -0.84],
  ['0,84', 0.84],
  ['0,841', 0.841],
  ['1,885', 1885],
  ['1,234,567.5', 1234567.5],
  ['12,34', 12.34],
  ['1e-3', 0.001],
  ['2.5E3', 2500],
  ['+3', 3],
  ['０．５', 0.5],
  ['π', Math.PI],
  ['2π', 2 * Math.PI],
  ['2 * pi', 2 * Math.PI],
  ['-3π/4', (-3 * Math.PI) / 4],
  ['2·π', 2 * Math.PI],
  ['2/3', 2 / 3],
  [' 7. ', 7],
])('%s is a number', (text, value) => expect(parseReply(text)).toBeCloseTo(value, 12));

test.each([
  '',
  ' ',
  'abc',
  '1.2.3',
  '1,2,3',
  '1/0',
  '2*',
  '*2',
  '--1',
  'NaN',
  'Infinity',
  '1e999',
  '0x10',
  '57°',
  'e3',
  '.',
  ',',
])('“%s” is none', (text) => expect(parseReply(text)).toBeUndefined());
