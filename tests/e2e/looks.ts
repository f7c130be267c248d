import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.js';

/** The findings of axe: the rule and the elements. */
async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Axe for a page. It needs no style sheets of its own, which it would put into the page against the page's policy. */
const getAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ preload: { assets: ['media'] }, resultTypes: ['violations'] });

/**
 * Expects that axe finds nothing on the page as it is now, or in a part of it: in the light, nor in the dark, which changes
 * colours alone.
 */
export async function expectNothingOfAxe(page: Page, part = 'html'): Promise<void> {
  await test.step('axe finds nothing', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(getAxe(page).include(part))).toEqual([]);
  });
  await test.step('nor in the dark, which changes colours alone', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(getAxe(page).include(part).withRules(['color-contrast']))).toEqual([]);
  });
}

/**
 * The same but for colours, most of axe's work: for a page that has been looked at in another language, since languages differ
 * by their words.
 */
export async function expectNothingOfAxeButColours(page: Page): Promise<void> {
  await test.step('axe finds nothing, colours apart', async () => {
    expect(await violations(getAxe(page).disableRules(['color-contrast']))).toEqual([]);
  });
}

/** Goes down a page: figures further down wake when they come near. */
export function walkThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      scrollTo({ top: y, behavior: 'instant' });
      // One in which it is seen that they are near, and one in which they are drawn.
      for (let frame = 0; frame < 2; ++frame) await new Promise(requestAnimationFrame);
    }
  });
}

/** Expects that nothing has to be scrolled sideways in a window of this width. */
export async function expectToFit(page: Page, width: number, inWindow?: (page: Page) => Promise<void>): Promise<void> {
  await test.step(`no sideways scroll at ${width} px`, async () => {
    await page.setViewportSize({ width, height: 800 });
    await inWindow?.(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

/**
 * Controls that a finger would miss, within shadow roots too: what is seen and less than 24 px wide or 44 px high.
 *
 * @param controls - A selector, in each root by itself.
 */
export function smallControls(page: Page, controls = 'button, input[type=range], summary, select'): Promise<string[]> {
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

/**
 * Waits for so many frames, however long the machine takes for one: what would have been drawn by itself in the next ones has
 * been drawn.
 */
export function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (number) => {
    for (let frame = 0; frame < number; ++frame) await new Promise(requestAnimationFrame);
  }, count);
}

/** Waits until the page has stopped scrolling: a finger that is let go while it moves throws it on. */
export function atRest(page: Page): Promise<void> {
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
