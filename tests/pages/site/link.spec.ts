import { chapter, choose, expect, test, visit } from '../fixtures.js';

test('a link that cannot be copied is shown, so that the reader copies it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await visit(page, chapter('en', '?position=5'));
  const clock = page.locator('pe-clock');
  await choose(clock, 'Copy link to this state');
  await expect(clock.locator('.shown-link')).toHaveText(/\/en\/clock-hands\/\?position=5#clock$/);
});
