import type { Locator, Page } from '@playwright/test';
import { readBackSpecs } from '../../../web/figures/addition/data.js';
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
    const box = (await strips.boundingBox())!;
    await page.mouse.click(box.x + (box.width * 3.5) / 16, box.y + 60);
    await expect(strips).toHaveAttribute('aria-valuenow', '3');
    await strips.press('ArrowRight');
    await expect(figure.locator('.strips .reading')).toHaveText(/^Dimension 4: \S+ \+ \S+ ≈ \S+$/);
    const [word, code, sum] = (await figure.locator('.strips .reading').innerText())
      .replaceAll('−', '-')
      .match(/-?\d+\.\d{3}/g)!
      .map(Number);
    expect(word! + code!).toBeCloseTo(sum!, 2);
    await strips.press('End');
    await expect(strips).toHaveAttribute('aria-valuenow', '15');
  });

  test('rejected words and scales stay in their fields @addition', { tag: '@more' }, async ({ page }) => {
    const figure = await opened(page, 'sum');
    await openSettings(figure);
    const before = await figure.locator('.lengths').innerText();
    await enter(figure, 'Word', 'x'.repeat(161));
    await expect(figure.getByText('The word is too long')).toBeVisible();
    await expect(figure.getByRole('textbox', { name: 'Word', exact: true })).toHaveValue('x'.repeat(161));
    await enter(figure, 'Encoding times', '11');
    await expect(figure.getByText(/Encoding times must be/)).toBeVisible();
    expect(await figure.locator('.lengths').innerText()).toBe(before);
    await choose(figure, 'Reset');
    await expect(figure.getByText('The word is too long')).toHaveCount(0);
  });
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

test('the angles at each width are computed in the worker @addition', { tag: '@more' }, async ({ page }) => {
  const figure = await opened(page, 'angles');
  await expect(figure.locator('.reading')).toContainText('10,000');
  await figure.getByRole('slider', { name: 'Dimensions' }).press('End');
  await expect(figure.locator('.ridge.own .ridge-name')).toHaveText('d = 512');
  await openSettings(figure);
  await enter(figure, 'Seed', '7');
  await expect(figure.locator('.reading')).toContainText('10,000');
  const { standardDeviation } = core.anglesHistogram({ dimensions: 512, words: 10_000, bins: 90, seed: 7 });
  const spread = ((standardDeviation / Math.PI) * 180).toFixed(1);
  await expect(figure.locator('.ridge.own .number').nth(1)).toHaveText(`±${spread}°`);
  await expect(figure.getByRole('img', { name: /^In 512 dimensions/ })).toHaveCount(2);
});

test.describe('read-back', () => {
  const cells = (figure: Locator): Promise<string[]> => figure.locator('.data td').allInnerTexts();

  test("another read-back runs in the worker and equals the core's @addition", async ({ page }) => {
    const figure = await opened(page, 'read-back');
    await expect(figure.locator('.legend dd').first()).toHaveText(/^\s*\d+ of 64\s*$/);
    await figure.getByRole('slider', { name: 'Width to read out' }).press('Home');
    await expect(figure.locator('.picked')).toHaveText('d = 8');
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
      await expect(figure.getByText(/102\.4 MB/)).toBeVisible();
      const progress = figure.getByRole('progressbar', { name: 'Trials done' });
      await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
      await stop.press('Enter');
      await expect(start).toBeVisible();
      await start.click();
      await expect(stop).toBeVisible();
      // A smaller read-back replaces the long one.
      await enter(figure, 'Vocabulary', '10');
      await expect(figure.locator('.legend dd').first()).toHaveText(/^\s*\d+ of 64\s*$/);
      await expect(start).toBeVisible();
    },
  );
});

test('concatenation costs what the matrices show @addition', async ({ page }) => {
  const figure = await opened(page, 'join');
  await enter(figure, 'Dimensions', '512');
  await enter(figure, 'Numbers for the position', '64');
  await expect(figure.locator('.matrix .number')).toHaveText([
    '512 × 512 = 262,144 parameters',
    '512 × 576 = 294,912 parameters',
  ]);
  await figure.getByRole('slider', { name: 'Numbers for the position' }).press('Home');
  await expect(figure.locator('.matrix .number').last()).toHaveText('512 × 514 = 263,168 parameters');
});

test('a link restores a figure; malformed values are ignored @addition', async ({ page }) => {
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
    for (const kind of ['.strips [role=slider]', '.columns']) {
      const plot = page.locator(`pe-addition ${kind}`).first();
      await plot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const [box, picked] = [(await plot.boundingBox())!, await plot.getAttribute('aria-valuenow')];
      const [x, y] = [box.x + box.width * 0.9, box.y + box.height / 2];
      const scroll = await page.evaluate(() => scrollY);
      await touch('touchStart', [{ x, y }]);
      for (let step = 1; step <= 10; ++step) await touch('touchMove', [{ x, y: y - 15 * step }]);
      await touch('touchEnd', []);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll);
      await expect(plot).toHaveAttribute('aria-valuenow', picked ?? '');
      await plot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const there = (await plot.boundingBox())!;
      await page.touchscreen.tap(there.x + there.width * 0.9, there.y + there.height / 2);
      await expect(plot).not.toHaveAttribute('aria-valuenow', picked ?? '');
    }
  });
});
