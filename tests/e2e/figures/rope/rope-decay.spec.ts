import type { Locator } from '@playwright/test';

import { drag, pointOn } from '../../gestures.js';
import { expect, test } from '../alone.js';

const reading = (figure: Locator): Locator => figure.locator('.reading');
const pad = (figure: Locator): Locator => figure.getByRole('slider', { name: 'agreement' });

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
  await pad(figure).press('End');
  await pad(figure).press('Shift+ArrowUp');
  await expect(pad(figure)).toHaveAttribute('aria-valuetext', 'pair 31: 0.20');
});
