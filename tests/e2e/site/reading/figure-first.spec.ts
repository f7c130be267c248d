import { chapters } from '../../../../web/generator/content/tour.js';
import { expect, languages, test } from '../../fixtures.js';

const highest = 420;

// One visit for both sizes.
for (const { folder } of languages)
  test(`every chapter's first figure begins above y = ${highest}, on desktops and phones (${folder})`, async ({
    page,
  }) => {
    for (const slug of chapters) {
      await page.goto(`/${folder}/${slug}/`, { waitUntil: 'domcontentloaded' });
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const { y } = (await page.locator('.scene > [lang]').first().boundingBox())!;
        expect(y, `${slug} at ${width} px`).toBeLessThan(highest);
      }
    }
  });
