import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { chromiumFlags, headlessPath } from '../../support/browsers.js';
import { getComplaints } from '../../package/vite-project.js';
import { failAndSolve } from '../../e2e/exercises/exercise-drivers.js';
import type { Maker, Served } from './bundlers.js';

const slowMachine = 60_000; // milliseconds
/** Milliseconds for a framework's build. */
const slowBuild = 600_000;

/**
 * Defines the tests of pages built from the package without configuration.
 *
 * @param computed - The number that the server has rendered, if any.
 */
export function getTestPages(makers: readonly Maker[], computed?: number): void {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
  });

  afterAll(() => browser.close());

  describe.each(makers)('a page built by $name', (maker) => {
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
      test('has its captions and a precomputed inline number', async () => {
        const markup = await (await fetch(served.address)).text();
        expect(markup).toContain('A caption.');
        expect(Number(/<output[^>]*>([\d.]+)</.exec(markup)?.[1])).toBeCloseTo(computed, 6);
      });

    test('has working figures, each with the module of its calls', async () => {
      const slider = page.locator('pe-clock').getByRole('slider', { name: 'Position', exact: true });
      await slider.waitFor({ timeout: slowMachine });
      await slider.press('ArrowRight');
      await expect.poll(() => slider.inputValue()).toBe('6');
      // The exercise is far below, so nothing of it has loaded.
      expect(await page.evaluate(() => customElements.get('pe-exercise') === undefined)).toBe(true);
      const rope = page.locator('pe-rope');
      await rope.scrollIntoViewIfNeeded();
      await rope.getByRole('slider').first().waitFor({ timeout: slowMachine });
    });

    test('has a figure that computes in a worker', async () => {
      const cliff = page.locator('pe-cliff');
      await cliff.scrollIntoViewIfNeeded();
      await cliff.getByText('trials each, seed').waitFor({ timeout: slowMachine });
      await expect.poll(() => cliff.locator('[data-dimensions="64"]').textContent()).toContain('%');
    });

    test('has an exercise that runs code', async () => {
      const exercise = page.locator('pe-exercise-code');
      await page.locator('pe-exercise').scrollIntoViewIfNeeded();
      await exercise.getByRole('button', { name: 'Check' }).waitFor({ timeout: slowMachine });
      await failAndSolve(exercise);
    });

    test.runIf(maker.hasRouter)('keeps its figures when navigating away and back', async () => {
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

    test('logs no errors', () => {
      expect(complaints).toEqual([]);
    });
  });
}
