import type { Locator } from '@playwright/test';

import { choose, openSettings, type } from '../../fixtures.js';
import { arcOn, drag, pointOn } from '../../gestures.js';
import { expect, test } from '../alone.js';

const hand = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Hand', exact: true });
const length = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Length of the text' });

test('a longer text reaches unseen angles; mouse and keys select a dial @seen-angles', async ({ page, alone }) => {
  const figure = await alone('pe-seen-angles');
  await expect(figure.locator('.whole')).toHaveText(/only slow hands meet new ones, here 18 of 64/);
  await expect(figure.locator('.many .new-arc')).toHaveCount(18);

  await length(figure).press('Home');
  await expect(figure.locator('.whole')).toHaveText(/^None of the 64 hands/);
  await expect(figure.locator('.new-arc')).toHaveCount(0);
  await choose(figure, 'Reset');

  // A quarter turn back; hand 52 takes 11,173 positions per turn.
  const dial = figure.locator('svg.dial');
  const start = 2 * Math.PI * (32_768 / 11_173);
  await drag(page, ...(await arcOn(dial, start, start - Math.PI / 2)));
  await expect(figure.locator('.picked')).toContainText('A text of 29,9');

  await hand(figure).press('ArrowUp');
  await expect(hand(figure)).toHaveAttribute('aria-valuenow', '44');
  await expect(figure.locator('.picked')).toContainText('saw the whole circle');
  await hand(figure).press('End');
  await expect(hand(figure)).toHaveAttribute('aria-valuenow', '63');
  await page.mouse.click(...(await pointOn(figure.locator('.cells'), 2.5 / 8, 1.5 / 8)));
  await expect(hand(figure)).toHaveAttribute('aria-valuenow', '10');

  await openSettings(figure);
  await type(figure.getByRole('textbox', { name: 'Base' }), '500000');
  await expect(figure.locator('.whole')).toHaveText(/here 32 of 64/);
  await choose(figure, 'Data as table');
  await expect(figure.getByRole('columnheader', { name: 'Positions at new angles' })).toBeVisible();
});
