import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { serve, type RunningServer } from '../../web/generator/serve.js';
import { chromiumFlags, headlessPath } from '../support/browsers.js';
import { getState, failAndSolve } from '../e2e/exercises/exercise-drivers.js';
import { getComplaints } from './vite-project.js';

const installed = join(inject('consumer'), 'node_modules/positional-encoding-tour');
describe('a cross-origin page with the script of the unpacked tarball', () => {
  let host: RunningServer;
  let other: RunningServer;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    host = await serve(installed, 0);
    browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
    page = await browser.newPage();
    complaints = getComplaints(page);
    const folder = join(inject('consumer'), 'page-without-bundler');
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html lang="zh-Hant"><link rel="icon" href="data:,">
        <pe-clock position="5">標題</pe-clock><pe-cliff trials="10"></pe-cliff>
        <pe-exercise exercise="write-encode" seed="5" lang="en"></pe-exercise>
        <script type="module" src="${host.address}embed.js"></script>`,
    );
    other = await serve(folder, 0);
    await page.goto(other.address);
  });

  afterAll(async () => {
    await browser.close();
    await Promise.all([host, other].map((server) => server.close()));
  });

  test('has a clock in its language, without links to a missing tour', async () => {
    const clock = page.locator('pe-clock');
    const slider = clock.getByRole('slider', { name: '位置', exact: true });
    await expect.poll(() => slider.inputValue()).toBe('5');
    expect(await clock.getByRole('link').count()).toBe(0);
    await clock.getByRole('button', { name: '圖形選單' }).click();
    await clock.getByRole('menuitem', { name: '重設' }).waitFor();
    expect(await clock.getByRole('menuitemcheckbox', { name: '嵌入這張圖' }).count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  test('has a figure that computes in a worker', async () => {
    const cliff = page.locator('pe-cliff');
    await cliff.scrollIntoViewIfNeeded();
    await expect.poll(() => cliff.locator('[data-dimensions="64"]').textContent()).toContain('%');
    expect(page.workers().length).toBe(1);
  });

  test('has an exercise that runs code', async () => {
    await page.locator('pe-exercise').scrollIntoViewIfNeeded();
    const exercise = page.locator('pe-exercise-code');
    await exercise.locator('.check').waitFor();
    expect((await getState(exercise)).case.seed).toBe(5);
    await failAndSolve(exercise);
  });

  test('logs no errors', () => {
    expect(complaints).toEqual([]);
  });
});
