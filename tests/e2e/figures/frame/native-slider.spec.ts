import { chapter, expect, test, openFigure } from '../../fixtures.js';

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('a slider restores its value when the touch turns into scrolling', async ({ page }) => {
    const clock = await openFigure(page, chapter('en'), 'pe-clock');
    const position = clock.getByRole('slider', { name: 'Position' });
    await position.evaluate((slider) => slider.scrollIntoView({ behavior: 'instant', block: 'center' }));
    const before = await position.getAttribute('aria-valuetext');
    const box = (await position.boundingBox())!;
    const scrolled = await page.evaluate(() => scrollY);
    const touch = await page.context().newCDPSession(page);
    const at = (y: number) => ({ touchPoints: [{ x: box.x + 0.8 * box.width, y: box.y + box.height / 2 + y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
    for (let y = -10; y >= -200; y -= 10) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
    await expect(position).toHaveAttribute('aria-valuetext', before!);
  });
});
