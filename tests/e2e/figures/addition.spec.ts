import type { Locator, Page } from '@playwright/test';
import { getAngles } from '../../../web/figures/addition/data.js';
import { readBackSpecs } from '../../../web/figures/addition/read-back.js';
import { core } from '../../support/core.js';
import { choose, expect, openSettings, revealAll, test, type, openFigure } from '../fixtures.js';
import { pointOn, swipeUp } from '../gestures.js';

const chapter = '/en/add-or-join/';

async function opened(page: Page, view: string): Promise<Locator> {
  await openFigure(page, chapter, 'pe-addition');
  await revealAll(page);
  const figure = page.locator(`pe-addition[view='${view}']`).first();
  await figure.scrollIntoViewIfNeeded();
  return figure;
}

async function enter(figure: Locator, label: string, text: string): Promise<void> {
  await type(figure.getByRole('textbox', { name: label, exact: true }), text);
}

test.describe('the sum', () => {
  test('a dimension can be selected by pointer and keys @addition', async ({ page }) => {
    const figure = await opened(page, 'sum');
    await openSettings(figure);
    await enter(figure, 'Dimensions', '16');
    const strips = figure.getByRole('slider', { name: 'Dimension', exact: true });
    await page.mouse.click(...(await pointOn(figure.locator('.pointing'), 3.3 / 16)));
    await expect(strips).toHaveAttribute('aria-valuenow', '3');
    await strips.press('ArrowRight');
    const reading = figure.locator('.strips + .reading');
    await expect(reading).toHaveText(/^Dimension 4: \S+ \+ \S+ ≈ \S+$/);
    const [word, code, sum] = (await reading.innerText())
      .replaceAll('−', '-')
      .match(/-?\d+\.\d{3}/g)!
      .map(Number);
    expect(word! + code!).toBeCloseTo(sum!, 2);
    await strips.press('End');
    await expect(strips).toHaveAttribute('aria-valuenow', '15');
  });

  test('an action link widens the vectors, and the typical angle is that of the core @addition', async ({ page }) => {
    const figure = await opened(page, 'sum');
    await page.getByRole('button', { name: 'give them 512' }).click();
    const { words, mean, standardDeviation } = getAngles(core, 512, 1);
    const [middle, spread] = [mean, standardDeviation].map((angle) => ((angle / Math.PI) * 180).toFixed(1));
    await expect(figure.locator('.sum > .reading')).toHaveText(
      `With d = 512, ${words} random words stand at ${middle}° to their encodings on average, give or take ${spread}°. For that spread, the rule of thumb 1/√d says 2.5°.`,
    );
  });
});

test.describe('read back', () => {
  const cells = (figure: Locator): Promise<string[]> => figure.locator('.data td').allInnerTexts();

  test("another read-back runs in the worker and equals the core's @addition", async ({ page }) => {
    const figure = await opened(page, 'read-back');
    const width = figure.getByRole('slider', { name: 'Width to read off' });
    await expect(width).toHaveText('d = 512');
    await width.press('Home');
    await expect(width).toHaveText('d = 8');
    await expect(figure.locator('.reading')).toHaveText(/^Out of 64 sums, the position was found in \d+\./);
    await openSettings(figure);
    await enter(figure, 'Seed', '5');
    await enter(figure, 'Vocabulary', '200');
    await enter(figure, 'Encoding times', '1');
    await figure.getByRole('switch', { name: 'Word times √d' }).uncheck({ force: true });
    await choose(figure, 'Data as table');
    const counts = readBackSpecs({ scale: 1, timesRoot: 'none', seed: 5 }, 200).map((spec) => core.readBack(spec));
    const expected = counts.flatMap(({ trials, positions, words, wordsAsIs, both }) =>
      [trials, positions, words, wordsAsIs, both].map(String),
    );
    await expect.poll(() => cells(figure)).toEqual(expected);
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('scrolling past a plot keeps its selection, and a tap selects @addition', async ({ page }) => {
    await openFigure(page, chapter, 'pe-addition');
    await revealAll(page);
    for (const view of ['sum', 'read-back']) {
      const plot = page.locator(`pe-addition[view=${view}] .pointing`);
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
});
