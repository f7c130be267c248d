import { expect, test } from 'vitest';

import { renderFormula } from '../../../web/generator/pages/math.js';
import { getMathFonts } from '../../../web/generator/pages/math-fonts.js';

const letters = ['KaTeX_Main-Regular', 'KaTeX_Math-Italic'];

test('a page without formulas loads no math fonts', () => expect(getMathFonts('<p>text</p>', 11)).toEqual([]));

test('a formula loads the fonts of its letters, and that of large brackets before the first figure', () => {
  const small = renderFormula('(a)', true);
  const digits = renderFormula('2^{24}', true);
  expect(getMathFonts(digits, digits.length)).toEqual(['KaTeX_Main-Regular']);
  const large = renderFormula(String.raw`\sin\left(\frac{a}{b^{2}}\right)`, true);
  expect(getMathFonts(small, small.length)).toEqual(letters);
  expect(getMathFonts(small + large, small.length)).toEqual(letters);
  expect(getMathFonts(large, large.length)).toEqual([...letters, 'KaTeX_Size2-Regular']);
});
