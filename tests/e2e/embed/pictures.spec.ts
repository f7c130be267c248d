import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { blockTags } from '../../support/figure-tags.js';
import { root } from '../../support/programs.js';
import { languages } from '../fixtures.js';
import { frames } from '../looks.js';
import { expect, test, type Host } from './host.js';
import { pictureDifference } from './picture-difference.js';

/** The picture of a figure in its first state, which the build copies. */
const getPicture = (tag: string, folder: string): string => join(root, 'web/pictures', tag, `${folder}.jpg`);

/** Pixels of a page, and how many of a picture there are for each. */
const [width, height, margin, scale] = [640, 760, 20, 1.25];

/**
 * Draws a figure without its controls, on paper, no higher than a screen.
 *
 * @param change - An act on the figure before it is drawn.
 */
async function draw(
  page: Page,
  host: Host,
  tour: string,
  tag: string,
  language: string,
  change?: (figure: Locator) => Promise<void>,
): Promise<Buffer> {
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
  await change?.(figure);
  const { height: drawn } = (await figure.boundingBox())!;
  // Every host takes these; as PNG they would be three times as large.
  const shot = (): Promise<Buffer> =>
    page.screenshot({
      type: 'jpeg',
      quality: 75,
      clip: { x: 0, y: 0, width: width + 2 * margin, height: Math.ceil(drawn) + 2 * margin },
    });
  // Some figures begin with work that takes seconds, and show how far it is: what is kept is the end of it.
  let now = await shot();
  for (let times = 0; times < 3;) {
    await frames(page, 60);
    const before = now;
    now = await shot();
    const isAtWork = (await figure.locator('progress').count()) > 0;
    times = now.equals(before) && !isAtWork ? times + 1 : 0;
  }
  return now;
}

/**
 * The settings under which pictures are drawn: as of a screen with more pixels, in the light, with nothing in motion.
 */
const asDrawn = { deviceScaleFactor: scale, colorScheme: 'light', viewport: { width: 700, height: 900 } } as const;
const howTo = 'PICTURES=write npx playwright test --project=pages embed/pictures -g drawn';

/** The share of small squares that may differ. */
const alike = 0.00005;

for (const language of languages)
  test.describe(`in ${language.folder}`, () => {
    test.use(asDrawn);
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    if (process.env['PICTURES'] === 'write')
      test('the figures are drawn', async ({ page, host, tour }) => {
        test.setTimeout(600_000);
        for (const tag of blockTags) {
          const file = getPicture(tag, language.folder);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, await draw(page, host, tour, tag, language.tag));
        }
      });

    test('the pictures show the figures as they are', { tag: '@looks' }, async ({ page, host, tour }) => {
      test.setTimeout(600_000);
      const old: string[] = [];
      for (const tag of blockTags) {
        const kept = readFileSync(getPicture(tag, language.folder));
        const difference = await pictureDifference(page, kept, await draw(page, host, tour, tag, language.tag));
        if (difference > alike) old.push(`${tag}: ${(100 * difference).toFixed(2)} % differs`);
      }
      expect(old, `After "npm run build": ${howTo}`).toEqual([]);
    });
  });

test.describe('a kept picture', () => {
  test.use(asDrawn);

  test('is seen to be out of date by one digit of a number', { tag: '@looks' }, async ({ page, host, tour }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const one = (change?: (figure: Locator) => Promise<void>): Promise<Buffer> =>
      draw(page, host, tour, 'pe-clock', 'en', change);
    const changeDigit = (figure: Locator): Promise<void> =>
      figure.locator('.picture').evaluate((picture) => {
        const texts = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
        while (!/\d\.\d/.test(texts.nextNode()?.nodeValue ?? ''));
        const { currentNode: text } = texts;
        text.nodeValue = text.nodeValue!.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 5) % 10));
      });
    const kept = await one();
    expect(await pictureDifference(page, kept, await one())).toBeLessThanOrEqual(alike);
    expect(await pictureDifference(page, kept, await one(changeDigit))).toBeGreaterThan(alike);
  });
});
