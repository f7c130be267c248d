import type { Locator, Page } from '@playwright/test';

import { core } from '../../../support/core.js';
import { expect, openSettings, test, type, openFigure } from '../../fixtures.js';
import { pointOn } from '../../gestures.js';

const getReceiver = (page: Page): Locator => page.locator('pe-receiver').first();
const getAnswer = (page: Page): Locator => getReceiver(page).locator('.answer');
const getField = (page: Page, name: string): Locator => getReceiver(page).getByRole('textbox', { name, exact: true });

async function open(page: Page, query = ''): Promise<void> {
  await openFigure(page, `/en/gps/${query}`, 'pe-receiver');
}

/** The position that the core finds for the chapter's code, computed in Node. */
function foundInNode(range: number, heard = '11111111', trial = 0): string {
  const code = { position: 421, dimensions: 16, base: 10_000, sigma: 0.2, seed: 1, trial, heard };
  const { position } = core.receive({ ...code, searchFrom: 0, searchCount: range });
  return String(Number(position.toFixed(2)));
}

test('guess, answer, and the guess next to it @receiver', async ({ page }) => {
  await open(page);
  const receiver = getReceiver(page);
  await expect(getAnswer(page)).toBeEmpty();
  await expect(receiver.locator('.point-here')).toHaveText('Point here');
  await expect(receiver.locator('.truth')).toHaveCount(0);

  await page.mouse.click(...(await pointOn(receiver.locator('.field.whole'), 0.25)));
  const guess = receiver.getByRole('slider', { name: 'Your guess' });
  const guessed = Number(await guess.getAttribute('aria-valuenow'));
  expect(Math.abs(guessed - 256)).toBeLessThanOrEqual(3); // 1,024 positions on about 700 pixels
  await expect(receiver.locator('.point-here')).toHaveCount(0);

  const height = (): Promise<number> => receiver.evaluate((figure) => figure.clientHeight);
  const before = await height();
  await receiver.getByRole('button', { name: 'Show where it was' }).click();
  await expect(receiver.getByRole('button', { name: 'Receive again' })).toBeFocused();
  expect(await height()).toBe(before);
  await expect(getAnswer(page)).toContainText(foundInNode(1_024));
  await expect(getAnswer(page)).toContainText('421');
  await expect(getAnswer(page)).toContainText(String(421 - guessed));
  await expect(receiver.locator('.whole .truth, .whole .guess')).toHaveCount(2);
  await openSettings(receiver);
  await expect(receiver.locator('.bound')).toHaveText('±0.19');
  await receiver.getByRole('button', { name: 'Hide another position' }).click();
  await expect(receiver.locator('.truth, .close-up')).toHaveCount(0);
});

test('playing adds all hands and stops @receiver', { tag: '@more' }, async ({ page }) => {
  await open(page);
  const receiver = getReceiver(page);
  const slider = receiver.getByRole('slider', { name: 'Hands', exact: true });
  await receiver.getByRole('button', { name: 'Play' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', '3');
  await receiver.getByRole('button', { name: 'Pause' }).click();
  await expect(receiver.getByRole('button', { name: 'Play' })).toBeVisible();
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '8');
});

test("a million positions are searched in the worker, with the main thread's result @receiver", async ({ page }) => {
  await open(page, '?receiver.revealed=1&receiver.hands=8');
  const receiver = getReceiver(page);
  await openSettings(receiver);
  const before = await receiver.locator('.product path').first().getAttribute('d');
  await type(getField(page, 'Positions searched'), '1,000,000');
  // A page in front must not stop the worker.
  const other = await page.context().newPage();
  await other.bringToFront();
  await expect(getAnswer(page)).toContainText(foundInNode(1_000_000));
  await other.close();
  await expect(receiver.locator('.before')).toHaveCount(0);
  await expect(receiver.locator('.product path').first()).not.toHaveAttribute('d', before!);
  await expect(receiver.locator('.together .ticks')).toContainText('500,000');
});
