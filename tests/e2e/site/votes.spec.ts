import { expect, test, openPage } from '../fixtures.js';

test.use({ viewport: { width: 320, height: 640 } });

test('the claims are a deck with a score, for the pointer and the keyboard', async ({ page }) => {
  await openPage(page, '/en/questions/');
  const cards = page.locator('.deck > pe-predict');
  const [previous, next] = ['Previous claim', 'Next claim'].map((name) => page.getByRole('button', { name }));
  const score = page.locator('.deck output');
  await expect(cards.filter({ visible: true })).toHaveText(/even and odd words/);
  await expect(previous!).toBeDisabled();
  await cards.first().getByRole('button', { name: 'False' }).click();
  await expect(score).toHaveText('1 of 12 right');
  await next!.click();
  await expect(cards.filter({ visible: true })).toHaveText(/The longest wavelength/);
  await expect(cards.nth(1).locator('p').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // True, which is wrong
  await expect(cards.nth(1).locator('.verdict')).toBeFocused();
  await expect(score).toHaveText('1 of 12 right');
  for (let card = 2; card < 12; ++card) await next!.press('Enter');
  await expect(cards.filter({ visible: true })).toHaveText(/Joining the encoding/);
  await expect(next!).toBeDisabled();
  await previous!.press('Enter');
  await expect(cards.filter({ visible: true })).toHaveText(/ALiBi/);
});
