import type { Locator } from '@playwright/test';

import { choose, openSettings, type } from '../../fixtures.js';
import { drag, pointOn } from '../../gestures.js';
import { expect, test } from '../alone.js';

const reading = (figure: Locator): Locator => figure.locator('.reading');
const pad = (figure: Locator): Locator => figure.getByRole('slider', { name: 'agreement of q and k' });

test("one word decays, random words don't, and both say that q and k decide @rope-decay", async ({ alone }) => {
  const figure = await alone('pe-rope-decay');
  await expect(reading(figure)).toContainText('falls with distance on average, but not at every step');
  await figure.getByText('two random words').click();
  await expect(reading(figure)).toContainText('nothing decays. Rotation alone doesn’t make far words count less');
  const before = await reading(figure).innerText();
  await type(figure.getByRole('textbox', { name: 'Seed' }), '2');
  await expect(reading(figure)).not.toHaveText(before);
  await expect(reading(figure)).toContainText('nothing decays');

  await openSettings(figure);
  await figure.getByRole('radio', { name: '256', exact: true }).check();
  await expect(figure.locator('.label.x').nth(4)).toHaveText('256');
  await choose(figure, 'Data as table');
  await expect(figure.getByRole('columnheader', { name: 'standard deviation' })).toBeVisible();
  await expect(figure.getByRole('row')).toHaveCount(66);
});

test(
  'titles are capitalized, except vectors at the start of a Chinese title',
  { tag: ['@rope-decay', '@more'] },
  async ({ alone }) => {
    const figure = await alone('pe-rope-decay words="drawn"');
    const title = figure.locator('.pairs .label.title.y');
    const firstLetter = () => title.evaluate((label) => getComputedStyle(label, '::first-letter').textTransform);
    await expect(title).toHaveText('agreement of q and k');
    expect(await firstLetter()).toBe('uppercase');
    await figure.evaluate((element) => element.setAttribute('lang', 'zh-hans'));
    await expect(title).toHaveText('q 与 k 的一致程度');
    expect(await firstLetter()).toBe('none');
  },
);

test('the score follows strengths drawn by mouse and keys, with undo @rope-decay', async ({ page, alone }) => {
  const figure = await alone('pe-rope-decay words="drawn"');
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
  await expect(reading(figure)).toContainText('score 1.60 at distance 0');
});

test('mouse and keys rotate the key, and its best score follows @rope-decay', async ({ page, alone }) => {
  const figure = await alone('pe-rope-decay words="drawn" strengths="1 1" reach="256"');
  const turn = figure.getByRole('slider', { name: 'Turn of the key, in positions' });
  await turn.press('ArrowRight');
  await expect(reading(figure)).toContainText('highest, 8.00, at distance 1. A head that learns such a turn');
  await page.mouse.click(...(await pointOn(turn)));
  await expect(reading(figure)).toContainText(/at distance 12[5-9]\. A head/);
  await expect(figure.locator('.label.turn')).toHaveText(/^key turned by 12[5-9] positions$/);
  await choose(figure, 'Reset');
  await expect(reading(figure)).toContainText('score 8.00 at distance 0');
  await expect(figure.locator('.label.turn')).toHaveCount(0);
});
