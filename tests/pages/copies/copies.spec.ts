import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { blockTags } from '../../harness/figure-tags.js';
import { foldOf, failAndSolve, unfold } from '../exercises/exercise-drivers.js';
import { choose, expect, revealAll } from '../fixtures.js';
import { test, type Copies } from './copies.js';

/** Opens the copy of a page, and goes to its end, so that all that is on it is awake. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html:not([data-plain])')).toHaveCount(1);
  await revealAll(page);
  for (const figure of await page.locator(blockTags.join()).all()) {
    await figure.evaluate((element) => element.scrollIntoView());
    await expect(figure.locator('.picture :is(svg, canvas, img)').first()).toBeAttached();
  }
  // A tag that was passed before the page watched for what is near stays undefined until a reader comes to it.
  const lateTags = () => {
    const late = document.querySelectorAll('main :not(:defined)');
    (late[0] ?? document.querySelector('section.exercises'))?.scrollIntoView();
    return late.length;
  };
  await expect.poll(() => page.evaluate(lateTags)).toBe(0);
  await expect(page.locator('.fault')).toHaveCount(0);
}

const forms: readonly (readonly [string, keyof Copies])[] = [
  ['a page that has all in itself', 'alone'],
  ['a page of the folder', 'inFolder'],
];

for (const [name, form] of forms) {
  test(
    `${name} draws every figure from a disk, and asks no host for anything`,
    { tag: '@more' },
    async ({ page, copies }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (!/^(?:file|data|blob):/.test(request.url())) asked.push(request.url());
      });
      for (const path of ['en/rope/', 'zh-hant/gps/', '']) await read(page, copies[form](path));
      expect(asked).toEqual([]);
    },
  );

  test(
    `${name} computes: keys move a clock, and a worker finishes a long run`,
    { tag: '@more' },
    async ({ page, copies }) => {
      await page.goto(copies[form]('en/gps/'));
      const receiver = page.locator('pe-receiver').first();
      const slider = receiver.getByRole('slider').first();
      const before = await slider.getAttribute('aria-valuetext');
      await slider.press('ArrowRight');
      await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '');
      const worker = page.waitForEvent('worker');
      await page.goto(`${copies[form]('en/gps/')}?cliff.trials=2000#cliff`);
      await worker;
      const cliff = page.locator('pe-cliff');
      await expect(cliff.getByRole('progressbar')).toHaveCount(0);
      await expect(cliff.locator('.picture canvas, .picture svg').first()).toBeVisible();
      await expect(page.locator('.fault')).toHaveCount(0);
    },
  );

  test(`${name} has its exercises in itself, those in code too`, { tag: '@more' }, async ({ page, copies }) => {
    await page.goto(copies[form]('en/gps/'));
    await page.locator('section.exercises').scrollIntoViewIfNeeded();
    await failAndSolve(await unfold(page, 'by-one-hand'));
    await failAndSolve(await unfold(page, 'write-locate'));
    await page.reload();
    await page.locator('section.exercises').scrollIntoViewIfNeeded();
    await expect(foldOf(page, 'write-locate').locator('.solved')).toBeVisible();
  });

  test(
    `${name} leads to the others, also where a script makes the link`,
    { tag: '@more' },
    async ({ page, copies }) => {
      await page.goto(copies[form](''));
      await page.evaluate(() => {
        const link = document.createElement('a');
        Object.assign(link, {
          href: new URL(`${document.documentElement.dataset['root']}en/gps/?position=5#gps`, location.href).href,
        });
        link.textContent = 'Made by a script';
        document.querySelector('main')!.prepend(link);
      });
      await page.getByRole('link', { name: 'Made by a script' }).click();
      await expect(page).toHaveURL(`${copies[form]('en/gps/')}?position=5#gps`);
      await page.locator('[data-language=zh-hant]').click();
      await expect(page).toHaveURL(`${copies[form]('zh-hant/gps/')}?position=5#gps`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
      await page.locator('.masthead .home').press('Enter');
      await expect(page.locator('html')).toHaveClass(/cover/);
      await expect(page.locator('.archive, .device')).toHaveCount(0);
    },
  );

  test(
    `${name} prints no path of the disk on a saved picture, and offers nothing to embed`,
    { tag: '@more' },
    async ({ page, copies }) => {
      await page.goto(copies[form]('en/gps/'));
      const figure = page.locator('pe-receiver').first();
      const [download] = await Promise.all([page.waitForEvent('download'), choose(figure, 'Picture as SVG')]);
      const svg = await readFile(await download.path(), 'utf8');
      expect(svg).toContain('<svg');
      expect(svg).not.toContain('file:');
      await figure.getByRole('button', { name: 'Figure menu' }).click();
      await expect(figure.getByRole('menu')).toContainText('Picture as SVG');
      await expect(figure.getByRole('menu')).not.toContainText(/embed/i);
    },
  );
}
