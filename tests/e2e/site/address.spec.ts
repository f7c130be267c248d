import { readMessages } from '../../support/messages.js';
import { hydrateAll, chapter, expect, openSettings, test, type, openPage, openFigure } from '../fixtures.js';
import { drag, pointOn } from '../gestures.js';

const words = readMessages('en');

test('a URL restores the state', async ({ page }) => {
  const clock = await openFigure(
    page,
    chapter('en', '?position=123.5&dimensions=8&base=500&layout=halves'),
    'pe-clock',
  );
  await expect(clock.getByRole('textbox', { name: 'Position', exact: true })).toHaveValue('123.5');
  await openSettings(clock);
  await expect(clock.getByRole('textbox', { name: 'Dimensions', exact: true })).toHaveValue('8');
  await expect(clock.getByRole('textbox', { name: 'Base', exact: true })).toHaveValue('500');
  await expect(clock.getByRole('radio', { name: 'halves' })).toBeChecked();
});

test('an invalid or unknown URL parameter gives the default and a message', async ({ page }) => {
  await openFigure(
    page,
    chapter('en', '?position=-3&dimensions=64&layout=sideways&other=kept&clock.data-prepared=1'),
    'pe-clock',
  );
  const notice = page.locator('.notice');
  await expect(notice).toContainText('Position');
  await expect(notice).toContainText('-3');
  await expect(notice).toContainText('sideways');
  await expect(notice).toContainText('clock.data-prepared');
  const clock = page.locator('pe-clock').first();
  await expect(clock.getByRole('textbox', { name: 'Position', exact: true })).toHaveValue('37');
  await openSettings(clock);
  await expect(clock.getByRole('textbox', { name: 'Dimensions', exact: true })).toHaveValue('64');
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
});

test('going back from an in-page link keeps state and URL', async ({ page }) => {
  await openFigure(page, chapter('en', '?position=99'), 'pe-clock');
  await page.evaluate(() => (location.hash = 'clock'));
  const position = page.locator('pe-clock').first().getByRole('textbox', { name: 'Position', exact: true });
  await expect(position).toHaveValue('99');
  await type(position, '50');
  await expect(page).toHaveURL(/\?position=50#clock$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?position=50$/);
  await expect(position).toHaveValue('50');
});

test('the language switch keeps page and state', async ({ page }) => {
  await openFigure(page, chapter('en', '?position=98'), 'pe-clock');
  const position = page.locator('pe-clock').first().getByRole('textbox', { name: 'Position', exact: true });
  await expect(position).toHaveValue('98');
  // Set and left at once, before the URL is updated.
  await type(position, '99');
  await page.getByRole('link', { name: '繁體中文' }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/zh-hant\/clock-hands\/\?position=99/);
  await hydrateAll(page);
  await expect(page.locator('pe-clock').first().getByRole('textbox', { name: '位置', exact: true })).toHaveValue('99');
});

test('the home page remembers the chosen language', { tag: '@more' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/\/zh-hans\/$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/zh-hans\/$/);
});

test('an inline number can be dragged and stepped by keys, and figures follow', async ({ page }) => {
  await openFigure(page, chapter('en'), 'pe-clock');
  const scrub = page.locator('pe-scrub').first().getByRole('slider');
  await scrub.scrollIntoViewIfNeeded();
  await scrub.press('ArrowUp');
  await expect(page.locator('pe-scrub').first()).toHaveText('38');
  const [x, y] = await pointOn(scrub);
  await drag(page, [x, y], [x + 60, y]);
  await expect(page.locator('pe-scrub').first()).toHaveText('48');
  await expect(page.locator('pe-clock').first().getByRole('textbox', { name: 'Position', exact: true })).toHaveValue(
    '48',
  );
});

test("the context-menu button doesn't start a drag", { tag: '@more' }, async ({ page }) => {
  await openPage(page, chapter('en'));
  const scrub = page.locator('pe-scrub').first().getByRole('slider');
  await scrub.scrollIntoViewIfNeeded();
  const [x, y] = await pointOn(scrub);
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(x + 60, y, { steps: 6 });
  await expect(page.locator('pe-scrub').first()).toHaveText('37');
  await openPage(page, '/en/position-blind/');
  const words = page.locator('pe-shuffle .chip');
  await words.first().scrollIntoViewIfNeeded();
  const [from, to] = [(await words.first().boundingBox())!, (await words.last().boundingBox())!];
  await page.mouse.up({ button: 'right' });
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(to.x + to.width - 5, to.y + 10, { steps: 6 });
  await expect(words.first()).toHaveText('I');
});

test('a prediction is a line that opens in place: the question, then its answers, then what a choice reveals', async ({
  page,
}) => {
  await page.goto(chapter('en'));
  const question = page.locator('pe-predict').first();
  const answers = question.getByRole('listitem').getByRole('button');
  const reveal = question.locator('.reveal > p:not(.verdict)').last();
  await expect(answers).toHaveCount(0);
  await expect(reveal).toBeHidden();
  await question.getByRole('button', { name: 'Take a guess' }).press('Enter');
  await expect(answers.first()).toBeFocused();
  await expect(reveal).toBeHidden();
  await answers.first().press('Enter');
  await expect(reveal).toBeVisible();
  await expect(question.locator('.verdict')).toBeFocused();
  await expect(question.locator('[data-verdict=right]')).toHaveCount(1);
  await expect(question.locator('.ask')).toBeHidden();
});

test('what a prediction hides shows without a guess, too', async ({ page }) => {
  await page.goto(chapter('en'));
  const question = page.locator('pe-predict').first();
  await page.evaluate(() =>
    document.addEventListener('guess-committed', () => Object.assign(window, { guessed: true })),
  );
  await question.getByRole('button', { name: words['predict.show'] }).press('Enter');
  await expect(question.locator('.verdict')).toHaveText(words['predict.shown']);
  await expect(question.locator('.verdict')).toBeFocused();
  await expect(question.locator('[data-verdict=right]')).toHaveCount(1);
  expect(await page.evaluate(() => 'guessed' in window)).toBe(false);
});

test("a guess fires an event with the answer and whether it's right", { tag: '@more' }, async ({ page }) => {
  await openPage(page, '/en/gps/');
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('guess-committed', (event) => resolve((event as CustomEvent).detail), { once: true }),
      ),
  );
  const question = page.locator('pe-predict[answer="2"]').first();
  await question.locator('.guess').press('Enter');
  await question.getByRole('listitem').getByRole('button').nth(1).press('Enter');
  expect(await heard).toEqual({ guess: 2, right: true });
});
