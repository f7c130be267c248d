import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { manifests } from '../../web/generator/figures/manifests.js';
import { commonTopics } from '../../web/generator/pages/messages-of-page.js';
import english from '../../web/content/en/messages.json' with { type: 'json' };
import { chromiumFlags, headlessPath } from '../support/browsers.js';
import { getAddress, built, getComplaints, served } from './vite-project.js';

const slowMachine = 60_000; // milliseconds

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
});

afterAll(() => browser.close());

/**
 * A message of a topic that can be found verbatim in bundled code: with several words if possible, since a single word
 * may also be an enum value of the core.
 */
function plainPhrase(topic: string): string {
  const phrases = Object.entries(english)
    .filter(([key]) => key.startsWith(`${topic}.`))
    .map(([, phrase]) => phrase);
  const [longest] = phrases
    .filter((phrase) => /^[\w ,.?:{}]+$/.test(phrase))
    .toSorted((one, other) => Number(other.includes(' ')) - Number(one.includes(' ')) || other.length - one.length);
  if (longest === undefined) throw new Error(`Every phrase of ${topic} has a character that may be escaped`);
  return longest;
}

describe('figures in an empty Vite project', () => {
  const figures = `
    <style>body { text-align: center; letter-spacing: 0.2em; text-transform: uppercase }</style>
    <pe-clock position="5" dimensions="8">A caption.</pe-clock>
    <pe-clock position="5" dimensions="8" lang="zh-TW">標題</pe-clock>
    <pe-cliff trials="10"></pe-cliff>`;
  const script = `
    import { defineFigures } from 'positional-encoding-tour';
    await defineFigures({ tags: ['pe-clock', 'pe-cliff'] });`;
  let faults: string[];
  const scripts: Promise<string>[] = [];
  let server: PreviewServer;
  let page: Page;
  let worker: Promise<unknown>;

  beforeAll(async () => {
    const { root } = await built('figures', figures, script);
    server = await served(root);
    page = await browser.newPage();
    faults = getComplaints(page);
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    // The cliff starts to compute when it's near the viewport, maybe before the first test.
    worker = page.waitForEvent('worker', { timeout: slowMachine });
    worker.catch(() => undefined); // reported by the test that awaits it
    await page.goto(getAddress(server));
  });

  afterAll(() => server.close());

  test('render in their language, with their captions', async () => {
    const [english, chinese] = [page.locator('pe-clock').first(), page.locator('pe-clock').nth(1)];
    await english.getByRole('slider', { name: 'Position', exact: true }).waitFor();
    await chinese.getByRole('slider', { name: '位置', exact: true }).waitFor();
    expect(await english.getByText('A caption.').isVisible()).toBe(true);
    expect(await english.locator('svg').first().isVisible()).toBe(true);
  });

  test('react to a key, and tell Vue', async () => {
    const clock = page.locator('pe-clock').first();
    const slider = clock.getByRole('slider', { name: 'Position', exact: true });
    const told = clock.evaluate(
      (element) =>
        new Promise((resolve) =>
          element.addEventListener('update:position', (event) => resolve((event as CustomEvent<number>).detail)),
        ),
    );
    await slider.focus();
    await slider.press('ArrowRight');
    await expect.poll(() => slider.inputValue()).toBe('6');
    expect(await told).toBe(6);
  });

  test('find their worker, which finds the wasm', async () => {
    const cliff = page.locator('pe-cliff');
    await cliff.scrollIntoViewIfNeeded();
    await worker;
    await cliff.getByText('trials each, seed').waitFor({ timeout: slowMachine });
  });

  test("bundle their own messages and the common ones, but no other figure's", async () => {
    const code = (await Promise.all(scripts)).join('\n');
    const getTopics = (tags: readonly string[]): string[] =>
      manifests.filter(({ tag }) => tags.includes(tag)).flatMap(({ words }) => words);
    const own = new Set([...commonTopics, ...getTopics(['pe-clock', 'pe-cliff'])]);
    const topics = [...new Set([...own, ...manifests.flatMap(({ words }) => words)])];
    expect(topics.length).toBeGreaterThan(own.size + 8);
    expect(topics.filter((topic) => code.includes(plainPhrase(topic)))).toEqual([...own]);
  });

  test('log no errors', () => {
    expect(faults).toEqual([]);
  });
});

const weightOf = (root: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(root, 'dist/assets', file)).size, 0);

test('one figure adds at most 30 files and 400 KB, and works', async () => {
  const script = "import 'positional-encoding-tour/figures/clock'; import 'positional-encoding-tour/figures.css';";
  const { root, files } = await built('one-figure', '<pe-clock position="5">A caption.</pe-clock>', script);
  expect(files.length).toBeLessThanOrEqual(30);
  expect(weightOf(root, files)).toBeLessThanOrEqual(400_000);
  const server = await served(root);
  const page = await browser.newPage();
  const complaints = getComplaints(page);
  try {
    await page.goto(getAddress(server));
    const clock = page.locator('pe-clock');
    await clock.getByRole('slider', { name: 'Position', exact: true }).waitFor();
    // The language of an element that a page adds or changes is loaded, too.
    await page.evaluate(() => (document.documentElement.lang = 'zh-Hans'));
    await clock.getByRole('slider', { name: '位置', exact: true }).waitFor();
    await clock.getByRole('button', { name: '图的菜单' }).click();
    await clock.getByRole('menuitem', { name: '重置' }).waitFor();
    expect(await clock.getByRole('menuitem', { name: '保存图片' }).count()).toBe(0); // an entry of its own
    expect(complaints).toEqual([]);
  } finally {
    await page.close();
    await server.close();
  }
});

test('"Save picture" is an entry of its own', async () => {
  const script = "import 'positional-encoding-tour/figures/clock'; import 'positional-encoding-tour/save-picture';";
  const { root } = await built('save-picture', '<pe-clock position="5"></pe-clock>', script);
  const server = await served(root);
  const page = await browser.newPage();
  try {
    await page.goto(getAddress(server));
    await page.locator('pe-clock').getByRole('button', { name: 'Figure menu' }).click();
    const download = page.waitForEvent('download');
    await page.locator('pe-clock').getByRole('menuitem', { name: 'Save picture' }).click();
    expect((await download).suggestedFilename()).toBe('clock.png');
  } finally {
    await page.close();
    await server.close();
  }
});

test('figures.css keeps room for a figure before its code comes', async () => {
  const script = "import 'positional-encoding-tour/figures.css';";
  const { root } = await built('room', '<pe-clock>A caption.</pe-clock>', script);
  const server = await served(root);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const heightAt = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 800 });
    return page.locator('pe-clock').evaluate((clock) => clock.getBoundingClientRect().height);
  };
  try {
    await page.goto(getAddress(server));
    const { heights = {} } = manifests.find(({ tag }) => tag === 'pe-clock')!;
    expect([await heightAt(360), await heightAt(1280)]).toEqual(heights['']);
  } finally {
    await page.close();
    await server.close();
  }
});

test('the core alone bundles its wasm, but neither Lit nor Chart.js', async () => {
  const script = `
    import { Core } from 'positional-encoding-tour/core';
    const { dot } = (await Core.load()).compare({ position: 3, other: 3, dimensions: 8, base: 1e4 });
    document.querySelector('output').textContent = String(dot);`;
  const { root, files } = await built('core', '<output></output>', script);
  expect(files.some((file) => /^core-.*\.wasm$/.test(file))).toBe(true);
  const code = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(root, 'dist/assets', file), 'utf8'));
  expect(code.join('')).not.toMatch(/litElementVersions|litHtmlVersions|borderJoinStyle|quickjs/i);
  expect(code.join('')).not.toContain('AGFzbQ'); // wasm in base64
  const server = await served(root);
  try {
    const page = await browser.newPage();
    await page.goto(getAddress(server));
    // An encoding with itself: 1 per pair.
    await expect.poll(async () => Number(await page.locator('output').textContent())).toBeCloseTo(4, 9);
  } finally {
    await server.close();
  }
});
