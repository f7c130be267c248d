import type { Locator } from '@playwright/test';

import { choose, expect, openSettings, test, openFigure } from '../../fixtures.js';

const getFigure = (page: { locator(selector: string): Locator }): Locator => page.locator('pe-panorama').first();

test.describe('the whole model', () => {
  test.beforeEach(async ({ page }) => {
    await openFigure(page, '/en/panorama/', 'pe-panorama');
  });

  test('names the nearest noun to the left of the pronoun @panorama', async ({ page }) => {
    const figure = getFigure(page);
    await expect(figure.locator('.prose')).toContainText('The model says Mia');
    const she = figure.getByRole('button', { name: /^she,/ });
    for (let step = 0; step < 4; ++step) await she.press('ArrowLeft');
    await expect(figure.locator('.prose')).toContainText('The model says Anna');
    await expect(figure.locator('.prose')).toContainText(/Before, it said .*has moved to other words/);
    await expect(she).toBeFocused();
  });

  test('retrains its model, and reset restores the first @panorama', { tag: '@more' }, async ({ page }) => {
    test.slow(); // trains a model of eight heads
    const figure = getFigure(page);
    const heads = figure.locator('.tile.heads');
    const before = await heads.innerText();
    await openSettings(figure);
    await figure.getByRole('button', { name: 'Train this model again, with another seed' }).press('Enter');
    await expect(figure.locator('.training')).toContainText('in your tab');
    await expect(figure.locator('.training')).toHaveText('The model above was trained here, with seed 2.', {
      timeout: 120_000,
    });
    await expect(heads).not.toHaveText(before);
    await expect(figure.locator('.prose')).toContainText('The model says Mia');
    await choose(figure, 'Reset');
    await expect(figure.locator('.training')).toHaveText('');
    expect(await heads.innerText()).toBe(before);
  });

  test('opens one block at a time, and its title stays in place @panorama', async ({ page }) => {
    const figure = getFigure(page);
    for (const name of ['Output', 'Embedding', 'Feed-forward']) {
      const title = figure.getByRole('button', { name, exact: true });
      await title.scrollIntoViewIfNeeded();
      const before = await title.evaluate((element) => element.getBoundingClientRect().top);
      await title.click();
      await expect(title).toHaveAttribute('aria-expanded', 'true');
      await expect(figure.locator('[aria-expanded="true"]')).toHaveCount(1);
      expect(Math.abs((await title.evaluate((element) => element.getBoundingClientRect().top)) - before)).toBeLessThan(
        2,
      );
    }
  });

  test('explains the hovered number, and highlights its row and column @panorama', async ({ page }) => {
    const figure = getFigure(page);
    const scores = figure.getByRole('slider', { name: 'scores', exact: true });
    await scores.hover({ position: { x: 4, y: 4 } });
    await expect(figure.locator('.asked')).toContainText('scores [Anna, Anna]');
    await expect(figure.locator('.formula')).toContainText(/\) \/ 2 = −?\d/);
    await expect(figure.locator('.step .lit:not([d=""])')).toHaveCount(2);
    await expect(figure.locator('.strips')).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(figure.locator('.asked')).toContainText('attention [she,');
  });

  test('can be navigated by keyboard, and describes each number @panorama', async ({ page }) => {
    const figure = getFigure(page);
    const query = figure.getByRole('slider', { name: 'query', exact: true });
    await query.focus();
    await query.press('Home');
    await query.press('PageUp');
    await expect(query).toHaveAttribute('aria-valuetext', /^query \[Anna, 1\]: .*32 products, summed\.$/);
    await query.press('ArrowRight');
    await query.press('ArrowDown');
    await expect(query).toHaveAttribute('aria-valuetext', /^query \[laughed, 2\]:/);
  });
});

test.describe('a model that fails to load', () => {
  test.use({ expectedComplaints: /Failed to (?:load resource|fetch)/ });

  test('shows an error, keeps the previous one, and is retried @panorama', { tag: '@more' }, async ({ page }) => {
    await openFigure(page, '/en/panorama/', 'pe-panorama');
    const figure = getFigure(page);
    await page.route(/assets\/alibi-[^/]*\.js$/, (route) => route.abort());
    const bias = figure.getByRole('radio', { name: 'a bias (ALiBi)' });
    await bias.check({ force: true });
    await expect(figure.locator('.prose')).toContainText('didn’t load');
    await expect(figure.locator('[data-enters]')).toHaveClass(/position/);
    await page.unroute(/assets\/alibi-[^/]*\.js$/);
    await figure.getByRole('radio', { name: 'not given' }).check({ force: true });
    await expect(figure.locator('.prose')).toContainText('Before, it said');
    await bias.check({ force: true });
    await expect(figure.locator('[data-enters]')).toHaveClass(/heads/);
  });
});

test.describe('the whole model on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('is stacked: a block opens right below its title, and a tap explains a number @panorama', async ({ page }) => {
    await openFigure(page, '/en/panorama/', 'pe-panorama');
    const figure = getFigure(page);
    await figure.getByRole('button', { name: 'Mixing', exact: true }).tap();
    const [title, open] = [figure.locator('.tile.mixing'), figure.locator('.open')];
    const bottom = (await title.boundingBox())!;
    expect(Math.abs((await open.boundingBox())!.y - bottom.y - bottom.height)).toBeLessThan(2);
    await figure.getByRole('slider', { name: 'all heads', exact: true }).tap({ position: { x: 3, y: 3 } });
    await expect(figure.locator('.asked')).toContainText('all heads [Anna, 1]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
