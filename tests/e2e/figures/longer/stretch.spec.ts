import type { Locator } from '@playwright/test';

import { choose, openFigure, openSettings } from '../../fixtures.js';
import { expect, test } from '../alone.js';

const rope = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Rope' });
const meter = (figure: Locator, name: string): Locator =>
  figure.getByRole('row', { name }).getByRole('cell').filter({ hasText: /\d/ }).first();

/** Drags a grip of the rope to the bottom of the plot. */
async function pullDown(figure: Locator, grip: number): Promise<void> {
  const { mouse } = figure.page();
  const from = (await figure.locator('.grip').nth(grip).boundingBox())!;
  const box = (await figure.locator('.box').boundingBox())!;
  const x = from.x + from.width / 2;
  await mouse.move(x, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(x, box.y + box.height - 2, { steps: 3 });
  await mouse.up();
}

test(
  'beads are pulled out of the new angles by mouse and by keys, and slower fast hands bring neighbours together',
  { tag: '@stretch' },
  async ({ alone }) => {
    const figure = await alone('pe-stretch');
    await expect(meter(figure, 'New angles')).toHaveText('18');
    for (const grip of [4, 5, 6]) await pullDown(figure, grip);
    await expect(meter(figure, 'New angles')).toHaveText('0');
    await expect(figure).toHaveJSProperty('rope', [1, 1, 1, 1, 8, 8, 8]);
    await expect(meter(figure, 'Neighbours apart')).toHaveText('100%');
    await rope(figure).press('ArrowLeft');
    await expect(rope(figure)).toHaveAttribute('aria-valuetext', /^Hand 53 made .* No hand meets a new angle/);
    for (let grip = 0; grip < 5; ++grip) await rope(figure).press('ArrowLeft');
    await rope(figure).press('End');
    await expect(figure).toHaveJSProperty('rope', [8, 1, 1, 1, 8, 8, 8]);
    await expect(meter(figure, 'Neighbours apart')).toHaveText('34%');
    await rope(figure).press('Home');
    await figure.getByRole('switch', { name: 'Published schemes' }).press('Space');
    await expect(figure.locator('.reading')).toContainText('You are nearest to Llama 3.');
    await expect(figure.getByRole('row', { name: 'New angles' }).getByRole('cell')).toHaveText([
      '0',
      '0',
      '17',
      '0',
      '0',
    ]);
  },
);

test(
  'small models answer by the chosen scheme, and phrases of the chapter lead to their schemes',
  { tag: '@stretch' },
  async ({ page }) => {
    const figure = await openFigure(page, '/en/longer/', 'pe-stretch');
    const answers = figure.locator('.reading');
    await expect(answers).toHaveText('Small models: counting 54%, names 54%, recall 96%.');
    await openSettings(figure);
    await figure.getByRole('radio', { name: 'PI' }).check({ force: true });
    await expect(answers).toHaveText('Small models (PI): counting 7%, names 92%, recall 39%.');
    await page.keyboard.press('ArrowRight');
    await expect(answers).toContainText('counting 67%');
    await expect(figure.locator('.details')).toContainText('Hand 32 made');
    for (const scheme of ['none', 'linear', 'yarn'] as const) {
      await page.locator(`pe-act[to^="stretch?scheme=${scheme}&factor=4"]`).click();
      await expect(figure).toHaveJSProperty('scheme', scheme);
    }
    await expect(answers).toContainText('counting 96%, names 93%, recall 100%');
    await choose(figure, 'Data as table');
    const row = figure.getByRole('row', { name: '128 words, YaRN, 4 turns' });
    await expect(row.getByRole('cell')).toHaveText(['70 (59–82)', '93 (92–94)', '97']);
    await expect(figure.getByRole('row', { name: '32 words, as in training' })).toHaveCount(1);
  },
);
