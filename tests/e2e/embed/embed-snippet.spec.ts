import type { Locator, Page } from '@playwright/test';

import { choose, openSettings } from '../fixtures.js';
import { expect, test } from './host.js';

/** The clock at position 12 with hand 2 selected, and its embed dialog open. */
async function openTool(page: Page, tour: string): Promise<Locator> {
  await page.goto(`${tour}/en/clock-hands/?position=12&clock.hand=2`);
  const clock = page.locator('pe-clock').first();
  await choose(clock, 'Embed this');
  // The URL's state is applied once the page has read it.
  await expect(clock.locator('.embed code')).toContainText('position="12"');
  return clock;
}

test('the embed snippet reproduces on another page what the reader saw', async ({ page, host, tour, complaints }) => {
  const clock = await openTool(page, tour);
  await clock.getByRole('radio', { name: 'HTML', exact: true }).check({ force: true });
  const text = (await clock.locator('.embed code').textContent()) ?? '';
  await page.goto(host.publish(`<!doctype html><html lang="fr"><link rel="icon" href="data:,">${text}`));
  const position = page.locator('pe-clock').getByRole('slider', { name: 'Position', exact: true });
  await expect(position).toHaveValue('12');
  expect(complaints).toEqual([]);
});

test("the embed snippet follows the figure's state and can be copied", async ({ page, tour, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clock = await openTool(page, tour);
  await clock.getByRole('slider', { name: 'Position', exact: true }).press('ArrowRight');
  await expect(clock.locator('.embed code')).toContainText('position="13"');
  await clock.getByRole('button', { name: 'Copy the snippet' }).click();
  await expect(clock.getByRole('button', { name: 'Snippet copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await clock.locator('.embed code').textContent(),
  );
});

test("an embedded figure's link opens its chapter in the same state", async ({ page, visit, tour }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await visit('<pe-clock position="12" dimensions="8" lang="zh-TW"></pe-clock>');
  const clock = page.locator('pe-clock');
  await clock.getByRole('slider', { name: '位置', exact: true }).press('ArrowRight');
  await choose(clock, '複製目前狀態的連結');
  const link = await clock.locator('.shown-link').textContent();
  expect(link).toBe(`${tour}/zh-hant/clock-hands/?position=13&dimensions=8#clock`);
  await page.goto(link!);
  await expect(page.locator('#clock').getByRole('slider', { name: '位置', exact: true })).toHaveValue('13');
  await openSettings(page.locator('#clock'));
  await expect(page.locator('#clock').getByRole('slider', { name: '維數 d', exact: true })).toHaveAttribute(
    'aria-valuetext',
    '8',
  );
});
