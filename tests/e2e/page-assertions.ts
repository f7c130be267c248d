import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.js';

/** axe's violations: rule and elements. */
async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** An axe builder for a page. Preloading is off, because it would inject style sheets against the page's CSP. */
const getAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ preload: { assets: ['media'] }, resultTypes: ['violations'] });

/** Expects no axe violations on the page or in a part of it, in light and dark mode (which differs in colours only). */
export async function expectNoAxeViolations(page: Page, part = 'html'): Promise<void> {
  await test.step('axe finds no violations', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(getAxe(page).include(part))).toEqual([]);
  });
  await test.step('axe finds no violations in dark mode, which differs in colours only', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(getAxe(page).include(part).withRules(['color-contrast']))).toEqual([]);
  });
}

/** The same without colour contrast, the slowest rule: for pages already checked in another language. */
export async function expectNoAxeViolationsExceptContrast(page: Page): Promise<void> {
  await test.step('axe finds no violations except colour contrast', async () => {
    expect(await violations(getAxe(page).disableRules(['color-contrast']))).toEqual([]);
  });
}

/** Scrolls down a page, so that lazy figures load. */
export function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      scrollTo({ top: y, behavior: 'instant' });
      // One frame to detect the intersection, one to render.
      for (let frame = 0; frame < 2; ++frame) await new Promise(requestAnimationFrame);
    }
  });
}

/** Expects no horizontal scrolling at this window width. */
export async function expectToFit(page: Page, width: number, inWindow?: (page: Page) => Promise<void>): Promise<void> {
  await test.step(`no horizontal scrolling at ${width} px`, async () => {
    await page.setViewportSize({ width, height: 800 });
    await inWindow?.(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

/**
 * Visible controls, also in shadow roots, that are less than 24 px wide or 44 px high.
 *
 * @param controls - A selector, applied per root.
 */
export function findSmallControls(
  page: Page,
  controls = 'button, input[type=range], summary, select',
): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = [];
    const visit = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (!element.matches(selector)) continue;
        const { width, height } = element.getBoundingClientRect();
        if (width > 0 && (height < 43.5 || width < 24))
          found.push(`${element.outerHTML.slice(0, 80)}: ${width} x ${height}`);
      }
    };
    visit(document);
    return found;
  }, controls);
}

/** Waits for a number of frames, so that anything pending for them has been drawn. */
export function waitFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (number) => {
    for (let frame = 0; frame < number; ++frame) await new Promise(requestAnimationFrame);
  }, count);
}

/** Waits until momentum scrolling has stopped. */
export function scrollSettled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let [last, still] = [NaN, 0];
        const look = (): void => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still < 12) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );
}
