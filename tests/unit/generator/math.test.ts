import { describe, expect, test } from 'vitest';

import { stylesOfFormulas } from '../../../web/generator/pages/math-styles.js';
import { renderMarkdown } from '../../support/markdown.js';

const noWrapText = (text: string): string[] =>
  Array.from(
    renderMarkdown(text).matchAll(/<span class="no-wrap">(.*?)<span class="katex">.*<\/span>([^<]*)<\/span>/gs),
    ([, before = '', after = '']) => `${before}|${after}`,
  );

describe('an inline formula', () => {
  test('keeps adjacent punctuation on its line, once', () => {
    expect(noWrapText('So $a$, then.')).toEqual(['|,']);
    expect(noWrapText('那么（$a$）。')).toEqual(['（|）。']);
    expect(renderMarkdown('So $a$, then.').match(/,/g)).toHaveLength(1);
  });

  test('stands alone between words', () => {
    expect(renderMarkdown('from $a$ to')).not.toContain('no-wrap');
    expect(renderMarkdown('$$a$$')).not.toContain('no-wrap');
  });

  test('may still break between its parts', () => {
    expect(renderMarkdown('So $a = b$.')).toContain('<wbr><span class="katex-base">');
  });

  test("doesn't break within a product", () => {
    expect(renderMarkdown(String.raw`So $10000\cdot 2\pi\approx 62{,}832$.`).match(/<wbr>/g)).toHaveLength(1);
    expect(renderMarkdown(String.raw`So $a\cdots b$.`)).toContain('katex');
  });

  test('leaves other text escaped', () => {
    expect(renderMarkdown('$a$, 1 < 2 & 3')).toContain('1 &lt; 2 &amp; 3');
  });
});

test('a page inlines the KaTeX rules its formulas need, and their font faces', () => {
  const face = (family: string, weight = 400): string =>
    `@font-face{font-family:${family};font-weight:${weight};src:url(assets/${family}.woff2)}`;
  const sheet = `${face('KaTeX_Main')}${face('KaTeX_Main', 700)}${face('KaTeX_Math')}.katex .mathbf{font-weight:700}.katex{font:1.21em KaTeX_Main,serif}.katex .mathit{font-family:KaTeX_Math}.katex .mfrac,.katex .vlist{display:block}body{counter-reset:no}`;
  const html = '<span class="katex"><i class="base"></i><i class="strut vlist"></i></span>';
  expect(stylesOfFormulas(sheet, html, (file) => `../${file}`)).toBe(
    '@font-face{font-family:KaTeX_Main;font-weight:400;src:url(../assets/KaTeX_Main.woff2)}.katex{font:1.21em KaTeX_Main,serif}.katex .vlist{display:block}',
  );
  expect(stylesOfFormulas(sheet, '<p class="kicker">No formula</p>', (file) => file)).toBe('');
});
