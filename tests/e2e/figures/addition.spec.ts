import type { Locator, Page } from '@playwright/test';
import { getAngles } from '../../../web/figures/addition/data.js';
import { readBackSpecs } from '../../../web/figures/addition/read-back.js';
import { core } from '../../support/core.js';
import { choose, expect, openSettings, revealAll, test, type, openFigure } from '../fixtures.js';

const chapter = (query = ''): string => `/en/add-or-join/${query}`;

async function opened(page: Page, view: string, path = chapter()): Promise<Locator> {
  await openFigure(page, path, 'pe-addition');
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
    const box = (await figure.locator('.pointing').boundingBox())!;
    await page.mouse.click(box.x + (box.width * 3.3) / 16, box.y + 60);
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

  test(
    'an empty word is that of the language, and a refused scale stays in its field @addition',
    { tag: '@more' },
    async ({ page }) => {
      const figure = await opened(page, 'sum');
      await openSettings(figure);
      const strips = figure.locator('.strips');
      const before = await strips.innerText();
      const word = figure.getByRole('textbox', { name: 'Word', exact: true });
      await enter(figure, 'Word', 'dog');
      await expect(strips).toContainText('“dog”');
      await enter(figure, 'Word', '');
      await expect(word).toHaveValue('cat');
      await enter(figure, 'Encoding times', '11');
      await expect(figure.getByText(/Encoding times must be/)).toBeVisible();
      expect(await strips.innerText()).toBe(before);
      await word.fill('');
      await word.pressSequentially('x'.repeat(60));
      await expect(word).toHaveValue('x'.repeat(53));
    },
  );
});

test.describe('the halo', () => {
  test(
    'its strength follows the scale, and the glasses split drawing and light @addition',
    { tag: '@more' },
    async ({ page }) => {
      const figure = await opened(page, 'halo');
      await openSettings(figure);
      await enter(figure, 'Dimensions', '64');
      const light = figure.locator('.light');
      const strength = async (): Promise<number> => Number(await light.evaluate((g) => getComputedStyle(g).opacity));
      await enter(figure, 'Encoding times', '0.1');
      const faint = await strength();
      await enter(figure, 'Encoding times', '2');
      expect(await strength()).toBeGreaterThan(faint);
      await enter(figure, 'Encoding times', '0');
      expect(await strength()).toBe(0);
      await enter(figure, 'Encoding times', '1');
      await figure.locator('label', { hasText: 'for the light' }).click();
      expect(await strength()).toBe(1);
      await figure.getByRole('radio', { name: 'for the light' }).press('ArrowLeft');
      await expect(figure.getByRole('radio', { name: 'for the drawing' })).toBeChecked();
      await expect(figure.locator('.drawing')).toHaveCSS('opacity', '1');
      await expect(figure.locator('.reading')).toContainText('word lengths of light leak in');
    },
  );
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

  test(
    'a long read-back shows its progress and can be stopped and restarted @addition',
    { tag: '@more' },
    async ({ page }) => {
      const figure = await opened(page, 'read-back');
      const stop = figure.getByRole('button', { name: 'Stop' });
      const start = figure.getByRole('button', { name: 'Read back', exact: true });
      await enter(figure, 'Vocabulary', '50000');
      await expect(stop).toBeVisible();
      await expect(figure.locator('.stale')).toBeVisible();
      const progress = figure.getByRole('progressbar', { name: 'Trials done' });
      await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
      await stop.press('Enter');
      await expect(start).toBeVisible();
      await start.click();
      await expect(stop).toBeVisible();
      // A smaller read-back replaces the long one.
      await enter(figure, 'Vocabulary', '10');
      await expect(figure.locator('.reading')).toContainText('Out of 64 sums');
      await expect(start).toBeVisible();
    },
  );
});

test('a link restores a figure; what cannot be read counts as not given @addition', async ({ page }) => {
  const id = await (await opened(page, 'halo')).getAttribute('id');
  const query = new URLSearchParams({
    [`${id}.word`]: '猫',
    [`${id}.scale`]: '0.3',
    [`${id}.glasses`]: 'light',
    [`${id}.times-root`]: 'none',
    [`${id}.seed`]: 'nonsense',
  });
  const figure = await opened(page, 'halo', chapter(`?${query.toString()}`));
  await openSettings(figure);
  await expect(figure.getByRole('textbox', { name: 'Word', exact: true })).toHaveValue('猫');
  await expect(figure.getByRole('textbox', { name: 'Encoding times' })).toHaveValue('0.3');
  await expect(figure.getByRole('radio', { name: 'for the light' })).toBeChecked();
  await expect(figure.getByRole('switch', { name: 'Word times √d' })).not.toBeChecked();
  await expect(figure.getByRole('textbox', { name: 'Seed' })).toHaveValue('1');
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('scrolling past a plot keeps its selection, and a tap selects @addition', async ({ page }) => {
    await openFigure(page, chapter(), 'pe-addition');
    await revealAll(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: string, touchPoints: readonly { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: [...touchPoints] });
    for (const view of ['sum', 'read-back']) {
      const plot = page.locator(`pe-addition[view=${view}] .pointing`);
      const slider = plot.getByRole('slider');
      await plot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const [box, picked] = [(await plot.boundingBox())!, await slider.getAttribute('aria-valuenow')];
      const [x, y] = [box.x + box.width * 0.9, box.y + box.height / 2];
      const scroll = await page.evaluate(() => scrollY);
      await touch('touchStart', [{ x, y }]);
      for (let step = 1; step <= 10; ++step) await touch('touchMove', [{ x, y: y - 15 * step }]);
      await touch('touchEnd', []);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll);
      await expect(slider).toHaveAttribute('aria-valuenow', picked ?? '');
      await plot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const there = (await plot.boundingBox())!;
      await page.touchscreen.tap(there.x + there.width * 0.9, there.y + there.height / 2);
      await expect(slider).not.toHaveAttribute('aria-valuenow', picked ?? '');
    }
  });
});
