import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { getState, failAndSolve, getDisclosure, getIds, openExercise } from './exercise-drivers.js';
import { expect, languages, openSettings, test, type, openPage, phoneTest } from '../fixtures.js';
import { drag, pointOn, swipe } from '../gestures.js';
import {
  expectNoAxeViolations,
  expectNoAxeViolationsExceptContrast,
  expectToFit,
  findSmallControls,
} from '../page-assertions.js';
const all = (folder: string, query = ''): string => `/${folder}/exercises/${query}`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Exercises of a chapter load when they're near, those of the exercises page at once.
  if (!path.includes('/exercises/')) await page.locator('section.exercises').scrollIntoViewIfNeeded();
  await expect(page.locator('pe-progress:defined')).toHaveCount(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-one');
}

/** Uses the button at the top of the page. */
async function openAllExercises(page: Page): Promise<void> {
  await page.locator('.unfold > button').click();
  await expect(page.locator('[titled]')).toHaveCount((await getIds(page)).length);
}

/** Checks every exercise, and opens its hints and worked answer. */
async function openAll(page: Page): Promise<void> {
  const exercises = page.locator('[titled]');
  await exercises.evaluateAll(async (all) => {
    for (const exercise of all as unknown as (Element & { readonly updateComplete: Promise<unknown> })[]) {
      const press = (selector: string): void => exercise.shadowRoot!.querySelector<HTMLElement>(selector)?.click();
      press('.check');
      press('[aria-controls=worked]');
      for (let hint = 0; hint < 9; ++hint) {
        await exercise.updateComplete;
        press('button.hint[aria-disabled=false]');
      }
    }
  });
  await expect(page.locator('[titled] .worked[hidden]')).toHaveCount(0);
  await expect(page.locator('[titled] button.hint[aria-disabled=false]')).toHaveCount(0);
  // Code has finished running.
  await expect(page.locator('pe-exercise-code .feedback[data-right=""]')).toHaveCount(0);
}

// One visit for all checks, because opening a page is the expensive part.
for (const { folder } of languages) {
  test(
    `with all exercises open, every width fits, touch targets are large enough, and axe finds no violations (${folder})`,
    { tag: '@axe' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, all(folder));
      await expectNoAxeViolationsExceptContrast(page);
      await openAllExercises(page);
      const targets = 'summary, button, label, .tools a';
      for (const width of [320, 768, 1440]) await expectToFit(page, width);
      expect(await findSmallControls(page, targets)).toEqual([]);
      await openAll(page);
      for (const width of [320, 768, 1440]) {
        await expectToFit(page, width);
        expect(await findSmallControls(page, targets)).toEqual([]);
      }
      if (folder === 'en') await expectNoAxeViolations(page);
    },
  );
}

test('an unknown exercise or a bad seed gets one message, and all exercises are shown', async ({ page }) => {
  const folder = 'zh-hans';
  await open(page, all(folder, '?exercise=nobody'));
  await expect(page.locator('.notice')).toContainText('nobody');
  const count = (await getIds(page)).length;
  expect(count).toBeGreaterThan(40);
  await expect(page.locator('.fold > summary:visible')).toHaveCount(count);
  await open(page, all(folder, '?exercise=second-shadow&seed=0.5'));
  await expect(page.locator('.notice')).toContainText('0.5');
  await expect(page.locator('.fold > summary:visible')).toHaveCount(count);
});

test('progress can be exported and imported, and a damaged file is rejected with a reason', async ({ page }) => {
  const { folder, words } = languages[2]!;
  await open(page, all(folder));
  await failAndSolve(await openExercise(page, 'second-shadow'));
  const progress = page.locator('pe-progress');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    progress.getByRole('button', { name: words['progress.export'] }).click(),
  ]);
  const file = await readFile(await download.path());
  expect(JSON.parse(file.toString())).toMatchObject({ version: 1, solved: { 'second-shadow': { seed: 1 } } });

  await progress.getByRole('button', { name: words['progress.forget'] }).click();
  await progress.getByRole('button', { name: words['progress.yes'] }).click();
  await expect(progress.locator('[data-solved=true]')).toHaveCount(0);
  await page.reload();
  await expect(progress.locator('[data-solved=true]')).toHaveCount(0);

  await progress
    .locator('input[type=file]')
    .setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer: file });
  await expect(progress.locator('[data-solved=true]')).toHaveCount(1);
  await expect(progress.locator('.message')).toHaveText(words['progress.imported'].replace('{count}', '1'));
  await progress
    .locator('input[type=file]')
    .setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(progress.locator('.message')).toContainText(words['progress.notJson']);
  await page.reload();
  await expect(progress.locator('[data-solved=true]')).toHaveCount(1);
});

test('exercises solved in another tab are shown as solved', { tag: '@more' }, async ({ page, context }) => {
  await open(page, all('en'));
  const other = await context.newPage();
  await open(other, all('zh-hant', '?exercise=second-shadow'));
  await failAndSolve(await openExercise(other, 'second-shadow'));
  await expect(page.locator('pe-progress [data-solved=true]')).toHaveCount(1);
});

test('without storage, exercises work and a notice is shown', { tag: '@more' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
  });
  await open(page, all('en'));
  await failAndSolve(await openExercise(page, 'second-shadow'));
  await expect(page.locator('pe-progress [data-solved=true]')).toHaveCount(1);
  await expect(page.locator('pe-progress .notice')).toContainText('won’t let the page save');
});

test('a link opens exactly one exercise with its seed, and links to all exercises', async ({ page }) => {
  await open(page, all('zh-hant', '?exercise=second-shadow&seed=17'));
  await expect(page.locator('.fold > summary:visible')).toHaveCount(1);
  const exercise = await openExercise(page, 'second-shadow');
  const at = await getState(exercise);
  expect(at.case.seed).toBe(17);
  await expect(exercise.locator('[slot=question] [data-of=position]')).toHaveText(at.case.texts['position'] ?? '');
  const link = exercise.locator('.tools a');
  await expect(link).toHaveAttribute('href', '../exercises/?exercise=second-shadow&seed=17');
  await failAndSolve(exercise);
  await page.locator('.one a').click();
  await expect(page.locator('.fold > summary').nth(2)).toBeVisible();
});

test('a link to several exercises opens them in the given order', { tag: '@more' }, async ({ page }) => {
  await open(page, all('en', '?exercise=who-bites,second-shadow,fast-to-slow&seed=3'));
  const opened = page.locator('details.fold[open]');
  await expect(opened.locator('.check')).toHaveCount(3);
  const ids = await opened.evaluateAll((folds) => folds.map((fold) => (fold as HTMLElement).dataset['exercise']));
  expect(ids).toEqual(['who-bites', 'second-shadow', 'fast-to-slow']);
  await expect(page.locator('.fold > summary:visible')).toHaveCount(3);
  await expect(page.locator('section.exercises > h2:visible')).toHaveText([/^1 · /, /^3 · /]);
  expect((await getState(page.locator('#exercise-who-bites'))).case.seed).toBe(3);
  await expect(page.locator('.one')).toContainText(`This page shows 3 of ${(await getIds(page)).length} exercises.`);
  await failAndSolve(await openExercise(page, 'second-shadow'));

  await open(page, all('en', '?exercise=who-bites,nobody'));
  await expect(page.locator('.notice')).toContainText('There’s no exercise “nobody”, so you see all exercises.');
  await expect(page.locator('.fold > summary:visible')).toHaveCount((await getIds(page)).length);
});

test("hints are shown one at a time, and the worked answer links to the figure in the case's state", async ({
  page,
}) => {
  await open(page, all('en', '?exercise=second-shadow&seed=5'));
  const exercise = await openExercise(page, 'second-shadow');
  const { texts } = (await getState(exercise)).case;
  for (const count of [1, 2, 3]) {
    await exercise.locator('.hint').click();
    await expect(exercise.locator('> [slot^="hints."]:visible')).toHaveCount(count);
  }
  await expect(exercise.locator('.hint')).toHaveAttribute('aria-disabled', 'true');
  await exercise.locator('[aria-controls=worked]').click();
  await exercise.getByRole('link', { name: 'See it in the figure' }).click();
  await expect(page).toHaveURL(/\/en\/clock-hands\/\?clock\.position=\d+.*#clock$/);
  const clock = page.locator('pe-clock').first();
  await expect(clock.getByRole('textbox', { name: 'Position', exact: true })).toHaveValue(texts['position'] ?? '');
  await openSettings(clock);
  await expect(clock.getByRole('textbox', { name: 'Dimensions', exact: true })).toHaveValue(texts['dimensions'] ?? '');
});

test('in a chapter the link sets the figure without navigation', { tag: '@more' }, async ({ page }) => {
  await open(page, '/en/clock-hands/');
  const exercise = await openExercise(page, 'second-shadow');
  await exercise.scrollIntoViewIfNeeded();
  await exercise.locator('[aria-controls=worked]').click();
  const { texts } = (await getState(exercise)).case;
  await exercise.getByRole('link', { name: 'See it in the figure' }).click();
  const clock = page.locator('pe-clock').first();
  await expect(clock.getByRole('textbox', { name: 'Position', exact: true })).toHaveValue(texts['position'] ?? '');
  await expect(clock).toBeFocused();
});

test('number, choice and order exercises work by keyboard only', async ({ page }) => {
  await open(page, all('en'));
  const number = await openExercise(page, 'second-shadow');
  await number.getByRole('textbox').focus();
  await page.keyboard.type((await getState(number)).case.texts['answer']?.replace('−', '-') ?? '');
  await page.keyboard.press('Enter');
  await expect(number.locator('.feedback')).toHaveAttribute('data-right', 'true');

  const choice = await openExercise(page, 'third-number');
  const at = await getState(choice);
  const right = (at.order ?? []).findIndex((option) => at.spec.options?.[option]?.right);
  await choice.locator('input').first().focus();
  await page.keyboard.press('Space');
  for (let place = 0; place < right; ++place) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(choice.locator('.feedback')).toHaveAttribute('data-right', 'true');

  const order = await openExercise(page, 'inside-out');
  const [first] = (await getState(order)).order ?? [];
  const down = order.locator(`#down-${first}`);
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  expect((await getState(order)).order?.[1]).toBe(first);
  await expect(order.locator('[role=status]').first()).toContainText('place 2 of 4');
  await page.keyboard.press('Home');
  expect((await getState(order)).order?.[0]).toBe(first);
});

test('an item can be dragged by its grip with the mouse', async ({ page }) => {
  await open(page, all('en', '?exercise=inside-out'));
  const order = await openExercise(page, 'inside-out');
  const [first] = (await getState(order)).order ?? [];
  const rows = order.locator('.items > li');
  await drag(page, await pointOn(rows.first().locator('.grip')), await pointOn(rows.last(), 0.05, 0.9));
  expect((await getState(order)).order?.at(-1)).toBe(first);
});

phoneTest('an item can be dragged by its grip by touch', { tag: '@more' }, async ({ page }) => {
  await open(page, all('en', '?exercise=inside-out'));
  const order = await openExercise(page, 'inside-out');
  const before = (await getState(order)).order ?? [];
  const rows = order.locator('.items > li');
  await rows.last().scrollIntoViewIfNeeded();
  const [grip, third] = [rows.first().locator('.grip'), rows.nth(2)];
  await swipe(page, await pointOn(grip), await pointOn(grip, 0.5, 0.9), await pointOn(third, 0.05, 0.9));
  expect((await getState(order)).order).toEqual([before[1], before[2], before[0], before[3]]);
});

test('an unreadable number stays in its field with one message', async ({ page }) => {
  await open(page, all('en', '?exercise=second-shadow'));
  const exercise = await openExercise(page, 'second-shadow');
  await type(exercise.getByRole('textbox'), 'nine');
  await expect(exercise.getByText('nine can’t be read as a number')).toBeVisible();
  await expect(exercise.getByRole('textbox')).toHaveValue('nine');
  await expect(exercise.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
});

test('a link or a text search opens a collapsed exercise', { tag: '@more' }, async ({ page }) => {
  await openPage(page, '/en/clock-hands/#exercise-read-one-hand');
  await expect(getDisclosure(page, 'read-one-hand')).toHaveAttribute('open');
  await expect(page.locator('#exercise-read-one-hand[titled] .check')).toBeVisible();
  await expect(page.locator('#exercise-read-one-hand')).toBeInViewport();
  await page.evaluate(() => (location.hash = 'exercise-count-turns'));
  await expect(page.locator('#exercise-count-turns[titled] .check')).toBeVisible();
  // A text fragment opens a collapsed exercise, like find-in-page.
  await openPage(page, '/en/clock-hands/#:~:text=from%20the%20fastest%20to%20the%20slowest');
  await expect(getDisclosure(page, 'fast-to-slow')).toHaveAttribute('open');
});

test('a printed chapter has its exercises and their answers', { tag: '@more' }, async ({ page }) => {
  await open(page, '/en/clock-hands/');
  const exercise = await openExercise(page, 'second-shadow');
  await exercise.locator('.another').click();
  const { texts } = (await getState(exercise)).case;
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  for (const id of await getIds(page)) await expect(getDisclosure(page, id).locator(`#exercise-${id}`)).toBeVisible();
  const key = page.locator('.answer-key');
  await expect(key).toBeVisible();
  await expect(key.locator('dd')).toHaveCount((await getIds(page)).length);
  await expect(key.locator('dt', { hasText: /^3\.1 .*2$/ }).locator('+ dd')).toHaveText(texts['answer'] ?? '');
  const before = await key.locator('dd').allInnerTexts();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect((await key.locator('dd').allInnerTexts()).slice(1)).toEqual(before.slice(1));
  expect((await key.locator('dd').allInnerTexts())[0]).not.toBe(before[0]);
});

test.describe('failed loads', () => {
  test.use({ expectedComplaints: /404|cannot be shown/ });

  test("an exercise that fails to load says so, and is retried when it's reopened", async ({ page }) => {
    await page.route('**/second-shadow.json', (route) => route.fulfill({ status: 404 }));
    await open(page, '/en/clock-hands/');
    const fold = getDisclosure(page, 'second-shadow');
    await fold.locator('summary').click();
    await expect(fold.getByTestId('exercise-fault')).toBeVisible();
    await expect(fold.locator('.still')).toBeVisible();
    await page.unroute('**/second-shadow.json');
    await fold.locator('summary').click();
    await failAndSolve(await openExercise(page, 'second-shadow'));
    await expect(fold.getByTestId('exercise-fault')).toHaveCount(0);
  });
});
