import { getState, failAndSolve } from '../exercises/exercise-drivers.js';
import { more } from '../fixtures.js';
import { expect, test } from './host.js';

const tag = (id: string, more = ''): string => `<pe-exercise exercise="${id}" ${more}><p>In the tour</p></pe-exercise>`;

test('an exercise on another origin can be solved', async ({ page, visit, tour, complaints }) => {
  await visit(tag('second-shadow', 'seed="3" lang="en"'));
  const exercise = page.locator('pe-exercise-number-embedded');
  await expect(exercise.getByRole('button', { name: 'Check' })).toBeVisible();
  expect((await getState(exercise)).case.seed).toBe(3);
  await failAndSolve(exercise);
  await expect(page.getByText('In the tour')).toBeVisible();
  await expect(exercise.getByRole('link', { name: 'Link to this exercise' })).toHaveAttribute(
    'href',
    `${tour}/en/exercises/?exercise=second-shadow&seed=3`,
  );
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(complaints).toEqual([]);
});

test('an embedded exercise follows its seed attribute', { tag: '@more' }, async ({ page, visit }) => {
  await visit(tag('second-shadow', 'seed="3" lang="zh-TW"'));
  const exercise = page.locator('pe-exercise-number-embedded');
  await expect(exercise.getByRole('button', { name: '檢查' })).toBeVisible();
  for (const seed of [3, 4]) {
    await page.locator('pe-exercise').evaluate((element, to) => element.setAttribute('seed', String(to)), seed);
    await expect.poll(async () => (await getState(exercise)).case.seed).toBe(seed);
    const { case: drawn } = await getState(exercise);
    const shown = exercise.locator('[slot="question"] [data-of="position"]').first();
    await expect(shown).toHaveText(drawn.texts['position']!);
  }
});

for (const [written, sentence] of [
  ['exercise="no-such-thing" lang="en"', 'There’s no exercise “no-such-thing”.'],
  ['exercise="second-shadow" seed="0" lang="en"', 'A seed must be a whole number from 1 to 999,999, not 0.'],
] as const) {
  test(
    `an exercise that can't be shown gives the reason: ${written}`,
    more(!written.includes('seed')),
    async ({ page, visit }) => {
      await visit(`<pe-exercise ${written}><p>In the tour</p></pe-exercise>`);
      await expect(page.locator('pe-exercise').getByRole('status')).toContainText(sentence);
      await expect(page.getByText('In the tour')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0);
    },
  );
}

test('an iframe shows an exercise with its seed, or an error', { tag: '@more' }, async ({ page, host, tour }) => {
  const frame = (query: string): string =>
    `<iframe src="${tour}/embed/?${query}" style="width: 600px; height: 700px" sandbox="allow-scripts allow-same-origin allow-popups"></iframe>`;
  await page.goto(host.publish(frame('exercise=second-shadow&seed=3&lang=en&theme=dark')));
  const exercise = page.frameLocator('iframe').locator('pe-exercise-number-embedded');
  await expect(exercise.getByRole('button', { name: 'Check' })).toBeVisible();
  await failAndSolve(exercise);
  await exercise.getByRole('button', { name: 'Another one like this' }).click();
  await exercise.getByRole('textbox').fill('1e7');
  await exercise.getByRole('textbox').press('Enter');
  await expect(exercise.locator('.feedback')).toHaveAttribute('data-right', 'false');
  await page.goto(`${tour}/embed/?exercise=no-such-thing&lang=en`);
  await expect(page.getByText('There’s no exercise “no-such-thing”.')).toBeVisible();
  await page.goto(`${tour}/embed/?exercise=second-shadow&seed=half&lang=en`);
  await expect(page.locator('.fault')).toContainText('seed can’t be half.');
});

test("an exercise's embed snippet reproduces what the reader saw", { tag: '@more' }, async ({ page, host, tour }) => {
  await page.goto(`${tour}/en/exercises/?exercise=second-shadow&seed=7`);
  const exercise = page.locator('#exercise-second-shadow');
  await exercise.getByText('Embed this', { exact: true }).click();
  const text = (await exercise.locator('.embed code').textContent()) ?? '';
  await page.goto(host.publish(`<!doctype html><html lang="fr"><link rel="icon" href="data:,">${text}`));
  const shown = page.locator('pe-exercise-number-embedded');
  await expect(shown.getByRole('button', { name: 'Check' })).toBeVisible();
  expect((await getState(shown)).case.seed).toBe(7);
});
