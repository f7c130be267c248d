import { findRepeatedDescriptions } from '../accessibility-text/repeated-text.js';
import { hydrateAll, chapters, expect, hold, languages, revealAll, test, more } from '../fixtures.js';
import {
  expectNoAxeViolations,
  expectNoAxeViolationsExceptContrast,
  expectToFit,
  waitFrames,
  findSmallControls,
  scrollThrough,
} from '../page-assertions.js';
import { recordShifts, sumOfShifts } from '../layout-shift.js';
import { everyTextFault, findTextFaults } from '../text-legibility.js';

test.use({ firstVisit: true });

/** Figures and templates are the same in every language, so one language covers them. */
const others = [...chapters, 'glossary', 'sources', 'notices', 'model'].map((slug) => `/en/${slug}/`);

/** Pages in `npm test`: the home page, with its colours, and a Chinese chapter with charts and a vote. */
const quick = ['/', '/zh-hant/clock-hands/'];

// One visit for all checks, because opening a page is the expensive part.
for (const path of [...quick, ...others]) {
  test(`${path} doesn't shift, fits, and axe finds no violations`, more(!quick.includes(path)), async ({ page }) => {
    test.slow(); // axe checks every element, and the longest chapter has many
    await recordShifts(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    // Fonts are delayed, because their widths may reflow lines: the text's until figures have loaded, then those of formulas.
    const sendText = await hold(page, /\.woff2$/);
    const sendMath = await hold(page, /KaTeX_[^/]*\.woff2$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrateAll(page);

    await test.step("the layout doesn't shift while figures hydrate", async () => {
      await waitFrames(page, 20);
      // A figure that loads into its reserved space hardly shifts.
      expect(await sumOfShifts(page)).toBeLessThan(0.02);
    });

    await test.step('late math fonts keep the layout shift within the "good" web vital', async () => {
      // The swap of text fonts isn't counted.
      sendText();
      await page.evaluate(() =>
        Promise.all(['Serif', 'Sans'].map((name) => document.fonts.load(`1em "Tour ${name}"`))),
      );
      await waitFrames(page, 20);
      await page.evaluate(() => void (window.shifts = []));
      sendMath();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      await waitFrames(page, 20);
      expect(await sumOfShifts(page)).toBeLessThan(0.1);
    });

    await test.step('no text overlaps, and no text in drawings is too small or faint', async () => {
      expect(await findTextFaults(page, everyTextFault)).toEqual([]);
    });

    await revealAll(page);
    await test.step('no picture repeats the sentence next to it for screen readers', async () => {
      expect(await findRepeatedDescriptions(page)).toEqual([]);
    });
    await (path.includes('zh-') ? expectNoAxeViolationsExceptContrast : expectNoAxeViolations)(page);

    // What fits at the minimum width has always fitted at larger ones: one chapter checks them.
    const widths = others.includes(path) ? [320] : [320, 768, 1440];
    for (const width of widths) {
      await expectToFit(page, width, width === widths[0] ? scrollThrough : undefined);
      await test.step('no formula needs scrolling', async () => {
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

    // Below the supported width, as on a watch; English messages are the longest.
    if (path.startsWith('/en/')) await expectToFit(page, 240, scrollThrough);

    await test.step('every control is at least 24 px wide and 44 px high', async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      expect(await findSmallControls(page)).toEqual([]);
    });
  });
}

test("text spacing doesn't cause horizontal scrolling at 320 px", async ({ page }) => {
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
