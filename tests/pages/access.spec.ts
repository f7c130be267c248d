import AxeBuilder from '@axe-core/playwright';

import { awake, chapter, expect, languages, revealAll, test } from './fixtures.js';

/** One language has them all: the figures and their templates are the same in each. */
const otherChapters = [
  'position-blind',
  'three-attempts',
  'formula',
  'heat-map',
  'same-turn',
  'gps',
  'add-or-join',
  'questions',
].map((slug) => `/en/${slug}/`);
const pages = languages.map(({ folder, cover }) => ({
  folder,
  cover,
  paths: [cover, chapter(folder), ...(folder === 'en' ? otherChapters : [])],
}));

for (const { folder, cover, paths } of pages) {
  for (const path of paths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing on ${path} (${colorScheme})`, async ({ page }) => {
        test.slow(); // axe looks at every element, and the longest chapter has many
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await awake(page);
        await revealAll(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
      });
    }

    // What fits the narrowest screen has so far fitted the wider ones.
    for (const width of otherChapters.includes(path) ? [320] : [320, 768, 1440]) {
      test(`${path} has no sideways scroll at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await awake(page);
        await revealAll(page);
        // Figures further down wake when they come near: walk the page before measuring.
        for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)); y += 700) {
          await page.evaluate((top) => scrollTo(0, top), y);
          await page.waitForTimeout(50);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
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
  }

  test(`nothing moves by itself for readers who asked for less motion (${folder})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(cover);
    await awake(page);
    const dial = page.locator('pe-clock .picture');
    const before = await dial.innerHTML();
    await page.waitForTimeout(600);
    expect(await dial.innerHTML()).toBe(before);
  });

  for (const path of paths.filter((each) => each !== cover)) {
    test(`the layout does not jump while figures wake (${path})`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await awake(page);
      await page.waitForTimeout(300);
      const total = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
      // 0.1 is what the web vitals call good; a figure that wakes in its reserved place shifts next to nothing.
      expect(total).toBeLessThan(0.02);
    });
  }
}

for (const path of [chapter('en'), ...otherChapters]) {
  test(`every control of ${path} is at least 24 px wide and 44 px high`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    await awake(page);
    await revealAll(page);
    const small = await page.evaluate(() => {
      const found: string[] = [];
      const visit = (root: Document | ShadowRoot): void => {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) visit(element.shadowRoot);
          if (!element.matches('button, input[type=range], summary, select')) continue;
          const { width, height } = element.getBoundingClientRect();
          if (width > 0 && (height < 43.5 || width < 24))
            found.push(`${element.outerHTML.slice(0, 80)}: ${width} x ${height}`);
        }
      };
      visit(document);
      return found;
    });
    expect(small).toEqual([]);
  });
}
