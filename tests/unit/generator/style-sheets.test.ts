import { expect, test } from 'vitest';

import { figureStyles } from '../../../web/figures/shared/styles/figure-styles.js';
import { styled } from '../../../web/generator/figures/style-sheets.js';

const shared = figureStyles.map(({ cssText }) => cssText).join('');
const root = (css: string): string => `<template shadowrootmode="open"><style>${css}</style></template>`;

test('a style sheet used several times on a page is a file, one used once is inlined', () => {
  const often = '.often {\n  color: red;\n}';
  const once = '.once {\n  color: blue;\n}';
  const { html, sheets, within } = styled(root(often) + root(once) + root(often), 'en/rope/');
  expect([...sheets.values()]).toEqual(['.often{color:red}']);
  expect(within).toEqual(['.once{color:blue}']);
  expect(html).toContain('<style>.once{color:blue}</style>');
  const [file] = sheets.keys();
  expect(html.match(/<link rel="stylesheet" href="[^"]*">/g)).toEqual(
    Array.from({ length: 2 }, () => `<link rel="stylesheet" href="../../${file}">`),
  );
});

test('the shared styles of figures are a single sheet', () => {
  const { html, sheets, within } = styled(root(`${shared}.one {}`) + root(`${shared}.other {}`), 'en/rope/');
  expect(sheets.size).toBe(1);
  expect(within).toEqual(['.one{}', '.other{}']);
  expect(html.indexOf('<link')).toBeLessThan(html.indexOf('.one'));
});

test('a single figure on a page waits for no style sheet', () => {
  const { html, sheets, within } = styled(root(`${shared}.alone {}`), '');
  expect(sheets.size).toBe(0);
  expect(within).toHaveLength(2);
  expect(html).not.toContain('<link');
});

test('a large page links to every style sheet', () => {
  const long = Array.from({ length: 20_000 }, (_, k) => Math.sin(k).toString(36)).join(' ');
  const { sheets, within } = styled(long + root('.once {}'), 'en/rope/');
  expect([...sheets.values()]).toEqual(['.once{}']);
  expect(within).toEqual([]);
});
