import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { asked, bringDesk, failAndSolve, unfold } from './exercise-drivers.js';
import { expect, languages, test, visit } from '../fixtures.js';
import { expectNothingOfAxe, expectToFit, smallControls } from '../looks.js';

const words = languages[0].words;

async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.locator('html')).not.toHaveAttribute('data-one');
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a set by link shows its exercises in its order under its title, and the work on it is handed in', async ({
  page,
}) => {
  const { folder, words: own } = languages[2];
  const title = '第三週 <b>';
  await open(page, `/${folder}/exercises/?set=who-bites,second-shadow:3&title=${encodeURIComponent(title)}`);
  await expect(page.locator('.fold:visible')).toHaveCount(2);
  expect(
    await page
      .locator('.fold:visible')
      .evaluateAll((folds) => folds.map((fold) => (fold as HTMLElement).dataset['exercise'])),
  ).toEqual(['who-bites', 'second-shadow']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('.notice')).toHaveCount(0);
  const exercise = await unfold(page, 'second-shadow');
  expect((await asked(exercise)).case.seed).toBe(3);
  await exercise.locator('.hint').click();
  await failAndSolve(exercise);

  const handIn = await bringDesk(page, 'pe-hand-in');
  await expect(handIn.getByRole('checkbox')).not.toBeChecked();
  await handIn.getByRole('textbox').fill('王小明');
  await expect(handIn.locator('pre')).toContainText(own['handin.untouched']);
  const save = handIn.getByRole('button', { name: own['handin.save'] });
  const { name, text } = await downloaded(page, () => save.click());
  expect(name).toBe('exercises-王小明.json');
  const summary = JSON.parse(text) as { exercises: { attempts: number }[] };
  expect(summary).toMatchObject({
    ...{ version: 1, learner: '王小明', title, set: 'who-bites,second-shadow:3' },
    exercises: [{ exercise: 'second-shadow', seed: 3, hints: 1, solved: expect.stringMatching(/Z$/) as unknown }],
  });
  expect(summary.exercises[0]?.attempts).toBeGreaterThan(1);
  expect(text).not.toMatch(/seconds|timed/);
  await handIn.getByRole('checkbox').check();
  await expect(handIn.getByRole('checkbox')).toBeChecked();
  expect((await downloaded(page, () => save.click())).text).toContain('"timed": true');
  await expectNothingOfAxe(page, 'main');
  await expectToFit(page, 320);
  expect(await smallControls(page, 'pe-hand-in, .desk > summary, button.button')).toEqual([]);
});

test('a set with numbers of its own ticks what was solved with these numbers', { tag: '@more' }, async ({ page }) => {
  const tick = page.locator('.fold[data-exercise=second-shadow] .solved');
  const count = page.locator('.set pe-progress .count');
  await open(page, '/en/exercises/?set=second-shadow:3');
  await failAndSolve(await unfold(page, 'second-shadow'));
  await expect(tick).toBeVisible();
  await expect(count).toHaveText('1 of 1 solved');
  await open(page, '/en/exercises/?set=second-shadow:4');
  await expect(count).toHaveText('0 of 1 solved');
  await expect(tick).toBeHidden();
  await open(page, '/en/exercises/?set=second-shadow');
  await expect(tick).toBeVisible();
});

test(
  'what a set cannot have is told in a sentence each, and the rest of it is shown',
  { tag: '@more' },
  async ({ page }) => {
    await open(page, '/en/exercises/?set=nobody,second-shadow:0,second-shadow');
    await expect(page.locator('.notice')).toContainText('set must name exercises of this page, got nobody.');
    await expect(page.locator('.notice')).toContainText('must be a whole number from 1 to 999,999, got 0;');
    await expect(page.locator('.notice')).toContainText('set must name each exercise once, got second-shadow again.');
    await expect(page.locator('.fold:visible')).toHaveCount(1);
  },
);

test('a set is made by keyboard, and its link opens it', { tag: '@more' }, async ({ page }) => {
  await open(page, '/en/exercises/');
  const maker = await bringDesk(page, 'pe-set-maker');
  for (const name of [/^3\.1 /, /^1\.1 /]) {
    await maker.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
  }
  const up = maker.getByRole('button', { name: /^Move up: 1\.1 / });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(maker.getByRole('status').last()).toContainText('place 1 of 2');
  await expect(up).toBeFocused();
  const seed = maker.getByRole('textbox', { name: /^Seed, 3\.1 / });
  await seed.fill('0');
  await expect(maker.locator('.refusal')).toHaveText('Seed must be a whole number from 1 to 999,999, got 0');
  await seed.fill('7');
  await expect(maker.locator('.refusal')).toHaveCount(0);
  await maker.getByRole('textbox', { name: words['set.title'] }).fill('Week 2 & 3');
  const link = (await maker.locator('.link a').getAttribute('href')) ?? '';
  expect(link).toMatch(/\/en\/exercises\/\?set=[a-z-]+,[a-z-]+:7&title=Week%202%20%26%203$/);
  await expect(maker.getByRole('img', { name: words['set.code'] })).toBeVisible();
  await expectNothingOfAxe(page, 'pe-set-maker');
  for (const width of [320, 768]) await expectToFit(page, width);
  expect(await smallControls(page, 'button, .tick, input:not([type=checkbox])')).toEqual([]);
  await maker.getByRole('button', { name: /^Take out: 1\.1 / }).click();
  await expect(maker.locator('ol > li')).toHaveCount(1);

  await open(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Week 2 & 3');
  await expect(page.locator('.fold:visible')).toHaveCount(2);
  await expect(page.locator('.fold:visible').nth(1).locator('summary .number')).toHaveText('3.1');
});

test(
  'a teacher sees who is stuck where; foreign files are named, and names are text',
  { tag: '@more' },
  async ({ page }) => {
    await open(page, '/en/class/');
    const desk = page.locator('pe-class');
    const made = '2026-01-02T03:04:05Z';
    const file = (learner: string, exercises: object[]) => ({
      name: `${learner.length}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({
          ...{ tour: 'positional-encoding', file: 'exercise-summary', version: 1 },
          ...{ learner, made, set: 'second-shadow:3,who-bites', exercises },
        }),
      ),
    });
    const work = { exercise: 'second-shadow', seed: 3, attempts: 1, hints: 0 };
    const hostile = '<img src=x onerror=alert(1)>';
    await desk
      .locator('input[type=file]')
      .setInputFiles([
        file('Ada', [{ ...work, solved: made }]),
        file('=HYPERLINK("http://x")', [{ ...work, attempts: 4, hints: 2 }]),
        file(hostile, [{ ...work, attempts: 2 }]),
        { ...file('Eve', []), buffer: Buffer.from('{"solved":{}}') },
        file('Mallory', [{ ...work, seed: 0 }]),
      ]);
    await expect(desk.locator('tbody th')).toHaveText([/^=HYPERLINK/, /^<img src=x/, /^Ada/]);
    await expect(desk.locator('img')).toHaveCount(0);
    await expect(desk.locator('.refusals li')).toHaveText([
      "3.json is left out: it is no summary of this tour's exercises.",
      '7.json is left out: exercises[0].seed must be a whole number from 1 to 999,999, got 0.',
    ]);
    await expect(desk.locator('tfoot tr').nth(1).locator('td').nth(2)).toHaveText('2');
    await expectNothingOfAxe(page);
    for (const width of [320, 768, 1440]) await expectToFit(page, width);
    expect(await smallControls(page, '.button, .desk > summary')).toEqual([]);
    const { text } = await downloaded(page, () => desk.getByRole('button', { name: words['class.csv'] }).click());
    expect(text).toContain(`\r\n"'=HYPERLINK(""http://x"")",`);
    expect(await page.evaluate(() => [...Object.keys(localStorage)].filter((key) => key.includes('class')))).toEqual(
      [],
    );

    // A file that is dropped beside the field does not open in place of the page.
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'bob.json', { type: 'application/json' }));
      return transfer;
    }, file('Bob', []).buffer.toString());
    await page.dispatchEvent('h1', 'drop', { dataTransfer: data });
    await expect(desk.locator('tbody tr')).toHaveCount(4);
    await desk.getByRole('button', { name: words['class.clear'] }).click();
    await expect(desk.locator('table')).toHaveCount(0);
  },
);
