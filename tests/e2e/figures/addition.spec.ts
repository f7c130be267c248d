import type { Locator, Page } from '@playwright/test';
import { readBackSpecs } from '../../../web/figures/addition/read-back.js';
import { core } from '../../support/core.js';
import { choose, expect, openSettings, revealAll, test, type, openFigure, phoneTest } from '../fixtures.js';
import { pointOn, swipeUp } from '../gestures.js';

async function opened(page: Page, view: string): Promise<Locator> {
  await openFigure(page, '/en/add-or-join/', 'pe-addition');
  await revealAll(page);
  return page.locator(`pe-addition[view='${view}']`).first();
}

test("another read-back runs in the worker and equals the core's @addition", async ({ page }) => {
  const figure = await opened(page, 'read-back');
  const width = figure.getByRole('slider', { name: 'Width to read off' });
  await width.press('Home');
  await expect(width).toHaveText('d = 8');
  await openSettings(figure);
  for (const [label, text] of Object.entries({ Seed: '5', Vocabulary: '200', 'Encoding times': '1' }))
    await type(figure.getByRole('textbox', { name: label, exact: true }), text);
  await figure.getByRole('switch', { name: 'Word times √d' }).uncheck({ force: true });
  await choose(figure, 'Data as table');
  const counts = readBackSpecs({ scale: 1, timesRoot: 'none', seed: 5 }, 200).map((spec) => core.readBack(spec));
  const expected = counts.flatMap(({ trials, positions, words, wordsAsIs, both }) =>
    [trials, positions, words, wordsAsIs, both].map(String),
  );
  await expect(figure.locator('.data td')).toHaveText(expected);
});

phoneTest('scrolling past a plot keeps its selection, and a tap selects @addition', async ({ page }) => {
  for (const view of ['sum', 'read-back']) {
    const plot = (await opened(page, view)).locator('.pointing');
    const slider = plot.getByRole('slider');
    await plot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const picked = await slider.getAttribute('aria-valuenow');
    const scroll = await page.evaluate(() => scrollY);
    await swipeUp(page, await pointOn(plot, 0.9));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll);
    await expect(slider).toHaveAttribute('aria-valuenow', picked ?? '');
    await plot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.touchscreen.tap(...(await pointOn(plot, 0.9)));
    await expect(slider).not.toHaveAttribute('aria-valuenow', picked ?? '');
  }
});
