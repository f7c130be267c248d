import type { Page } from '@playwright/test';

import { interpretedChromium } from '../../support/browsers.js';
import { chapters, expect, test } from '../fixtures.js';
import { held, soakFactor, type MemoryUse } from '../embed/host.js';
import { scrollThrough } from '../page-assertions.js';

test.use({ launchOptions: interpretedChromium() });

/** One page per template; every chapter, since every figure is in one. */
const pages = [
  '/',
  ...chapters.map((slug) => `/en/${slug}/`),
  ...['model', 'glossary', 'exercises', 'embed', 'sources'].map((slug) => `/en/${slug}/`),
];

/** The minimum number of gestures per round; each control is used once in each. */
const gesturesOfRound = 34 * soakFactor;

/**
 * Uses every control of the page in turn: keys on sliders, clicks on choices, drags on pictures, clicks on action
 * links. Then resets all figures, because what they hold depends on their settings. Runs in the page, because
 * Playwright's own memory per call would grow too. Returns the number of gestures.
 */
function use(page: Page, atLeast: number): Promise<number> {
  return page.evaluate(async (min) => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    const all = (selector: string): HTMLElement[] => {
      const found: HTMLElement[] = [];
      const visit = (root: Document | ShadowRoot): void => {
        for (const element of root.querySelectorAll<HTMLElement>('*')) {
          if (element.matches(selector) && element.checkVisibility()) found.push(element);
          if (element.shadowRoot) visit(element.shadowRoot);
        }
      };
      visit(document);
      return found;
    };
    const press = (element: HTMLElement, key: string): void => {
      for (const type of ['keydown', 'keyup'])
        element.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true, composed: true }));
    };
    const drag = async (element: HTMLElement): Promise<void> => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = (type: string, share: number): void => {
        const place = { clientX: left + width * share, clientY: top + height / 2 };
        const pointer = { pointerId: 1, isPrimary: true, buttons: type === 'pointerup' ? 0 : 1 };
        element.dispatchEvent(new PointerEvent(type, { ...place, ...pointer, bubbles: true, composed: true }));
      };
      at('pointerdown', 0.4);
      for (const share of [0.45, 0.5, 0.55, 0.6]) {
        at('pointermove', share);
        await frame();
      }
      at('pointerup', 0.6);
    };
    let count = 0;
    const done = async (): Promise<void> => {
      await frame();
      ++count;
    };
    while (count < min) {
      const before = count;
      for (const slider of all('[role=slider], input[type=range]')) {
        // In both directions, so that no value gets stuck at an end.
        for (const key of ['ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown']) {
          press(slider, key);
          await done();
        }
      }
      for (const choice of all(':is(.picture, .controls) input:is([type=radio], [type=checkbox]), pe-act')) {
        choice.click();
        await done();
      }
      for (const picture of all('.picture :is(svg, canvas)').slice(0, 12)) {
        if (!picture.isConnected) continue; // replaced by an earlier drag
        await drag(picture);
        await done();
      }
      for (const summary of all('summary')) {
        summary.click();
        await frame();
        summary.click();
        await done();
      }
      if (count === before) break;
    }
    for (const figure of all('*')) if ('reset' in figure) (figure.reset as () => void)();
    for (let wait = 0; wait < 6; ++wait) await frame();
    return count;
  }, atLeast);
}

/** The first warms up code, templates and caches. */
const rounds = 7;

for (const path of pages)
  test(`memory of ${path} levels off during use, workers included`, { tag: '@soak' }, async ({ page }, info) => {
    test.setTimeout(240_000 * Math.max(2, soakFactor));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await scrollThrough(page);
    const session = await page.context().newCDPSession(page);
    const record: (MemoryUse & { readonly workers: number; readonly gestures: number })[] = [];
    for (let round = 0, gestures = 0; round < rounds; ++round) {
      gestures += await use(page, gesturesOfRound);
      record.push({ ...(await held(session)), workers: page.workers().length, gestures });
    }
    info.annotations.push({ type: 'held', description: JSON.stringify(record) });
    // What a page holds depends on its state, which alternates between rounds. With a leak, each late round exceeds each early one.
    const values = (key: keyof MemoryUse, from: number): number[] =>
      record.slice(from, from + 3).map((use) => use[key]);
    const growth = (key: keyof MemoryUse): number => Math.min(...values(key, rounds - 3)) - Math.max(...values(key, 1));
    expect(growth('heap')).toBeLessThan(33_000);
    expect(growth('nodes')).toBeLessThanOrEqual(6);
    expect(growth('listeners')).toBeLessThanOrEqual(0);
    expect(record.at(-1)!.workers).toBeLessThanOrEqual(2);
  });
