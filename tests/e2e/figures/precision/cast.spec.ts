import type { Locator, Page } from '@playwright/test';

import { choose, languages, openSettings, type, openPage, openFigure } from '../../fixtures.js';
import { expect, expectNoLeaksWhileCycling, post, test, type Host } from '../../embed/host.js';

/** Opens the figure on a page of its own. */
async function openStandalone(page: Page, host: Host, tour: string, attributes = 'lang="en"'): Promise<Locator> {
  await page.goto(host.publish(post(`<pe-cast ${attributes}></pe-cast>`, tour)));
  const figure = page.locator('pe-cast');
  await expect(figure.locator('.reading')).toBeVisible();
  return figure;
}

const station = (figure: Locator, name: string): Locator => figure.getByRole('radiogroup', { name });
const reading = (figure: Locator): Locator => figure.locator('.reading');
const offset = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Position of the key' });

test(
  'two stages need 32 bits, and they suffice to restore the score',
  { tag: '@cast' },
  async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour);
    await expect(reading(figure)).toContainText('The relative property is lost');
    await expect(station(figure, 'position')).toHaveClass(/severe/);
    await expect(station(figure, 'frequency')).not.toHaveClass(/severe/);
    await station(figure, 'position').getByRole('radio', { name: 'fp32' }).check();
    await expect(reading(figure)).toContainText('The relative property is lost');
    await expect(figure.locator('.outcome')).toHaveClass(/severe/);
    // By keyboard: from bf16 to fp16 and up.
    const angle = station(figure, 'angle');
    await angle.getByRole('radio', { name: 'bf16' }).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(angle.getByRole('radio', { name: 'fp32' })).toBeChecked();
    await expect(reading(figure)).toContainText('The relative property all but holds');
    await expect(figure.locator('.outcome')).not.toHaveClass(/severe/);

    await figure.getByRole('group', { name: 'All stations' }).getByText('exact').click();
    await expect(reading(figure)).toContainText('these formats cost nothing. The relative property holds');
    await choose(figure, 'Reset');
    await expect(reading(figure)).toContainText('The relative property is lost');
  },
);

test(
  'the offset can be dragged, set by keys and typed, and the hands follow',
  { tag: '@cast' },
  async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour, 'lang="en" positions="bf16" angles="exact"');
    const fast = figure.locator('figcaption').first();
    await expect(fast).toContainText('turns');
    const box = (await figure.locator('.box').boundingBox())!;
    await page.mouse.move(box.x + 0.5 * box.width, box.y + 0.5 * box.height);
    await page.mouse.down();
    await page.mouse.move(box.x + 1, box.y + 0.5 * box.height, { steps: 4 });
    await page.mouse.up();
    await expect(fast).not.toContainText('turns');
    await offset(figure).press('Home');
    await expect(offset(figure)).toHaveAttribute('aria-valuenow', '0');
    await expect(offset(figure)).toHaveAttribute('aria-valuetext', '0');
    await expect(figure.locator('.reading')).toContainText('With the key at 0 and the query at 100');
    await offset(figure).press('End');
    await expect(offset(figure)).toHaveAttribute('aria-valuenow', '131072');
    await openSettings(figure);
    await type(figure.getByRole('textbox', { name: 'Position of the key' }), '16384');
    await expect(reading(figure)).toContainText('With the key at 16,384');
    await type(figure.getByRole('textbox', { name: 'Position of the key' }), '131073');
    await expect(figure.getByText(/must be a whole number from 0 to 131,072/)).toBeVisible();
    await expect(reading(figure)).toContainText('With the key at 16,384');
    await choose(figure, 'Data as table');
    await expect(figure.getByRole('columnheader', { name: 'Error as a share of the score' })).toBeVisible();
  },
);

test(
  'overflow has no hand, and unknown formats in attributes are ignored',
  { tag: ['@cast', '@more'] },
  async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour, 'lang="en" positions="fp16" angles="fp7" offset="100000"');
    await expect(reading(figure)).toContainText('there’s no score: a number is beyond the largest of its format');
    await expect(figure.locator('.is')).toHaveCount(0);
    await expect(station(figure, 'angle').getByRole('radio', { name: 'bf16' })).toBeChecked();
    await openSettings(figure);
    await figure.getByRole('radio', { name: 'sinusoidal' }).check({ force: true });
    await expect(figure.locator('.skipped')).toHaveCount(1);
    await expect(station(figure, 'stored rows')).toBeVisible();
  },
);

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap selects a format, and another an offset', { tag: '@cast' }, async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour);
    await station(figure, 'position').getByRole('radio', { name: 'fp32' }).tap();
    await expect(station(figure, 'position').getByRole('radio', { name: 'fp32' })).toBeChecked();
    const box = figure.locator('.box');
    await box.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await box.boundingBox())!;
    await page.touchscreen.tap(x + 2, y + height / 2);
    expect(width).toBeLessThan(390);
    await expect(offset(figure)).toHaveAttribute('aria-valuenow', /^[0-9]$/);
  });
});

test("a stage that's omitted can't be focused", { tag: ['@cast', '@more'] }, async ({ page, host, tour }) => {
  // Sinusoidal encodings have no products stage.
  await expectNoLeaksWhileCycling(await openStandalone(page, host, tour), 'kind', ['rotary', 'sinusoidal']);
});

test('each language describes the loss', { tag: ['@cast', '@more'] }, async ({ page, host, tour }) => {
  for (const { tag, words } of languages) {
    const figure = await openStandalone(page, host, tour, `lang="${tag}"`);
    await expect(reading(figure)).toContainText(words['cast.same.lost'].split('{')[0]!);
  }
});

test('a link restores formats and offset', { tag: '@cast' }, async ({ page }) => {
  const state = 'cast.positions=fp32&cast.angles=fp32&cast.offset=128000';
  const figure = await openFigure(page, `/zh-hant/precision/?${state}`, 'pe-cast');
  await expect(reading(figure)).toContainText('鍵在 128,000、查詢在 128,100 時');
  await expect(station(figure, '位置').getByRole('radio', { name: 'fp32' })).toBeChecked();
});

test('action links round one stage after the other', { tag: ['@cast', '@more'] }, async ({ page }) => {
  await openPage(page, '/en/precision/');
  const stations = ['positions', 'frequencies', 'angles', 'waves', 'products', 'rotated'];
  for (const cast of ['positions', 'angles', 'frequencies', 'waves', 'rotated']) {
    const formats = stations.map((one) => `${one}=${one === cast ? 'bf16' : 'exact'}`);
    await page
      .locator(`pe-act[to^="cast?${formats.join('&')}"]`)
      .first()
      .click();
    for (const one of stations)
      await expect(page.locator('pe-cast')).toHaveJSProperty(one, one === cast ? 'bf16' : 'exact');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the page has the stages with formats, the hands, the error along the context, and the loss',
    { tag: ['@cast', '@more'] },
    async ({ page }) => {
      await page.goto('/en/precision/');
      const figure = page.locator('pe-cast');
      await expect(figure.locator('.formats input:checked')).toHaveCount(6);
      await expect(figure.locator('.hands svg')).toHaveCount(3);
      await expect(figure.locator('path.curve')).toHaveCount(1);
      await expect(reading(figure)).toContainText('The relative property is lost');
    },
  );
});
