import type { Locator, Page } from '@playwright/test';

import { getState, failAndSolve, openExercise } from '../exercises/exercise-drivers.js';
import { expect, hold, languages, openSettings, test, openPage, openFigure } from '../fixtures.js';

const { words } = languages[0];

async function getExercise(page: Page, id: string): Promise<Locator> {
  await openPage(page, `/en/exercises/?exercise=${id}&seed=3`);
  const exercise = page.locator(`#exercise-${id}`);
  await expect(exercise.locator('.check')).toBeVisible();
  return exercise;
}

/** A button that a click disables loses the focus in the next frame, one that's removed immediately. */
async function press(button: Locator): Promise<void> {
  await button.press('Enter');
  await button.page().evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
}

test('the button that steps back to 0 keeps the focus and stops there', async ({ page }) => {
  const figure = await openFigure(page, '/en/clock-hands/?position=1', 'pe-counter');
  const back = figure.getByRole('button', { name: words['counter.back'] });
  await press(back);
  await expect(figure.locator('.number-read')).toContainText('0');
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await expect(back).toBeFocused();
  await back.press('Enter');
  await expect(figure.locator('.number-read')).toContainText('0');
});

test('adding and removing waves keeps the focus in the list', { tag: '@more' }, async ({ page }) => {
  const figure = await openFigure(page, '/en/clock-hands/?waves.dimensions=4&waves.chosen=0,1', 'pe-waves');
  await openSettings(figure);
  const add = figure.getByRole('button', { name: words['waves.add'] });
  await press(figure.getByRole('button', { name: words['waves.remove'].replace('{dimension}', '1'), exact: true }));
  await expect(add).toBeFocused(); // nothing more to remove
  await press(add);
  await expect(add).toBeFocused();
  while (await add.isVisible()) await press(add);
  await expect(figure.locator('.lines .remove').last()).toBeFocused();
  await press(figure.locator('.lines .remove').last());
  await expect(figure.locator('.lines .remove').last()).toBeFocused();
});

test('the confirmation for deleting progress returns the focus', { tag: '@more' }, async ({ page }) => {
  await openPage(page, '/en/exercises/');
  await failAndSolve(await openExercise(page, 'second-shadow'));
  const progress = page.locator('pe-progress');
  const forget = progress.getByRole('button', { name: words['progress.forget'] });
  await press(forget);
  await press(progress.getByRole('button', { name: words['progress.no'] }));
  await expect(forget).toBeFocused();
  await press(forget);
  await press(progress.getByRole('button', { name: words['progress.yes'] }));
  await expect(forget).toBeFocused();
  await expect(forget).toHaveAttribute('aria-disabled', 'true');
  await forget.press('Enter');
  await expect(progress.getByRole('button', { name: words['progress.yes'] })).toBeHidden();
});

test('Enter on the buggy line moves the focus to its fixes', async ({ page }) => {
  const exercise = await getExercise(page, 'which-side');
  const { spec } = await getState(exercise);
  const line = exercise.locator('.lines input').nth((spec.line ?? 0) - 1);
  await line.press('Space');
  await press(line);
  await expect(exercise.locator('.repairs input').first()).toBeFocused();
});

test('checking code opens its editor, and the focus stays on the button', { tag: '@more' }, async ({ page }) => {
  const exercise = await getExercise(page, 'write-encode');
  await press(exercise.locator('.check'));
  await expect(exercise.locator('.cm-content')).toBeVisible();
  await expect(exercise.locator('.feedback .sentence')).toBeVisible();
  await expect(exercise.locator('.check')).toBeFocused();
});

test('a slow editor takes over text and caret', { tag: '@more' }, async ({ page }) => {
  const arrive = await hold(page, /code-editor/);
  const exercise = await getExercise(page, 'write-encode');
  await press(exercise.locator('.open'));
  await expect(exercise.locator('textarea')).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('// one');
  arrive();
  await expect(exercise.locator('.cm-content')).toBeFocused();
  await page.keyboard.type(' line');
  await expect(exercise.locator('.cm-content')).toContainText('// one line');
});

test('the table of contents closes when Tab leaves it', { tag: '@more' }, async ({ page }) => {
  await openPage(page, '/en/exercises/');
  const contents = page.locator('details.contents');
  await contents.locator('summary').press('Enter');
  await contents.getByRole('link').last().focus();
  await expect(contents).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(contents).not.toHaveAttribute('open');
  await expect(page.locator('.languages a').first()).toBeFocused();
});

test('a verdict with the same words is announced again', async ({ page }) => {
  const exercise = await getExercise(page, 'second-shadow');
  const sentence = exercise.locator('.feedback .sentence');
  await exercise.getByRole('textbox').fill('1234567');
  await exercise.locator('.check').click();
  const first = await sentence.elementHandle();
  await exercise.getByRole('textbox').fill('1234568');
  await exercise.locator('.check').click();
  await expect(sentence).toHaveText(`×${words['exercise.wrong']}`);
  // Live regions announce inserted nodes.
  await expect.poll(() => first.evaluate((element) => element.isConnected)).toBe(false);
});
