import type { Locator, Page } from '@playwright/test';

import { getState, failAndSolve, openExercise } from '../exercises/exercise-drivers.js';
import { expect, hold, languages, openSettings, revealAll, test, openPage, openFigure, more } from '../fixtures.js';

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

test('the button that shows the hidden position keeps the focus', { tag: '@more' }, async ({ page }) => {
  const figure = await openFigure(page, '/en/gps/', 'pe-receiver');
  await press(figure.getByRole('button', { name: words['receiver.reveal'] }));
  const again = figure.getByRole('button', { name: words['receiver.again'] });
  await expect(again).toBeFocused();
  await press(again);
  await expect(again).toBeFocused();
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

test('a slider ignores keys with Ctrl or Alt', async ({ page }) => {
  const figure = await openFigure(page, '/en/clock-hands/?position=37', 'pe-clock');
  const slider = figure.locator("pe-number-field[field='position'] .slider");
  const held = ['Alt+ArrowLeft', 'Control+ArrowLeft', 'Control+Home', 'Control+End'];
  for (const key of held) {
    await slider.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', '37');
    await expect(slider).toHaveJSProperty('value', '37');
  }
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '38');
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

for (const [path, tag, control] of [
  ['/en/position-blind/', 'pe-shuffle', '.chip >> nth=1'],
  ['/en/heat-map/', 'pe-heatmap', '[role=application]'],
] as const) {
  test(`${tag} leaves keys with Ctrl, Alt or Command to the browser`, more(tag !== 'pe-heatmap'), async ({ page }) => {
    const figure = await openFigure(page, path, tag);
    await revealAll(page);
    const taken = await figure
      .locator(control)
      .first()
      .evaluate((element) => {
        const press = (key: string, held: KeyboardEventInit = {}): boolean =>
          !element.dispatchEvent(
            new KeyboardEvent('keydown', { key, ...held, bubbles: true, composed: true, cancelable: true }),
          );
        const held = [{ ctrlKey: true }, { altKey: true }, { metaKey: true }];
        const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', '+', '-', 'Enter'];
        return {
          own: press('ArrowRight'),
          browsers: keys.filter((key) => held.some((modifier) => press(key, modifier))),
        };
      });
    expect(taken).toEqual({ own: true, browsers: [] });
  });
}
