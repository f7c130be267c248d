import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { chromiumFlags, headlessPath } from '../../support/browsers.js';
import { getComplaints } from '../../package/vite-project.js';
import { failAndSolve } from '../../e2e/exercises/exercise-drivers.js';
import type { Maker, Served } from './bundlers.js';

const slowMachine = 60_000; // milliseconds
/** The time that a framework may take for its build, in milliseconds. */
const slowBuild = 600_000;

/**
 * Whether the browser complains of a file that a bundler has left behind: a bundler that leaves none of them is not
 * even asked for one.
 */
const isLeftFile = (complaint: string): boolean =>
  /\.wasm$|worker\.js\b|status of (?:404|504)/.test(complaint) || complaint.includes('Failed to load resource');

/**
 * The tests of pages that these make from the package, without any configuration.
 *
 * @param computed - The number that the page has from its server, if it has one.
 */
export function getTestPages(makers: readonly Maker[], computed?: number): void {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
  });

  afterAll(() => browser.close());

  describe.each(makers)('a page made by $name', (maker) => {
    let served: Served;
    let page: Page;
    let complaints: string[];

    beforeAll(async () => {
      served = await maker.serve();
      page = await browser.newPage();
      complaints = getComplaints(page);
      await page.goto(served.address);
    }, slowBuild);

    afterAll(async () => {
      await page.close();
      await served.close();
    });

    if (computed !== undefined)
      test('comes with its captions, and with a number that was computed before', async () => {
        const markup = await (await fetch(served.address)).text();
        expect(markup).toContain('A caption.');
        expect(Number(/<output[^>]*>([\d.]+)</.exec(markup)?.[1])).toBeCloseTo(computed, 6);
      });

    test('has figures that are drawn and answer a key, each by the module with its calls', async () => {
      const slider = page.locator('pe-clock').getByRole('slider', { name: 'Position', exact: true });
      await slider.waitFor({ timeout: slowMachine });
      await slider.press('ArrowRight');
      await expect.poll(() => slider.inputValue()).toBe('6');
      // The exercise is far below, and nothing of it has been loaded.
      expect(await page.evaluate(() => customElements.get('pe-exercise') === undefined)).toBe(true);
      const rope = page.locator('pe-rope');
      await rope.scrollIntoViewIfNeeded();
      await rope.getByRole('slider').first().waitFor({ timeout: slowMachine });
    });

    test('has a figure whose worker computes', async () => {
      const cliff = page.locator('pe-cliff');
      await cliff.scrollIntoViewIfNeeded();
      await cliff.getByRole('button', { name: 'Run with another seed' }).waitFor({ timeout: slowMachine });
      await expect.poll(() => cliff.getByRole('row', { name: /d = 64/ }).textContent()).toContain('%');
    });

    test('has an exercise whose code runs', async () => {
      const exercise = page.locator('pe-exercise-code');
      await page.locator('pe-exercise').scrollIntoViewIfNeeded();
      await exercise.getByRole('button', { name: 'Check' }).waitFor({ timeout: slowMachine });
      await failAndSolve(exercise);
    });

    test.runIf(maker.hasRouter)('has its figures on the way to another page, and back', async () => {
      for (const [link, position] of [
        ['Another page', 3],
        ['Back', 5],
      ] as const) {
        await page.getByRole('link', { name: link }).click();
        const clock = page.locator('pe-clock');
        await expect
          .poll(() => clock.evaluate((element) => Reflect.get(element, 'position') as unknown))
          .toBe(position);
        await clock.getByRole('slider', { name: 'Position', exact: true }).waitFor({ timeout: slowMachine });
        await clock.getByText('A caption.').waitFor();
      }
      const isRunning = page.locator('pe-clock').evaluate((element) => Reflect.get(element, 'running') as unknown);
      expect(await isRunning).toBe(false);
    });

    test('has nothing to complain about, but for files that were left behind', () => {
      expect(maker.leavesFiles ? complaints.filter((each) => !isLeftFile(each)) : complaints).toEqual([]);
    });
  });
}
