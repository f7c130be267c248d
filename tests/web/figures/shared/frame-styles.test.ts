import { CSSResult, type CSSResultGroup } from 'lit';
import { expect, test } from 'vitest';

import { figures } from '../../../../web/build/figures/elements.js';
import { Figure } from '../../../../web/figures/shared/frame/figure.js';

/** The classes around every picture. Figures share a scope with it, so a class of the same name would restyle it. */
const aroundPictures = ['corner', 'dots', 'lead', 'heading', 'instruction', 'menu', 'caption', 'tools'];

const selectorsOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) =>
    list.split(',').map((selector) => selector.trim()),
  );

const sheetsOf = ({ styles }: { readonly styles?: CSSResultGroup | undefined }): CSSResult[] =>
  [styles ?? []].flat(Infinity as 1).filter((sheet) => sheet instanceof CSSResult);

test('no figure restyles what stands around its picture', () => {
  const shared = new Set(sheetsOf(Figure));
  const found = Object.values(figures).flatMap((figure) =>
    sheetsOf(figure as unknown as typeof Figure)
      .filter((sheet) => !shared.has(sheet))
      .flatMap(({ cssText }) => selectorsOf(cssText))
      .filter((selector) => aroundPictures.some((name) => selector === `.${name}`))
      .map((selector) => `${figure.name} ${selector}`),
  );
  expect(found).toEqual([]);
});
