import { choose } from '../../fixtures.js';
import { expect, post, test } from '../../embed/host.js';

test('mouse and keys select a model and a pair @partial-rotary', async ({ page, host, tour }) => {
  await page.goto(host.publish(post('<pe-partial-rotary lang="en"></pe-partial-rotary>', tour)));
  const figure = page.locator('pe-partial-rotary');
  const pair = figure.getByRole('slider', { name: 'Pair of a head' });
  await expect(pair).toHaveAttribute('aria-valuenow', '31');
  await expect(figure.locator('.readings')).toContainText('64 of the 256 dimensions of a head turn');
  await expect(figure.locator('.picked')).toContainText('counts the 64 dimensions that turn');
  await pair.press('ArrowDown');
  await expect(figure.locator('.picked')).toHaveText(/^Pair 32 doesn’t turn/);
  await pair.press('Home');
  await expect(figure.locator('.picked')).toContainText('6.283 positions');

  await figure.getByText('Llama 4 Scout').click();
  await expect(figure.locator('.readings')).toContainText('one layer out of every 4 (12 of 48 in all)');
  const grid = figure.locator('.grid');
  await grid.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await grid.boundingBox())!;
  await page.mouse.click(x + width / 2, y + (10.5 / 64) * height);
  await expect(pair).toHaveAttribute('aria-valuenow', '10');
  await expect(figure.getByRole('link', { name: 'configuration_llama4.py' })).toBeVisible();

  await choose(figure, 'Data as table');
  await expect(figure.getByRole('rowheader', { name: 'StableLM-3B-4E1T' })).toBeVisible();
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap selects a pair @partial-rotary', async ({ page, host, tour }) => {
    await page.goto(host.publish(post('<pe-partial-rotary lang="en" model="smollm3"></pe-partial-rotary>', tour)));
    const pair = page.locator('pe-partial-rotary').getByRole('slider');
    await expect(pair).toHaveAttribute('aria-valuenow', '63');
    const grid = (await page.locator('pe-partial-rotary').locator('.grid').boundingBox())!;
    await page.touchscreen.tap(grid.x + grid.width / 2, grid.y + (20.5 / 64) * grid.height);
    await expect(pair).toHaveAttribute('aria-valuenow', '20');
  });
});
