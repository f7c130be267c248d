import { expect, test, openFigure } from '../../fixtures.js';

test(
  'the sum becomes negative at a distance, and valid bases lie in windows',
  { tag: '@context-base' },
  async ({ page }) => {
    const figure = await openFigure(page, '/en/longer/', 'pe-context-base');
    const reading = figure.locator('.reading');
    await expect(reading).toContainText('first falls below zero at distance 1,707');
    await expect(reading).toContainText('the start of a narrow window, not a threshold: the window ends at 26,973');

    const base = figure.getByRole('textbox', { name: 'Base' });
    await base.fill('26960');
    await base.press('Enter');
    await expect(reading).toContainText('doesn’t fall below zero at any of the 4,096 distances');
    await base.fill('27500');
    await base.press('Enter');
    await expect(reading).toContainText('first falls below zero');

    const length = figure.getByRole('textbox', { name: 'Length of the text' });
    await length.fill('1024');
    await length.press('Enter');
    await expect(reading).toContainText('The smallest base that holds for 1,024 positions is 4,293');
  },
);

test(
  "the base for today's contexts is found in the background, and keys change the length",
  { tag: ['@context-base', '@more'] },
  async ({ page }) => {
    const figure = await openFigure(page, '/en/longer/?context-base.length=131072', 'pe-context-base');
    const reading = figure.locator('.reading');
    await expect(reading).toContainText('The smallest base that holds for 131,072 positions is 4,869,', {
      timeout: 120_000,
    });

    const slider = figure.getByRole('slider', { name: 'Length of the text' });
    await slider.press('End');
    await expect(figure).toHaveJSProperty('length', 131_072);
    await slider.press('ArrowLeft');
    await expect(reading).not.toContainText('131,072');
    await slider.press('Home');
    await expect(figure).toHaveJSProperty('length', 256);
    await expect(reading).toContainText('The smallest base that holds for 256 positions');
  },
);

test('a link restores the length', { tag: ['@context-base', '@more'] }, async ({ page }) => {
  await page.goto('/zh-hant/longer/?context-base.length=700');
  const figure = page.locator('pe-context-base');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveJSProperty('length', 700);
  await expect(figure.locator('.reading')).toContainText('對 700 個位置可行');
  // Chinese sentences are joined without a space.
  await expect(figure.locator('.reading')).not.toContainText(/。\s+\S/);
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('a finger sets the length of the text', { tag: '@context-base' }, async ({ page }) => {
    const figure = await openFigure(page, '/en/longer/', 'pe-context-base');
    const slider = figure.getByRole('slider', { name: 'Length of the text' });
    const { width, height } = (await slider.boundingBox())!;
    await slider.tap({ position: { x: 0.05 * width, y: height / 2 } });
    await expect(figure.locator('.reading')).toContainText(/The smallest base that holds for \d{3} positions/);
  });
});
