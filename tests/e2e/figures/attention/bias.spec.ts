import type { Locator } from '@playwright/test';

import { choose, openSettings, type } from '../../fixtures.js';
import { drag, pointOn } from '../../gestures.js';
import { expect, test } from '../alone.js';

const row = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Query' });

test(
  'a row moves by mouse and keyboard, and its curve shifts without changing shape',
  { tag: '@bias' },
  async ({ page, alone }) => {
    const figure = await alone('pe-bias causal');
    const curve = figure.locator('.answer .curve');
    const length = (): Promise<number> => curve.evaluate((path) => (path as SVGPathElement).getTotalLength());
    await expect(row(figure)).toHaveAttribute('aria-valuenow', '15');
    const long = await length();
    const matrix = figure.locator('.matrix');
    await drag(page, await pointOn(matrix, 0.5, 15.5 / 24), await pointOn(matrix, 0.5, 10.5 / 24));
    await expect(row(figure)).toHaveAttribute('aria-valuenow', '10');
    await expect(figure.locator('.reading')).toHaveText(/0\.5 off a score.*furthest from query 10 loses 5\.$/);
    // The same slope over fewer keys.
    expect((await length()) / long).toBeCloseTo(10 / 15, 2);

    await row(figure).press('ArrowDown');
    await expect(row(figure)).toHaveAttribute('aria-valuenow', '11');
    await row(figure).press('ArrowUp');
    await row(figure).press('Home');
    await expect(row(figure)).toHaveAttribute('aria-valuenow', '0');
    await row(figure).press('End');
    await expect(row(figure)).toHaveAttribute('aria-valuetext', /^23\. Head 1 of 8/);
  },
);

test(
  'each scheme has a control for its main parameter, and T5 says where its last bucket starts',
  { tag: '@bias' },
  async ({ alone }) => {
    const figure = await alone('pe-bias causal');
    await expect(figure.getByRole('slider', { name: 'Head' })).toBeVisible();
    await figure.getByText('T5 buckets').click();
    await expect(figure.locator('.reading')).toContainText('All keys 113 or more places back share bucket 31.');
    await figure.getByRole('switch', { name: 'Decoder' }).uncheck();
    await expect(figure.locator('.reading')).toContainText('All keys 91 or more places back share bucket 15');
    await expect(row(figure)).toHaveAttribute('aria-valuemax', '127');
    await figure.getByText('Shaw, clipped').click();
    await type(figure.getByRole('textbox', { name: 'Clipped at distance' }), '2');
    await expect(figure.locator('.reading')).toContainText(/For 24 keys, query \d+ uses 5 learned vectors/);
    await figure.getByText('Sliding window').click();
    await type(figure.getByRole('textbox', { name: 'Keys in the window' }), '3');
    await expect(figure.locator('.reading')).toContainText('fewer than 3 places away');
  },
);

test(
  'heads and words that no longer fit are clamped, and nothing goes blank',
  { tag: ['@bias', '@more'] },
  async ({ alone }) => {
    const figure = await alone('pe-bias causal heads="12" head="12" query="23"');
    await expect(figure.locator('.reading')).toContainText('Head 12 of 12 takes 0.08839 off');
    await openSettings(figure);
    await type(figure.getByRole('textbox', { name: 'Heads' }), '3');
    await expect(figure.locator('.reading')).toContainText('Head 3 of 3');
    await type(figure.getByRole('textbox', { name: 'Words' }), '6');
    await expect(row(figure)).toHaveAttribute('aria-valuenow', '5');
    await choose(figure, 'Data as table');
    await expect(figure.getByRole('row')).toHaveCount(7);
    await expect(figure.getByRole('row').nth(1)).toContainText('−1.25');
    await expect(figure.getByRole('row').last()).toHaveText(/^\s*5\s+0\s+0\s/);
  },
);
