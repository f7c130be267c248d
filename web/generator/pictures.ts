// Takes preview images of all figures (or the given tags) in each language from the site in dist/, writes them to
// build/pictures and copies them into the site.
// They show the initial state without controls, for feeds and pages without JavaScript.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { chromium, type Page } from '@playwright/test';

import { languages, type Language } from '../figures/shared/reader/languages.js';
import { getPicture, pictured, writePictures } from './embed/pictures.js';
import { paths } from './paths.js';
import { serve } from './serve.js';

/** In CSS pixels. */
const [width, maxHeight, margin] = [640, 760, 20];

const withoutControls =
  '.corner, .instruction, .picture ~ * { display: none !important } .picture { scrollbar-width: none !important }';

const getHtml = (tag: string, language: Language, tour: string): string => {
  const cjkFont = `Noto Sans CJK ${language.tag === 'zh-Hant' ? 'TC' : 'SC'}`;
  const style = `body { margin: 0; padding: ${margin}px; width: ${width}px; background: #fdfcf8; font-family: 'DejaVu Sans', '${cjkFont}'; --pe-height: ${maxHeight}px }`;
  return `<!doctype html><html lang="${language.tag}"><meta charset="utf-8"><style>${style}</style>
    <${tag} size="compact"></${tag}><script type="module" src="${tour}embed/pe.js"></script>`;
};

/** A screenshot of a figure once it has not changed for three seconds and has no job running. */
async function draw(page: Page, tag: string, language: Language, tour: string): Promise<Buffer> {
  await page.route('**/picture.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: getHtml(tag, language, tour) }),
  );
  await page.goto(`${tour}picture.html`);
  const figure = page.locator(`${tag}-figure`);
  await figure.locator('.picture').first().waitFor();
  await figure.evaluate(({ shadowRoot }, css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadowRoot!.adoptedStyleSheets.push(sheet);
  }, withoutControls);
  let picture: Buffer | undefined;
  for (let still = 0; still < 3;) {
    await page.waitForTimeout(1000);
    const height = (await figure.boundingBox())!.height;
    const clip = { x: 0, y: 0, width: width + 2 * margin, height: Math.ceil(height) + 2 * margin };
    const next = await page.screenshot({ type: 'jpeg', quality: 75, clip });
    const isRunning = (await figure.locator('progress').count()) > 0;
    still = !isRunning && picture && next.equals(picture) ? still + 1 : 0;
    picture = next;
  }
  return picture!;
}

const tags = process.argv.length > 2 ? process.argv.slice(2) : pictured;
const unknown = tags.filter((tag) => !pictured.includes(tag));
if (unknown.length > 0) throw new Error(`No figure is called ${unknown.join(', ')}: ${pictured.join(', ')}`);
const server = await serve(paths.dist, 0);
const executablePath =
  process.env['CHROME_PATH'] ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({
    deviceScaleFactor: 1.25,
    viewport: { width: 700, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const drawOne = async (tag: string, language: Language): Promise<void> => {
    const page = await context.newPage();
    const file = getPicture(tag, language);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await draw(page, tag, language, server.address));
    await page.close();
  };
  for (const tag of tags) {
    await Promise.all(languages.map((language) => drawOne(tag, language)));
    console.log(tag);
  }
} finally {
  await browser.close();
  await server.close();
}
writePictures(paths.dist);
console.log('The pictures are in build/pictures and dist/embed/pictures.');
