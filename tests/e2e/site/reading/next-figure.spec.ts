import { expect, test } from '../../fixtures.js';

test("the card at the end of a chapter has the next chapter's figure, which answers and leads nowhere", async ({
  page,
}) => {
  await page.goto('/en/three-attempts/');
  const card = page.locator('.card');
  const { height } = (await card.boundingBox())!;
  await card.scrollIntoViewIfNeeded();
  const clock = card.locator('pe-clock');
  await expect(clock).toContainText('Position 37');
  await clock.getByRole('slider').first().press('ArrowRight');
  await expect(clock).toContainText('Position 38');
  await clock.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/three-attempts/);
  expect((await card.boundingBox())!.height).toBe(height);
  await card.getByText('Clock hands').click();
  await expect(page).toHaveURL(/clock-hands/);
});

test.describe('without a network', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('if the next chapter does not load, its picture stays', async ({ page }) => {
    await page.route('**/en/clock-hands/', (route) => route.abort());
    await page.goto('/en/three-attempts/');
    const asked = page.waitForEvent('requestfailed');
    await page.locator('.card').scrollIntoViewIfNeeded();
    await asked;
    await expect(page.locator('.card img')).toBeVisible();
  });
});
