import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { Page } from '@playwright/test';

import { pictured, pictureOf } from '../../../web/build/embed/pictures.js';
import { languages } from '../../../web/build/content/tour.js';
import { frames } from '../looks.js';
import { expect, test, type Host } from './host.js';

/** Pixels of a page, and how many of a picture there are for each. */
const [width, height, margin, scale] = [640, 760, 20, 1.25];

/** What is drawn is a figure without its controls, on paper, no higher than a screen. */
async function draw(page: Page, host: Host, tour: string, tag: string, language: string): Promise<Buffer> {
  const fonts = `'DejaVu Sans', 'Noto Sans CJK ${language === 'zh-Hant' ? 'TC' : 'SC'}'`;
  const style = `body { margin: 0; padding: ${margin}px; width: ${width}px; background: #fdfcf8; font-family: ${fonts}; --pe-height: ${height}px }`;
  await page.goto(
    host.publish(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><link rel="icon" href="data:,"><style>${style}</style>
      <${tag} size="compact"></${tag}><script type="module" src="${tour}/embed/pe.js"></script>`,
    ),
  );
  const figure = page.locator(`${tag}-figure`);
  await expect(figure.locator('.picture').first()).toBeVisible();
  await figure.evaluate(({ shadowRoot }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.corner, .instruction, .picture ~ * { display: none !important } .picture { scrollbar-width: none !important }',
    );
    shadowRoot!.adoptedStyleSheets.push(sheet);
  });
  await page.waitForLoadState('networkidle');
  await frames(page, 30);
  const { height: drawn } = (await figure.boundingBox())!;
  // Every host takes these; as PNG they would be three times as large.
  return page.screenshot({
    type: 'jpeg',
    quality: 75,
    clip: { x: 0, y: 0, width: width + 2 * margin, height: Math.ceil(drawn) + 2 * margin },
  });
}

test('every figure has a picture in each language, for places that take nothing else', async ({ request, tour }) => {
  for (const tag of pictured)
    for (const language of languages) {
      const file = pictureOf(tag, language);
      expect(existsSync(file), `PICTURES=write npx playwright test embed/pictures -g drawn: ${file}`).toBe(true);
      const picture = readFileSync(file);
      expect(picture.readUInt16BE(0), file).toBe(0xffd8); // how a JPEG begins
    }
  const served = await request.get(`${tour}/embed/pictures/zh-hant/pe-clock.jpg`);
  expect(served.headers()['content-type']).toBe('image/jpeg');
});

if (process.env['PICTURES'] === 'write')
  for (const language of languages)
    test.describe(`in ${language.name}`, () => {
      test.use({ deviceScaleFactor: scale, colorScheme: 'light', viewport: { width: 700, height: 900 } });
      test('the figures are drawn', async ({ page, host, tour }) => {
        test.setTimeout(600_000);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const tag of pictured) {
          const file = pictureOf(tag, language);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, await draw(page, host, tour, tag, language.tag));
        }
      });
    });
