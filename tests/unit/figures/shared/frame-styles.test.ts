import { readFileSync } from 'node:fs';
import { CSSResult, type CSSResultGroup } from 'lit';
import { expect, test } from 'vitest';

import { figures } from '../../../../web/generator/figures/elements.js';
import { filesUnder } from '../../../../web/generator/files.js';
import { Figure } from '../../../../web/figures/shared/frame/figure.js';
import { menuCss } from '../../../../web/figures/shared/menu/menu-styles.js';

/** Class names of the frame around every picture. Figures share its scope, so the same name would restyle it. */
const aroundPictures = ['corner', 'dots', 'lead', 'heading', 'instruction', 'menu', 'caption', 'tools'];

const getSelectors = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) =>
    list.split(',').map((selector) => selector.trim()),
  );

const getSheets = ({ styles }: { readonly styles?: CSSResultGroup | undefined }): CSSResult[] =>
  [styles ?? []].flat(Infinity as 1).filter((sheet) => sheet instanceof CSSResult);

test('no figure restyles the frame around its content', () => {
  const shared = new Set(getSheets(Figure));
  const found = Object.values(figures).flatMap((figure) =>
    getSheets(figure as unknown as typeof Figure)
      .filter((sheet) => !shared.has(sheet))
      .flatMap(({ cssText }) => getSelectors(cssText))
      .filter((selector) => aroundPictures.some((name) => selector === `.${name}`))
      .map((selector) => `${figure.name} ${selector}`),
  );
  expect(found).toEqual([]);
});

/** The class names in a template, literal or conditional. */
const classesGiven = (source: string): string[] =>
  [...source.matchAll(/\bclass=(?:"([^"]*)"|\$\{([^}]*)\})/g)].flatMap(([, ...written]) =>
    written.join(' ').split(/[^\w-]+/),
  );

test("styles loaded with the menu affect only the menu's parts", () => {
  const frame = new Set(['figure', 'corner']);
  const styled = getSelectors(menuCss).flatMap((selector) =>
    [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  );
  expect(styled.length).toBeGreaterThan(5);
  expect(styled.filter((name) => !/^menu\b/.test(name) && !frame.has(name))).toEqual([]);

  const folder = 'web/figures';
  const own = filesUnder(folder).filter((file) => file.endsWith('.ts') && !file.startsWith('shared/'));
  const taken = own.flatMap((file) =>
    classesGiven(readFileSync(`${folder}/${file}`, 'utf8'))
      .filter((name) => /^menu\b/.test(name) || frame.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(taken).toEqual([]);
});
