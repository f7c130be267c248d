import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { serve, type RunningServer } from '../../../web/generator/serve.js';
import { snippet, type Shown } from '../../../web/figures/shared/links/snippets.js';
import { chromiumFlags, headlessPath } from '../../support/browsers.js';
import { root } from '../../support/programs.js';
import { getState, failAndSolve } from '../../e2e/exercises/exercise-drivers.js';
import { makeBlog, type Program } from './make-blog.js';

/** A figure whose texts contain template and HTML syntax. */
const sentence = `say "so" & <b> isn't`;
const shown: Shown = {
  tag: 'pe-shuffle',
  attributes: [
    ['sentence', sentence],
    ['code', ''],
  ],
  language: 'zh-Hant',
  name: 'Shuffle the words: does any output change?',
  caption: 'Braces {{ stay }} & <b>marks</b> too, "quoted".',
  source: 'The tour',
  link: 'http://tour.invalid/',
  root: 'http://tour.invalid/',
  height: 400,
};

const blogs = new Map<string, RunningServer>();
const folders = new Map<string, string>();
let tour: RunningServer;
let browser: Browser;

const getAddress = (blog: string, post: string): string => `${blogs.get(blog)?.address ?? ''}posts/${post}/`;

/** Opens a post, and returns the browser's log messages. */
async function open(
  blog: string,
  post: string,
  javaScriptEnabled = true,
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ javaScriptEnabled });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(getAddress(blog, post));
  return { page, complaints };
}

const getSlider = (page: Page, name: string): Locator =>
  page.locator('pe-clock').getByRole('slider', { name, exact: true });

const valueOf = async (slider: Locator): Promise<number> => Number(await slider.inputValue());

/** Defines the tests of posts for these generators, with their setup and teardown. */
export function getTestPosts(programs: readonly Program[]): void {
  beforeAll(async () => {
    tour = await serve(join(root, 'dist'), 0);
    for (const program of programs) {
      const folder = await makeBlog(program, tour.address, snippet(program.name, shown));
      folders.set(program.name, folder);
      blogs.set(program.name, await serve(folder, 0));
    }
    browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
  });

  afterAll(async () => {
    await browser.close();
    await Promise.all([tour, ...blogs.values()].map((server) => server.close()));
  });

  describe.each(programs)('a blog made by $name', ({ name, feed }) => {
    test('the clock in a post answers a key', async () => {
      const { page, complaints } = await open(name, 'clock');
      const slider = getSlider(page, 'Position');
      await expect.poll(() => valueOf(slider)).toBe(37);
      await slider.press('ArrowRight');
      await expect.poll(() => valueOf(slider)).toBe(38);
      expect(page.url()).toBe(getAddress(name, 'clock'));
      expect(complaints).toEqual([]);
      await page.close();
    });

    test('two figures of a post load one script, and their captions are formatted', async () => {
      const { page } = await open(name, 'clock');
      expect(await page.locator('script[src]').count()).toBe(1);
      await page.getByText('The same numbers as waves.').scrollIntoViewIfNeeded();
      await expect.poll(() => page.locator('pe-waves').locator('canvas').count()).toBeGreaterThan(0);
      expect(await page.locator('pe-clock em').textContent()).toBe('a hand');
      await page.close();
    });

    test('an inline number stays inside its sentence', async () => {
      const { page, complaints } = await open(name, 'clock');
      const sentence = page.locator('p', { hasText: 'After the figures' });
      await sentence.scrollIntoViewIfNeeded();
      await expect.poll(() => sentence.textContent()).toBe('After the figures, 6.28, some text.');
      expect(complaints).toEqual([]);
      await page.close();
    });

    test('a figure uses the language of its post', async () => {
      const { page, complaints } = await open(name, 'clock-in-chinese');
      await expect.poll(() => valueOf(getSlider(page, '位置'))).toBe(5);
      // running="false" in the post's source omits the attribute.
      expect(await page.locator('pe-clock').getAttribute('running')).toBe(null);
      expect(complaints).toEqual([]);
      await page.close();
    });

    test('HTML in a value is escaped', async () => {
      const { page } = await open(name, 'odd-values');
      expect(await page.locator('pe-clock').getAttribute('title')).toBe("<b>5 & 6</b> isn't");
      expect(await page.locator('b').count()).toBe(0);
      await page.close();
    });

    test('the "Embed this" snippet works with any text', async () => {
      const { page } = await open(name, 'snippet');
      const figure = page.locator('pe-shuffle');
      expect(await figure.getAttribute('sentence')).toBe(sentence);
      expect(await figure.getAttribute('code')).toBe('');
      expect(await figure.getAttribute('lang')).toBe('zh-Hant');
      expect(await figure.locator('p').first().textContent()).toMatch(
        /^Braces \{\{ stay \}\} & <b>marks<\/b> too, ["“]quoted["”]\.$/,
      );
      await page.close();
    });

    test('exercises of a post work: a number, and code that runs', async () => {
      const { page, complaints } = await open(name, 'exercise');
      for (const kind of ['number', 'code']) {
        const exercise = page.locator(`pe-exercise-${kind}-embedded`);
        await page
          .locator('pe-exercise')
          .nth(kind === 'number' ? 0 : 1)
          .scrollIntoViewIfNeeded();
        await exercise.locator('.check').waitFor();
        expect((await getState(exercise)).case.seed).toBe(kind === 'number' ? 3 : 5);
        await failAndSolve(exercise);
      }
      expect(complaints).toEqual([]);
      await page.close();
    });

    test('without JavaScript an exercise links to its place in the tour', async () => {
      const { page } = await open(name, 'exercise', false);
      expect(await page.getByText('Try it.').isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: '在導覽中開啟這道練習' }).getAttribute('href')).toBe(
        `${tour.address}zh-hant/exercises/#exercise-write-encode`,
      );
      // Checked by its href, because Hexo opens links in a new tab.
      const href = await page.getByRole('link', { name: 'Open this exercise in the tour' }).getAttribute('href');
      expect(href).toBe(`${tour.address}en/exercises/#exercise-second-shadow`);
      await page.goto(href ?? '');
      expect(await page.locator('#exercise-second-shadow').isVisible()).toBe(true);
      await page.close();
    });

    test("a feed contains the figure's picture with its link", () => {
      const text = readFileSync(join(folders.get(name) ?? '', feed), 'utf8')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll(/&(?:#34|quot);/g, '"');
      const picture = `<img src="${tour.address}embed/pictures/zh-hant/pe-clock.jpg"`;
      expect(text).toContain(`<a href="${tour.address}zh-hant/embed/clock/">${picture}`);
    });

    test("without JavaScript there's the caption and a link to the tour", async () => {
      const { page } = await open(name, 'clock-in-chinese', false);
      expect(await page.getByText('拉動指針。').isVisible()).toBe(true);
      const link = page.getByRole('link', { name: '在導覽中開啟這張圖' });
      const href = await link.getAttribute('href');
      expect(href).toBe(`${tour.address}zh-hant/embed/clock/`);
      // The image has loaded, and is as wide as a figure's picture.
      const picture = link.locator('img');
      await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(850);
      expect(existsSync(join(root, 'dist/zh-hant/embed/clock/index.html'))).toBe(true);
      await page.goto(href ?? '');
      expect(await page.locator('#pe-clock').isVisible()).toBe(true);
      await page.close();
    });
  });
}
