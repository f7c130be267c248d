import { chapter, choose, expect, test, visitFigure } from '../fixtures.js';

test('a link that cannot be copied is shown, so that the reader copies it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  const clock = await visitFigure(page, chapter('en', '?position=5'), 'pe-clock');
  await choose(clock, 'Copy link to this state');
  await expect(clock.locator('.shown-link')).toHaveText(/\/en\/clock-hands\/\?position=5#clock$/);
});
