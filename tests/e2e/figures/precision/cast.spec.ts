import type { Locator } from '@playwright/test';

import { choose, openSettings, type } from '../../fixtures.js';
import { drag, pointOn } from '../../gestures.js';
import { expect, test } from '../alone.js';

const station = (figure: Locator, name: string): Locator => figure.getByRole('checkbox', { name });
const verdict = (figure: Locator): Locator => figure.locator('.verdict');
const offset = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Position of the key' });
const hands = (figure: Locator): Locator => figure.getByRole('img', { name: 'Hands of the query' });

test('two stages must be exact, and they suffice to restore the score @cast', async ({ page, alone }) => {
  const figure = await alone('pe-cast');
  await expect(verdict(figure)).toContainText('here, differently elsewhere');
  await figure.getByText('position', { exact: true }).click();
  await expect(station(figure, 'position')).not.toBeChecked();
  await expect(verdict(figure)).toContainText('here, differently elsewhere');
  await station(figure, 'angle').focus();
  await page.keyboard.press('Space');
  await expect(verdict(figure)).toContainText('nearly alike everywhere');
  for (const name of ['frequency', 'cos, sin', 'rotation', 'turned q, k']) await station(figure, name).uncheck();
  await expect(verdict(figure)).toHaveText('No error anywhere.');
  await openSettings(figure);
  await expect(figure.locator('.reading')).toContainText('these formats cost nothing. The relative property holds');
  await figure.getByText('sinusoidal').click();
  await expect(station(figure, 'rotation')).toBeDisabled();
  await choose(figure, 'Reset');
  await expect(verdict(figure)).toContainText('here, differently elsewhere');
});

test('the offset can be dragged, set by keys and typed, and the hands follow @cast', async ({ page, alone }) => {
  const figure = await alone('pe-cast rounded="positions"');
  await expect(hands(figure)).toHaveAccessibleName(/hand 0: off by [\d.]+ turns/);
  const box = figure.locator('.box');
  await drag(page, await pointOn(box), await pointOn(box, 0.003));
  await expect(hands(figure)).not.toHaveAccessibleName(/turns/);
  await offset(figure).press('Home');
  await expect(offset(figure)).toHaveAttribute('aria-valuenow', '0');
  await expect(offset(figure)).toHaveAttribute('aria-valuetext', '0');
  await offset(figure).press('End');
  await expect(offset(figure)).toHaveAttribute('aria-valuenow', '131072');
  await openSettings(figure);
  await type(figure.getByRole('textbox', { name: 'Position of the key' }), '16384');
  await expect(figure.locator('.reading')).toContainText('With the key at 16,384');
  await type(figure.getByRole('textbox', { name: 'Position of the key' }), '131073');
  await expect(figure.getByText(/must be a whole number from 0 to 131,072/)).toBeVisible();
  await expect(offset(figure)).toHaveAttribute('aria-valuenow', '16384');
  await choose(figure, 'Data as table');
  await expect(figure.getByRole('columnheader', { name: 'Error as a share of the score' })).toBeVisible();
});

test('a hand can be turned: the fast one moves the offset a little, the slow one far @cast', async ({
  page,
  alone,
}) => {
  const figure = await alone('pe-cast offset="0" rounded="none" base="100"');
  const turned = async (dial: Locator): Promise<number> => {
    await drag(page, await pointOn(dial, 0.5, 0.2), await pointOn(dial, 0.8, 0.5));
    return Number(await offset(figure).getAttribute('aria-valuenow'));
  };
  const fast = await turned(hands(figure).locator('svg').first());
  expect(fast).toBe(2);
  expect(await turned(hands(figure).locator('svg').last())).toBeGreaterThan(100);
});
