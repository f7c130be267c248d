import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

import { asked, failAndSolve } from './exercise-drivers.js';
import { expect, languages, test, visit } from '../fixtures.js';

const all = (folder: string, query = ''): string => `/${folder}/exercises/${query}`;
/** Chapters that have exercises: `clock-hands`. */
const chapters = readdirSync(new URL('../../../web/content/en/exercises/', import.meta.url))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace(/^\d+-|\.yaml$/g, ''));

const exercisesOf = (page: Page | Locator): Promise<Locator[]> => page.locator('[spec]').all();

async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  const exercises = page.locator('section.exercises');
  await exercises.first().scrollIntoViewIfNeeded();
  await expect(page.locator('[spec]:not(:defined)')).toHaveCount(0);
}

for (const { folder } of languages) {
  for (const chapter of chapters) {
    test(`every exercise of ${chapter} is failed and solved, twice (${folder})`, async ({ page }) => {
      await open(page, all(folder));
      const section = page.locator('section.exercises', { has: page.locator(`#exercises-${chapter}`) });
      const exercises = await exercisesOf(section);
      expect(exercises.length).toBeGreaterThan(0);
      for (const exercise of exercises) {
        await failAndSolve(exercise);
        await expect(exercise).not.toContainText(/exercise\.|\{[a-z][a-z0-9]+\}|undefined|NaN/i);
        const another = exercise.locator('.another');
        if ((await another.count()) === 0) continue;
        const before = (await asked(exercise)).case.seed;
        await another.click();
        expect((await asked(exercise)).case.seed).toBe(before + 1);
        await failAndSolve(exercise);
      }
    });
  }

  test(`a chapter ends with its exercises (${folder})`, async ({ page }) => {
    await open(page, `/${folder}/clock-hands/`);
    const count = await page.locator('main [spec]').count();
    expect(count).toBeGreaterThanOrEqual(3);
    const exercise = page.locator('main [spec]').first();
    await failAndSolve(exercise);
    await expect(page.locator('pe-progress .marks [data-solved=true]')).toHaveCount(1);
  });
}
