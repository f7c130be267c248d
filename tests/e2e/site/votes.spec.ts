import { expect, test, openPage } from '../fixtures.js';

test.use({ viewport: { width: 320, height: 640 } });

test('a vote shows its answers in a row, and explains after voting', async ({ page }) => {
  await openPage(page, '/en/questions/');
  const vote = page.locator('pe-predict.vote').first();
  await vote.scrollIntoViewIfNeeded();
  const answers = vote.getByRole('listitem').getByRole('button');
  await expect(answers).toHaveText(['True', 'False', 'Half true']);
  const tops = await answers.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const reason = vote.getByText('These numbers count dimensions within one vector.');
  await expect(reason).toBeHidden();
  await answers.nth(1).click();
  await expect(vote.locator('.verdict')).toBeFocused();
  await expect(reason).toBeVisible();
});
