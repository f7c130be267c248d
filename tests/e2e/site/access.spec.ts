import { saidByPicturesAgain } from '../aloud/repeated.js';
import { awake, chapters, expect, languages, revealAll, test, more } from '../fixtures.js';
import {
  expectNothingOfAxe,
  expectNothingOfAxeButColours,
  expectToFit,
  frames,
  smallControls,
  walkThrough,
} from '../looks.js';
import { recordShifts } from '../shifts.js';
import { everyTextFault, textFaults } from '../text-faults.js';

test.use({ firstVisit: true });

/** Figures and their templates are the same in each language: one language has them all. */
const others = [...chapters, 'glossary', 'sources', 'notices', 'model'].map((slug) => `/en/${slug}/`);

/** Pages that `npm test` looks at: the cover, with its colours, and a chapter with charts and a vote, in Chinese. */
const quick = ['/', '/zh-hant/clock-hands/'];

// One visit for all: to open a page costs more than to look at it.
for (const path of [...quick, ...others]) {
  test(`${path} jumps nowhere, fits, and axe finds nothing`, more(!quick.includes(path)), async ({ page }) => {
    test.slow(); // axe looks at every element, and the longest chapter has many
    await recordShifts(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    // Fonts of formulas come when the rest has been looked at: letters of another width move the words of a line.
    let sendFonts = (): void => undefined;
    const fonts = new Promise<void>((resolve) => (sendFonts = resolve));
    await page.route(/\.woff2$/, async (route) => {
      await fonts;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await awake(page);
    const shifted = (): Promise<number> => page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));

    await test.step('the layout does not jump while figures wake', async () => {
      await frames(page, 20);
      // A figure that wakes in its reserved place shifts next to nothing.
      expect(await shifted()).toBeLessThan(0.02);
    });

    await test.step('what late fonts of formulas add stays in what the web vitals call good', async () => {
      sendFonts();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      await frames(page, 20);
      expect(await shifted()).toBeLessThan(0.1);
    });

    await test.step('no text lies over another, nor is too small or too faint in a drawing', async () => {
      expect(await textFaults(page, everyTextFault)).toEqual([]);
    });

    await revealAll(page);
    await test.step('no picture says again what a sentence beside it says', async () => {
      expect(await saidByPicturesAgain(page)).toEqual([]);
    });
    await (path.includes('zh-') ? expectNothingOfAxeButColours : expectNothingOfAxe)(page);

    // What fits the narrowest screen has so far fitted the wider ones: one chapter shows it for all.
    const widths = others.includes(path) ? [320] : [320, 768, 1440];
    for (const width of widths) {
      await expectToFit(page, width, width === widths[0] ? walkThrough : undefined);
      await test.step('no formula has to be scrolled', async () => {
        const wide = await page
          .locator('.katex-display')
          .evaluateAll((formulas) =>
            formulas
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
              .map(({ textContent }) => textContent),
          );
        expect(wide, 'formulas that would have to be scrolled').toEqual([]);
      });
    }

    // Narrower than what figures are made for, as on a watch: their words are longest in English.
    if (path.startsWith('/en/')) await expectToFit(page, 240, walkThrough);

    await test.step('every control is at least 24 px wide and 44 px high', async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      expect(await smallControls(page)).toEqual([]);
    });
  });
}

test('nothing moves by itself for readers who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await awake(page);
  const dial = page.locator('pe-sentence .picture');
  const before = await dial.innerHTML();
  await frames(page, 20);
  expect(await dial.innerHTML()).toBe(before);
});

test('letters and lines that a reader spreads widen no axis of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // The spacing of WCAG 1.4.12.
  const spread =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
  for (const { folder: name } of languages) {
    await page.goto(`/${name}/precision/`);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const into = (root: Document | ShadowRoot): void => {
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
        for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) into(shadowRoot);
      };
      into(document);
    }, spread);
    const widened = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([name, widened]).toEqual([name, 0]);
  }
});
