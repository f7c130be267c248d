import type { Page } from '@playwright/test';

import type { ChoiceSpec } from '../../../web/exercises/kinds/choice.js';
import { getSpecs, specs } from '../../support/exercises.js';
import { replies } from '../../support/exercise-replies.js';
import { expect, languages, test } from '../fixtures.js';
import { getState, failAndSolve, getDisclosure, getIds, solve, openExercise } from './exercise-drivers.js';

// Covers that mouse and keys reach the logic of each kind. The logic of every exercise in every language is tested in
// tests/unit/exercises/every-exercise.document.test.ts.

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Exercises of a chapter load when they're near, those of the exercises page at once.
  if (!path.includes('/exercises/')) await page.locator('section.exercises').scrollIntoViewIfNeeded();
  await expect(page.locator('pe-progress:defined')).toHaveCount(1);
}

for (const [index, kind] of Object.keys(replies).entries()) {
  const { folder } = languages[index % languages.length]!;
  test(`an exercise of kind ${kind} accepts right and rejects wrong replies (${folder})`, async ({ page }) => {
    const id = specs.find((spec) => spec.kind === kind)?.id ?? '';
    await open(page, `/${folder}/exercises/?exercise=${id}`);
    const exercise = await openExercise(page, id);
    await failAndSolve(exercise);
    await expect(exercise).not.toContainText(/exercise\.|\{[a-z][a-z0-9]+\}|undefined|NaN/i);
    const another = exercise.locator('.another');
    if ((await another.count()) === 0) return;
    const before = (await getState(exercise)).case.seed;
    await another.click();
    expect((await getState(exercise)).case.seed).toBe(before + 1);
    await solve(exercise);
  });
}

test('an exercise with several right options accepts right and rejects wrong replies', async ({ page }) => {
  const id = getSpecs<ChoiceSpec>('choice').find(({ several }) => several === true)?.id ?? '';
  await open(page, `/en/exercises/?exercise=${id}`);
  await failAndSolve(await openExercise(page, id));
});

test('a chapter ends with its exercises, collapsed to their titles', async ({ page }) => {
  await open(page, '/en/clock-hands/');
  const ids = await getIds(page);
  expect(ids.length).toBeGreaterThanOrEqual(3);
  const texts = page.locator('details.fold [id^=exercise-]');
  await expect(texts).toHaveCount(ids.length);
  await expect(texts.locator('visible=true')).toHaveCount(0);
  await failAndSolve(await openExercise(page, ids[0] ?? ''));
  await expect(page.locator('pe-progress .marks [data-solved=true]')).toHaveCount(1);
  await expect(page.locator('.fold .solved:visible')).toHaveCount(1);
  await page.reload();
  await page.locator('section.exercises').scrollIntoViewIfNeeded();
  await expect(getDisclosure(page, ids[0] ?? '').locator('.solved')).toBeVisible();
});

test('the worked answer links to its section on the same page', { tag: '@more' }, async ({ page }) => {
  await open(page, '/en/clock-hands/?clock.position=5');
  const exercise = await openExercise(page, 'second-shadow');
  await exercise.getByRole('button', { name: languages[0].words['exercise.worked'] }).click();
  await page.evaluate(() => Object.assign(window, { still: 'here' }));
  await exercise.getByRole('link', { name: languages[0].words['exercise.section'] }).click();
  await expect(page.locator('#two-shadows-of-one-hand')).toBeInViewport();
  await expect(page.locator('#two-shadows-of-one-hand')).toBeFocused();
  expect(await page.evaluate(() => 'still' in window)).toBe(true);
});
