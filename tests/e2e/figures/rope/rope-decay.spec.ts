import type { Locator } from '@playwright/test';

import { choose, openSettings, type } from '../../fixtures.js';
import { drag, pointOn } from '../../gestures.js';
import { expect, test } from '../alone.js';

const reading = (figure: Locator): Locator => figure.locator('.reading');
const pad = (figure: Locator): Locator => figure.getByRole('slider', { name: 'agreement' });

test("one word decays, random words don't, and the height stays @rope-decay", async ({ alone }) => {
  const figure = await alone('pe-rope-decay');
  const height = async () => (await figure.boundingBox())!.height;
  const before = await height();
  await expect(reading(figure)).toHaveText('Far words count less than near ones.');
  await figure.getByText('same word').click();
  await expect(reading(figure)).toContainText('It falls on average, but rises at');
  expect(await height()).toBe(before);
  await figure.getByText('random words').click();
  await expect(reading(figure)).toContainText('nothing decays');
  expect(await height()).toBe(before);

  await openSettings(figure);
  const details = figure.locator('.details');
  const first = await details.innerText();
  await type(figure.getByRole('textbox', { name: 'Seed' }), '2');
  await expect(details).not.toHaveText(first);
  await figure.getByRole('radio', { name: '256', exact: true }).check();
  await expect(figure.locator('.label.x').nth(4)).toHaveText('256');
  await choose(figure, 'Data as table');
  await expect(figure.getByRole('columnheader', { name: 'standard deviation' })).toBeVisible();
});

test('titles are capitalized', { tag: ['@rope-decay', '@more'] }, async ({ alone }) => {
  const figure = await alone('pe-rope-decay words="drawn"');
  const title = figure.locator('.pairs .label.title.y');
  const firstLetter = () => title.evaluate((label) => getComputedStyle(label, '::first-letter').textTransform);
  await expect(title).toHaveText('agreement');
  expect(await firstLetter()).toBe('uppercase');
});

test('the score follows strengths drawn by mouse and keys, with undo @rope-decay', async ({ page, alone }) => {
  const figure = await alone('pe-rope-decay strengths="0 0 0 0 0 -1 -1 -1"');
  await expect(reading(figure)).toContainText('Far words count more than near ones.');
  await drag(page, await pointOn(pad(figure), 0.003, 0.01), await pointOn(pad(figure), 0.997, 0.01));
  await expect(reading(figure)).toContainText('Far words count less than near ones.');
  await figure.getByRole('button', { name: 'Undo' }).click();
  await expect(reading(figure)).toContainText('Far words count more than near ones.');
  await figure.getByRole('button', { name: 'Clear' }).click();
  await expect(reading(figure)).toContainText('about as much');

  // A single height applies to all pairs: a fifth of a word's score with itself.
  await pad(figure).press('End');
  await pad(figure).press('Shift+ArrowUp');
  await expect(pad(figure)).toHaveAttribute('aria-valuetext', 'pair 31: 0.20');
  await openSettings(figure);
  await expect(figure.locator('.details')).toContainText('score 1.60 at distance 0');
});

test('mouse and keys rotate the key, and its best score follows @rope-decay', async ({ page, alone }) => {
  const figure = await alone('pe-rope-decay words="drawn" strengths="1 1" reach="256"');
  const turn = figure.getByRole('slider', { name: 'Turn of the key' });
  await turn.press('ArrowRight');
  await expect(reading(figure)).toHaveText('The score is highest at distance 1.');
  await page.mouse.click(...(await pointOn(turn)));
  await expect(reading(figure)).toHaveText(/at distance 12[5-9]\./);
  await expect(figure.locator('.label.turn')).toHaveText(/^key turned by 12[5-9] positions$/);
  await choose(figure, 'Reset');
  await expect(reading(figure)).toHaveText('Far words count less than near ones.');
  await expect(figure.locator('.label.turn')).toHaveCount(0);
});
