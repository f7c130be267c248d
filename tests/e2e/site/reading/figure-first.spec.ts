import { chapters } from '../../../../web/generator/content/tour.js';
import { expect, languages, test } from '../../fixtures.js';

const highest = 420;

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`every chapter's first figure begins above y = ${highest} at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { folder } of languages)
      for (const slug of chapters) {
        await page.goto(`/${folder}/${slug}/`, { waitUntil: 'domcontentloaded' });
        const { y } = (await page.locator('.scene > [lang]').first().boundingBox())!;
        expect(y, `${folder}/${slug}`).toBeLessThan(highest);
      }
  });
