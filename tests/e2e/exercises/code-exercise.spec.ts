import type { Locator, Page } from '@playwright/test';

import { hydrateAll, expect, test, openPage } from '../fixtures.js';
import { availableOffline } from '../site/offline-host.js';

const later = /code-editor|code-worker|emscripten-module/;

async function open(page: Page): Promise<Locator> {
  await openPage(page, '/en/exercises/?exercise=write-encode&seed=3');
  const exercise = page.locator('#exercise-write-encode');
  await expect(exercise.locator('.check')).toBeVisible();
  return exercise;
}

const solution = (exercise: Locator): Promise<string> =>
  exercise.evaluate((element) => (element as unknown as { spec: { solution: string } }).spec.solution);

async function run(exercise: Locator, source: string): Promise<string> {
  await exercise.getByRole('textbox').fill(source);
  await exercise.locator('.check').click();
  await expect(exercise.locator('.feedback .sentence')).toBeVisible();
  return exercise.locator('.feedback .sentence').innerText();
}

async function openEditor(page: Page): Promise<Locator> {
  const exercise = await open(page);
  await exercise.locator('.open').click();
  await expect(exercise.locator('.cm-content')).toBeVisible();
  return exercise;
}

test('an uninterruptible run is terminated, and the next one works', async ({ page }) => {
  await page.clock.install();
  const exercise = await openEditor(page);
  const stuck = run(exercise, 'function encode() { return Array.prototype.indexOf.call({ length: 2 ** 52 }, 1); }');
  await expect(exercise.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.clock.fastForward(10_000);
  expect(await stuck).toContain('encode was stopped after 10 seconds');
  await run(exercise, await solution(exercise));
  await expect(exercise.locator('.feedback')).toHaveAttribute('data-right', 'true');
});

test('a run can be stopped with a button, which moves the focus to the code', { tag: '@more' }, async ({ page }) => {
  const exercise = await openEditor(page);
  await exercise
    .getByRole('textbox')
    .fill('function encode() { return Array.prototype.indexOf.call({ length: 2 ** 52 }, 1); }');
  await exercise.locator('.check').click();
  await exercise.getByRole('button', { name: 'Stop' }).click();
  await expect(exercise.locator('.cm-content')).toBeFocused();
  await expect(exercise.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(exercise.locator('.feedback .sentence')).toHaveCount(0);
  await run(exercise, await solution(exercise));
  await expect(exercise.locator('.feedback')).toHaveAttribute('data-right', 'true');
});

test("long errors and long logs don't widen the page", { tag: '@more' }, async ({ page }) => {
  const exercise = await openEditor(page);
  const source =
    "function encode() { for (let i = 0; i < 20; ++i) console.log('\\n'.repeat(190)); throw 'x'.repeat(1e4); }";
  expect(await run(exercise, source)).toContain('xxx');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect((await exercise.locator('.log').boundingBox())!.height).toBeLessThan(700);
});

test('engine and editor load only when an exercise is opened', { tag: '@more' }, async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const exercise = await open(page);
  expect(asked.filter((url) => later.test(url))).toEqual([]);
  await exercise.locator('.open').click();
  await expect(exercise.locator('.cm-content')).toBeVisible();
  expect(asked.some((url) => url.includes('code-editor'))).toBe(true);
  expect(asked.some((url) => url.includes('emscripten-module'))).toBe(false);
  await run(exercise, await solution(exercise));
  expect(asked.some((url) => url.includes('emscripten-module'))).toBe(true);
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url))).toEqual([]);
});

test.describe('failed loads', () => {
  test.use({ expectedComplaints: /404|Failed to fetch dynamically/ });

  test('without the editor, a text field is used', { tag: '@more' }, async ({ page }) => {
    await page.route(/code-editor/, (route) => route.fulfill({ status: 404 }));
    const exercise = await open(page);
    await exercise.locator('.open').click();
    await expect(exercise.locator('textarea')).toBeFocused();
    await run(exercise, await solution(exercise));
    await expect(exercise.locator('.feedback')).toHaveAttribute('data-right', 'true');
  });

  test('without the engine, an error is shown and the next run retries', { tag: '@more' }, async ({ page }) => {
    await page.route(/emscripten-module.*wasm/, (route) => route.fulfill({ status: 404 }));
    const exercise = await openEditor(page);
    expect(await run(exercise, await solution(exercise))).toContain('didn’t load');
    await page.unroute(/emscripten-module.*wasm/);
    await exercise.locator('.check').click();
    await expect(exercise.locator('.feedback')).toHaveAttribute('data-right', 'true');
  });
});

test('the editor can be used, checked and left by keyboard only', async ({ page }) => {
  const exercise = await open(page);
  await exercise.locator('.open').press('Enter');
  const editor = exercise.getByRole('textbox', { name: 'Your code for encode' });
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAccessibleDescription(/Escape, then Tab/);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('const encode = () => 1;');
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(exercise.locator('.feedback .sentence')).toContainText('type number');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(exercise.locator('.check')).toBeFocused();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an editor that was loaded once opens offline', { tag: '@more' }, async ({ page, context }) => {
    const exercise = await open(page);
    await availableOffline(page);
    await exercise.locator('.open').click();
    await expect(exercise.locator('.cm-content')).toBeVisible();
    await run(exercise, await solution(exercise));
    await context.setOffline(true);
    await page.reload();
    await hydrateAll(page);
    await exercise.locator('.open').click();
    await expect(exercise.locator('.cm-content')).toBeVisible();
    await run(exercise, await solution(exercise));
    await expect(exercise.locator('.feedback')).toHaveAttribute('data-right', 'true');
  });
});
