import { chapter, choose, expect, test, openFigure } from '../fixtures.js';

test('if copying fails, the link is shown for manual copying', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  const clock = await openFigure(page, chapter('en', '?position=5'), 'pe-clock');
  await choose(clock, 'Copy link to this state');
  await expect(clock.locator('.shown-link')).toHaveText(/\/en\/clock-hands\/\?position=5#clock$/);
});
