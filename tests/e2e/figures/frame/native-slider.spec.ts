import { chapter, expect, openFigure, phoneTest } from '../../fixtures.js';
import { pointOn, swipeUp } from '../../gestures.js';

phoneTest('a slider restores its value when the touch turns into scrolling', async ({ page }) => {
  const clock = await openFigure(page, chapter('en'), 'pe-clock');
  const position = clock.getByRole('slider', { name: 'Position' });
  await position.evaluate((slider) => slider.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const before = await position.getAttribute('aria-valuetext');
  const scrolled = await page.evaluate(() => scrollY);
  await swipeUp(page, await pointOn(position, 0.8));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  await expect(position).toHaveAttribute('aria-valuetext', before!);
});
