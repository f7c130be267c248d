import { choose, expect, test, openFigure } from '../fixtures.js';

test('a link turns off a switch that the page has turned on; if copying fails, it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  const figure = await openFigure(page, '/en/relative/?bias.scheme=t5', 'pe-bias');
  await figure.getByRole('switch', { name: 'Decoder' }).uncheck();
  await choose(figure, 'Copy link to this state');
  await expect(figure.locator('.shown-link')).toHaveText(/\?bias\.scheme=t5&bias\.causal=0#bias$/);
});
