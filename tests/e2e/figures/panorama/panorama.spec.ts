import type { Locator } from '@playwright/test';

import { choose, expect, openSettings, test, openFigure, phoneTest } from '../../fixtures.js';

const getFigure = (page: { locator(selector: string): Locator }): Locator => page.locator('pe-panorama').first();
const verdict = (figure: Locator): Locator => figure.locator('.verdict');
const asked = (figure: Locator): Locator => figure.locator('.asked');
const matrix = (figure: Locator, name: string): Locator => figure.getByRole('slider', { name, exact: true });

test.describe('the whole model', () => {
  test.beforeEach(async ({ page }) => {
    await openFigure(page, '/en/panorama/', 'pe-panorama');
  });

  test('names the nearest noun to the left of the pronoun, of moved and of typed words @panorama', async ({ page }) => {
    const figure = getFigure(page);
    await expect(verdict(figure)).toContainText('Mia, the nearest name');
    const she = figure.getByRole('button', { name: /^she,/ });
    for (let step = 0; step < 4; ++step) await she.press('ArrowLeft');
    await expect(verdict(figure)).toContainText('Anna, the nearest name');
    await expect(she).toBeFocused();

    const field = figure.getByRole('textbox', { name: 'The sentence' });
    await expect(field).toHaveValue('Anna laughed she then Mia slept soon called again');
    await field.fill('Rosa slept, then she danced');
    await expect(verdict(figure)).toContainText('It only knows Anna');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('Mia stayed, later Rosa slept. Then she called');
    await expect(verdict(figure)).toContainText('Rosa, the nearest name');
    await expect(figure.getByRole('button', { name: /^Rosa, place 4 of 8/ })).toBeVisible();
  });

  test('retrains its model, and reset restores the first @panorama', { tag: '@more' }, async ({ page }) => {
    test.slow(); // trains a model of eight heads
    const figure = getFigure(page);
    const heads = figure.locator('.station.heads');
    const before = await heads.innerText();
    await openSettings(figure);
    await figure.getByRole('button', { name: 'Train this model again, with another seed' }).press('Enter');
    await expect(figure.locator('.training')).toContainText('in your tab');
    await expect(figure.locator('.training')).toHaveText('The model above was trained here, with seed 2.', {
      timeout: 120_000,
    });
    await expect(heads).not.toHaveText(before);
    await expect(verdict(figure)).toContainText('Mia, the nearest name');
    await choose(figure, 'Reset');
    await expect(figure.locator('.training')).toHaveText('');
    expect(await heads.innerText()).toBe(before);
  });

  test('opens one block at a time, and nothing below it moves @panorama', async ({ page }) => {
    const figure = getFigure(page);
    const height = async (): Promise<number> => (await figure.boundingBox())!.height;
    const before = await height();
    for (const name of ['Output', 'Embedding', 'Feed-forward', 'Mixing']) {
      await figure.getByRole('radio', { name, exact: true }).check();
      await expect(figure.locator('[data-open]')).toHaveCount(1);
      await expect(figure.getByRole('region', { name, exact: true })).toBeVisible();
      expect(await height()).toBe(before);
    }
    await figure.getByRole('radio', { name: /^Head 5/ }).check();
    await page.keyboard.press('ArrowRight');
    await expect(figure.getByRole('radio', { name: /^Head 6/ })).toBeChecked();
    await expect(figure.locator('.station.heads')).toContainText('6: nearest');
    expect(await height()).toBe(before);
  });

  test('explains a pressed number, highlights its row and column, and follows it back @panorama', async ({ page }) => {
    const figure = getFigure(page);
    await expect(asked(figure)).toContainText('a [she, Mia] = e^');
    await matrix(figure, 'scores').click({ position: { x: 4, y: 4 } });
    await expect(asked(figure)).toContainText(/q·k \[Anna, Anna\] = .*\) \/ 2 = −?\d/);
    await expect(figure.locator('.matrix .lit:not([d=""])')).toHaveCount(2);
    await openSettings(figure);
    await expect(figure.locator('.reading')).toContainText('divided by the square root of the width, 4.');
    const back = figure.getByRole('button', { name: '←' });
    for (let step = 0; step < 8 && (await back.isEnabled()); ++step) await back.press('Enter');
    await expect(asked(figure)).toContainText('E [Anna, ');
    await expect(figure.getByRole('radio', { name: 'Embedding' })).toBeChecked();
    await expect(page.getByText('Each word is looked up in a table.')).toBeVisible();
  });
});

test.describe('a model that fails to load', () => {
  test.use({ expectedComplaints: /Failed to (?:load resource|fetch)/ });

  test('shows an error, keeps the previous one, and is retried @panorama', { tag: '@more' }, async ({ page }) => {
    await openFigure(page, '/en/panorama/', 'pe-panorama');
    const figure = getFigure(page);
    await page.route(/assets\/alibi-[^/]*\.js$/, (route) => route.abort());
    const bias = figure.getByRole('radio', { name: 'ALiBi' });
    await bias.check({ force: true });
    await expect(verdict(figure)).toContainText('didn’t load');
    await expect(figure.locator('[data-enters]')).toHaveClass(/position/);
    await page.unroute(/assets\/alibi-[^/]*\.js$/);
    await figure.getByRole('radio', { name: 'none' }).check({ force: true });
    await expect(figure.locator('[data-enters]')).toHaveCount(0);
    await bias.check({ force: true });
    await expect(figure.locator('[data-enters]')).toHaveClass(/heads/);
  });
});

phoneTest('is at most 1.3 screens high, and a tap explains a number @panorama', async ({ page }) => {
  await openFigure(page, '/en/panorama/', 'pe-panorama');
  const figure = getFigure(page);
  expect((await figure.boundingBox())!.height).toBeLessThan(1.3 * 844);
  await figure.getByRole('radio', { name: 'Mixing', exact: true }).tap();
  await matrix(figure, 'all heads').tap({ position: { x: 2, y: 3 } });
  await expect(asked(figure)).toContainText('a·v × 8 [Anna, ');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
