import { expect, type Locator, type Page } from '@playwright/test';

import {
  readExerciseState,
  repliesTo,
  type ExerciseState,
  type Reply,
  type WrongReply,
} from '../../support/exercise-replies.js';

/** The collapsed exercise: its title and content. */
export const getDisclosure = (page: Page | Locator, id: string): Locator =>
  page.locator(`details.fold[data-exercise="${id}"]`);

/** Opens an exercise if it's collapsed. Resolves when it's interactive. */
export async function openExercise(page: Page | Locator, id: string): Promise<Locator> {
  const fold = getDisclosure(page, id);
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
  const exercise = fold.locator(`#exercise-${id}[titled]`);
  await expect(exercise.locator('.check')).toBeVisible();
  return exercise;
}

/** The IDs of the exercises in a part of the page. */
export const getIds = (part: Page | Locator): Promise<string[]> =>
  part
    .locator('details.fold')
    .evaluateAll((folds) => folds.map((fold) => (fold as HTMLDetailsElement).dataset['exercise'] ?? ''));

export const getState = (exercise: Locator): Promise<ExerciseState> => exercise.evaluate(readExerciseState);

async function tick(exercise: Locator, at: ExerciseState, options: readonly number[]): Promise<void> {
  const boxes = exercise.locator('.options input');
  for (const [place, option] of (at.order ?? []).entries()) {
    const box = boxes.nth(place);
    if (options.includes(option)) await box.check({ force: true });
    else if (at.spec.several) await box.uncheck({ force: true });
  }
}

/** Moves each item to its place with the arrow keys. */
async function arrange(exercise: Locator, right: readonly number[]): Promise<void> {
  for (const [place, item] of right.entries()) {
    for (let at = (await getState(exercise)).order?.indexOf(item) ?? 0; at > place; --at)
      await exercise.locator(`#up-${item}`).press('ArrowUp');
  }
}

async function write(exercise: Locator, source: string): Promise<void> {
  const open = exercise.locator('.open');
  if ((await open.count()) > 0) await open.click();
  await exercise.locator('.cm-content').fill(source);
}

/** Selects a line, and a fix once the line is found. */
async function pick(exercise: Locator, line: number): Promise<void> {
  await exercise
    .locator('.lines input')
    .nth(line - 1)
    .check({ force: true });
}

async function mend(exercise: Locator, at: ExerciseState, repair: number): Promise<void> {
  if ((await exercise.locator('.repairs').count()) === 0) {
    await pick(exercise, at.spec.line ?? 0);
    await exercise.locator('.check').click();
  }
  await exercise
    .locator('.repairs input')
    .nth((at.order ?? []).indexOf(repair))
    .check({ force: true });
}

/** Draws heights (fractions of the pad) from left to right. */
async function sketch(exercise: Locator, curve: readonly number[]): Promise<void> {
  const again = exercise.locator('.again');
  if ((await again.count()) > 0) await again.click();
  const pad = exercise.locator('.pad');
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const heights = curve.filter((_, column) => column % 6 === 0 || column === curve.length - 1);
  const { mouse } = exercise.page();
  for (const [column, share] of heights.entries()) {
    const at = [x + 1 + ((width - 2) * column) / (heights.length - 1), y + height * (1 - share)] as const;
    await mouse.move(...at);
    if (column === 0) await mouse.down();
  }
  await mouse.up();
}

/** Enters a reply like a reader, without checking it. */
async function enterReply(exercise: Locator, at: ExerciseState, reply: Reply): Promise<void> {
  if ('text' in reply) await exercise.getByRole('textbox').fill(reply.text);
  else if ('options' in reply) await tick(exercise, at, reply.options);
  else if ('order' in reply) await arrange(exercise, reply.order);
  else if ('source' in reply) await write(exercise, reply.source);
  else if ('line' in reply) await pick(exercise, reply.line);
  else if ('repair' in reply) await mend(exercise, at, reply.repair);
  else await sketch(exercise, reply.heights);
}

/** Expects the solved state: shown by the exercise itself, or by its title in the tour. */
async function expectSolved(exercise: Locator): Promise<void> {
  const tick = (await exercise.getAttribute('titled')) === null ? '.tick' : 'xpath=..//*[@class="solved"]';
  await expect(exercise.locator(tick)).toContainText('✓');
  await expect(exercise.locator(tick)).toBeVisible();
}

/** The last wrong reply per form (such as a line and a fix), since each has its own controls. */
const lastOfEachForm = (wrong: readonly WrongReply[]): WrongReply[] => [
  ...new Map(wrong.map((each) => [Object.keys(each.reply).join(), each])).values(),
];

/**
 * Gives a wrong reply of each form, then the right one. tests/unit/exercises/every-exercise.document.test.ts tries all
 * wrong replies, which is cheaper there.
 */
export async function failAndSolve(exercise: Locator): Promise<void> {
  const at = await getState(exercise);
  const feedback = exercise.locator('.feedback');
  for (const { reply, because } of lastOfEachForm(repliesTo(at).wrong)) {
    await enterReply(exercise, at, reply);
    await exercise.locator('.check').click();
    await expect(feedback, at.spec.id).toHaveAttribute('data-right', 'false');
    if (because !== undefined) await expect(exercise.locator(`> [slot="${because}"]`), at.spec.id).toBeVisible();
  }
  await solve(exercise);
}

/** Gives the right reply for the current numbers. */
export async function solve(exercise: Locator): Promise<void> {
  const at = await getState(exercise);
  await enterReply(exercise, at, repliesTo(at).right);
  await exercise.locator('.check').click();
  const feedback = exercise.locator('.feedback');
  await expect(feedback, `${at.spec.id}, seed ${at.case.seed}`).toHaveAttribute('data-right', 'true');
  await expectSolved(exercise);
}
