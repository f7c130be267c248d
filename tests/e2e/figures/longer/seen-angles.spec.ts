import type { Locator } from '@playwright/test';

import { choose, openSettings, type } from '../../fixtures.js';
import { expect, post, test } from '../../embed/host.js';

const hand = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Hand', exact: true });
const length = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Length of the text' });

test('a longer text reaches unseen angles; mouse and keys select a dial @seen-angles', async ({ page, host, tour }) => {
  await page.goto(host.publish(post('<pe-seen-angles lang="en"></pe-seen-angles>', tour)));
  const figure = page.locator('pe-seen-angles');
  await expect(figure.locator('.whole')).toHaveText(/only slow hands meet new ones, here 18 of 64/);
  await expect(figure.locator('.many .new-arc')).toHaveCount(18);

  await length(figure).press('Home');
  await expect(figure.locator('.whole')).toHaveText(/^None of the 64 hands/);
  await expect(figure.locator('.new-arc')).toHaveCount(0);
  await choose(figure, 'Reset');

  // The dial's viewBox is 260 x 242; a quarter turn back is 11,173 positions.
  const dial = figure.locator('svg.dial');
  await dial.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await dial.boundingBox())!;
  const start = 2 * Math.PI * (32_768 / 11_173);
  const at = (turned: number) => {
    const angle = start - turned;
    return [
      x + width * (0.5 + (60 * Math.sin(angle)) / 260),
      y + height * ((122 - 60 * Math.cos(angle)) / 242),
    ] as const;
  };
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(...at((part * Math.PI) / 2));
  await page.mouse.up();
  await expect(figure.locator('.picked')).toContainText('A text of 29,9');

  await hand(figure).press('ArrowUp');
  await expect(hand(figure)).toHaveAttribute('aria-valuenow', '44');
  await expect(figure.locator('.picked')).toContainText('saw the whole circle');
  await hand(figure).press('End');
  await expect(hand(figure)).toHaveAttribute('aria-valuenow', '63');
  const cells = (await figure.locator('.cells').boundingBox())!;
  await page.mouse.click(cells.x + (2.5 / 8) * cells.width, cells.y + (1.5 / 8) * cells.height);
  await expect(hand(figure)).toHaveAttribute('aria-valuenow', '10');

  await openSettings(figure);
  await type(figure.getByRole('textbox', { name: 'Base' }), '500000');
  await expect(figure.locator('.whole')).toHaveText(/here 32 of 64/);
  await choose(figure, 'Data as table');
  await expect(figure.getByRole('columnheader', { name: 'Positions at new angles' })).toBeVisible();
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap selects a dial @seen-angles', async ({ page, host, tour }) => {
    await page.goto(host.publish(post('<pe-seen-angles lang="en" length="8192"></pe-seen-angles>', tour)));
    const figure = page.locator('pe-seen-angles');
    await expect(hand(figure)).toHaveAttribute('aria-valuenow', '52');
    const cells = figure.locator('.cells');
    await cells.scrollIntoViewIfNeeded();
    const box = (await cells.boundingBox())!;
    await page.touchscreen.tap(box.x + (6.5 / 8) * box.width, box.y + (5.5 / 8) * box.height);
    await expect(hand(figure)).toHaveAttribute('aria-valuenow', '46');
  });
});
