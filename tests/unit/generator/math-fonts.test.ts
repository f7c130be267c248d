import { expect, test } from 'vitest';

import { parseMarkdown, toTree } from '../../../web/generator/text/markdown.js';
import { renderMath } from '../../../web/generator/text/math.js';
import { getMathFonts } from '../../../web/generator/text/math-fonts.js';

const letters = ['KaTeX_Main-Regular', 'KaTeX_Math-Italic'];

const fontsOf = (body: string): string[] => {
  const tree = toTree(parseMarkdown(body));
  renderMath(tree);
  return getMathFonts(tree).toSorted();
};

test('a page without formulas loads no math fonts', () => expect(fontsOf('text')).toEqual([]));

test('a formula loads the fonts of its letters, and that of large brackets before the first figure', () => {
  expect(fontsOf('$$2^{24}$$')).toEqual(['KaTeX_Main-Regular']);
  const large = String.raw`$$\sin\left(\frac{a}{b^{2}}\right)$$`;
  expect(fontsOf('$$(a)$$')).toEqual(letters);
  expect(fontsOf(`<pe-clock></pe-clock>\n\n${large}`)).toEqual(letters);
  expect(fontsOf(large)).toEqual([...letters, 'KaTeX_Size2-Regular']);
});
