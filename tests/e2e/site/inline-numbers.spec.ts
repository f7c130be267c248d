import { chapter, expect, test, openPage, openFigure } from '../fixtures.js';

test.describe('sentences', () => {
  test.use({ expectedComplaints: /net::ERR_FAILED/ }); // scripts are blocked
  test('read the same before and after their figures load, and follow the state', async ({ page }) => {
    const sentences = page.locator('article p:has(> pe-value), article p:has(> pe-scrub)');
    const texts = (): Promise<(string | null)[]> => sentences.evaluateAll((all) => all.map((one) => one.textContent));
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(chapter('en'), { waitUntil: 'domcontentloaded' });
    const before = await texts();
    expect(before.length).toBeGreaterThan(5);
    await page.unroute('**/assets/*.js');
    await openPage(page, chapter('en'));
    expect(await texts()).toEqual(before);
    await page.locator('pe-scrub').first().getByRole('slider').press('PageUp');
    // Changes are rendered in the next frame, which may be late on a busy machine.
    const changed = async () => (await texts()).filter((text, index) => text !== before[index]);
    await expect.poll(changed).toEqual([expect.stringContaining('47')]);
  });
});
test('copying a sentence includes its numbers', async ({ page }) => {
  await openFigure(page, chapter('en'), 'pe-clock');
  const copied = await page.evaluate(() => {
    const sentence = document.querySelector('pe-scrub')?.closest('p');
    if (sentence) getSelection()?.selectAllChildren(sentence);
    return getSelection()?.toString();
  });
  expect(copied).toContain('goes round once in 6.28 positions');
  expect(copied).toContain('at position 37, hand 0 has 5 and hand 7 has 0');
});
