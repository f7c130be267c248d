import { expect, test } from 'vitest';

import { renderFormula } from '../../../web/generator/pages/math.js';
import { getMathFonts } from '../../../web/generator/pages/math-fonts.js';

const always = ['KaTeX_Main-Regular', 'KaTeX_Math-Italic'];

test('a page without formulas loads no math fonts', () => expect(getMathFonts('<p>text</p>', 11)).toEqual([]));

test('a formula loads the fonts of its letters, and that of large brackets before the first figure', () => {
  const small = renderFormula('(a)', true);
  const large = renderFormula(String.raw`\sin\left(\frac{a}{b^{2}}\right)`, true);
  expect(getMathFonts(small, small.length)).toEqual(always);
  expect(getMathFonts(small + large, small.length)).toEqual(always);
  expect(getMathFonts(large, large.length)).toEqual([...always, 'KaTeX_Size2-Regular']);
});
