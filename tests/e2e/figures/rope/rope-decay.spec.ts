import type { Locator, Page } from '@playwright/test';

import { choose, openSettings, openFigure } from '../../fixtures.js';
import { expect, post, test, type Host } from '../../embed/host.js';

/** Opens the figure on a page of its own. */
async function openStandalone(page: Page, host: Host, tour: string, attributes = ''): Promise<Locator> {
  await page.goto(host.publish(post(`<pe-rope-decay lang="en" ${attributes}></pe-rope-decay>`, tour)));
  const figure = page.locator('pe-rope-decay');
  await expect(figure.locator('.reading')).toBeVisible();
  return figure;
}

const reading = (figure: Locator): Locator => figure.locator('.reading');
const pad = (figure: Locator): Locator => figure.getByRole('slider', { name: 'agreement of q and k' });

test(
  "one word decays, random words don't, and both say that q and k decide",
  { tag: '@rope-decay' },
  async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour);
    await expect(reading(figure)).toContainText('falls with distance on average, but not at every step');
    await figure.getByText('two random words').click();
    await expect(reading(figure)).toContainText('nothing decays. Rotation alone doesn’t make far words count less');
    const before = await reading(figure).innerText();
    await figure.getByRole('textbox', { name: 'Seed' }).fill('2');
    await figure.getByRole('textbox', { name: 'Seed' }).press('Enter');
    await expect(reading(figure)).not.toHaveText(before);
    await expect(reading(figure)).toContainText('nothing decays');

    await openSettings(figure);
    await figure.getByRole('radio', { name: '256', exact: true }).check();
    await expect(figure.locator('.label.x').nth(4)).toHaveText('256');
    await choose(figure, 'Data as table');
    await expect(figure.getByRole('columnheader', { name: 'standard deviation' })).toBeVisible();
    await expect(figure.getByRole('row')).toHaveCount(66);
  },
);

test(
  'titles are capitalized, except vectors at the start of a Chinese title',
  { tag: ['@rope-decay', '@more'] },
  async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour, 'words="drawn"');
    const title = figure.locator('.pairs .label.title.y');
    const firstLetter = () => title.evaluate((label) => getComputedStyle(label, '::first-letter').textTransform);
    await expect(title).toHaveText('agreement of q and k');
    expect(await firstLetter()).toBe('uppercase');
    await figure.evaluate((element) => element.setAttribute('lang', 'zh-hans'));
    await expect(title).toHaveText('q 与 k 的一致程度');
    expect(await firstLetter()).toBe('none');
  },
);

test(
  'the score follows strengths drawn by mouse and keys, with undo',
  { tag: '@rope-decay' },
  async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour, 'words="drawn"');
    await expect(reading(figure)).toContainText('Far words count more than near ones.');
    await pad(figure).scrollIntoViewIfNeeded();
    const { x, y, width } = (await pad(figure).boundingBox())!;
    await page.mouse.move(x + 1, y + 2);
    await page.mouse.down();
    await page.mouse.move(x + width - 2, y + 2, { steps: 4 });
    await page.mouse.up();
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
  },
);

test(
  'an author can set the strengths; malformed lists give the default',
  { tag: ['@rope-decay', '@more'] },
  async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour, 'words="drawn" strengths="1 1" head="16"');
    await expect(reading(figure)).toContainText('score 4.00 at distance 0');
    await figure.evaluate((shell) => shell.setAttribute('strengths', '1 2'));
    await expect(reading(figure)).toContainText('Far words count more than near ones.');
  },
);

test(
  'mouse and keys rotate the key, and its best score follows',
  { tag: '@rope-decay' },
  async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour, 'words="drawn" strengths="1 1" reach="256"');
    const turn = figure.getByRole('slider', { name: 'Turn of the key, in positions' });
    await turn.press('ArrowRight');
    await expect(reading(figure)).toContainText('highest, 8.00, at distance 1. A head that learns such a turn');
    await turn.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await turn.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(reading(figure)).toContainText(/at distance 12[5-9]\. A head/);
    await expect(figure.locator('.label.turn')).toHaveText(/^key turned by 12[5-9] positions$/);
    await choose(figure, 'Reset');
    await expect(reading(figure)).toContainText('score 8.00 at distance 0');
    await expect(figure.locator('.label.turn')).toHaveCount(0);
  },
);

test(
  'a link restores strengths and rotation in every language',
  { tag: ['@rope-decay', '@more'] },
  async ({ page }) => {
    const state = 'rope-decay.words=drawn&rope-decay.strengths=1,1&rope-decay.turn=40&rope-decay.reach=256';
    const figure = await openFigure(page, `/zh-hant/rope/?${state}`, 'pe-rope-decay');
    await expect(reading(figure)).toContainText('鍵多轉了 40 個位置，你畫的查詢和鍵在距離 40 時分數最高，為 8.00。');
    await expect(figure.getByRole('radio', { name: '自己畫' })).toBeChecked();
    await expect(figure.getByRole('slider', { name: '鍵先多轉幾個位置' })).toHaveAttribute('aria-valuetext', '40');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the page has the score of one word over distance, its mean and the conclusion',
    { tag: ['@rope-decay', '@more'] },
    async ({ page }) => {
      await page.goto('/en/rope/');
      const figure = page.locator('pe-rope-decay');
      await expect(figure.locator('.drawing path.curve')).toHaveCount(2);
      await expect(reading(figure)).toContainText('falls with distance on average, but not at every step');
      await expect(figure.locator('.label.x').last()).toBeVisible();
    },
  );
});
