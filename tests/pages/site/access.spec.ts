import type { Page } from '@playwright/test';

import { awake, chapter, chapters, expect, languages, revealAll, test } from '../fixtures.js';
import { expectNothingOfAxe, expectToFit, smallControls } from '../looks.js';

/** One language has them all: the figures and their templates are the same in each. */
const otherPages = [...chapters.filter((slug) => slug !== 'clock-hands'), 'notices'].map((slug) => `/en/${slug}/`);
const paths = [...languages.flatMap(({ folder, cover }) => [cover, chapter(folder)]), ...otherPages];

declare global {
  interface Window {
    /** Every layout shift since the page began to load. */
    shifts: number[];
  }
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Figures further down wake when they come near. */
async function walkThrough(page: Page): Promise<void> {
  for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)); y += 700) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(50);
  }
}

// One visit for all: to open a page costs more than to look at it.
for (const path of paths) {
  test(`${path} jumps nowhere, fits every width, has large controls, and axe finds nothing`, async ({ page }) => {
    test.slow(); // axe looks at every element, and the longest chapter has many
    await recordShifts(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await awake(page);

    await test.step('the layout does not jump while figures wake', async () => {
      await page.waitForTimeout(300);
      // 0.1 is what the web vitals call good; a figure that wakes in its reserved place shifts next to nothing.
      expect(await page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0))).toBeLessThan(0.02);
    });

    await revealAll(page);
    await expectNothingOfAxe(page);

    // What fits the narrowest screen has so far fitted the wider ones: one chapter shows it for all.
    for (const width of otherPages.includes(path) ? [320] : [320, 768, 1440]) {
      await expectToFit(page, width, walkThrough);
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

    await test.step('every control is at least 24 px wide and 44 px high', async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      expect(await smallControls(page)).toEqual([]);
    });
  });
}

for (const { folder, cover } of languages) {
  test(`nothing moves by itself for readers who asked for less motion (${folder})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(cover);
    await awake(page);
    const dial = page.locator('pe-clock .picture');
    const before = await dial.innerHTML();
    await page.waitForTimeout(600);
    expect(await dial.innerHTML()).toBe(before);
  });
}
