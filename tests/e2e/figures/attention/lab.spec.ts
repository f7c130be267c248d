import type { Page } from '@playwright/test';

import { core } from '../../../support/core.js';
import { choose, expect, openFigure, openSettings, recordText, test, phoneTest } from '../../fixtures.js';

async function open(page: Page, query = '') {
  const figure = await openFigure(page, `/en/position-blind/${query}#lab`, 'pe-lab');
  const button = (name: string) => figure.getByRole('button', { name, exact: true });
  const picture = figure.locator('.plot').getByRole('img');
  const answers = figure.locator('.answers li');
  const progress = figure.getByRole('progressbar');
  return { figure, button, picture, answers, state: figure.locator('.state'), progress };
}

const accuracy = (share: number): string => `${(100 * share).toFixed(1)}%`;

test("a run started by the reader uses a worker and equals the core's @lab", async ({ page }) => {
  const { figure, button, picture, state, progress } = await open(
    page,
    '?lab.experiment=nearest-noun&lab.steps=50&lab.seed=3&lab.show=position',
  );
  const said = await recordText(figure, '.state');
  await expect(state).toHaveText('Press “Train”.');
  await button('Train').click();
  await expect(state).toHaveText('50 steps.');
  expect(await said()).toContain('Training …');
  await expect(progress).toBeHidden();
  await expect(figure.getByRole('radio', { name: 'position' })).toBeChecked();
  const { run } = core.startTraining({ encoding: 'rotary', steps: 50, seed: 3 });
  core.train({ run, steps: 50 });
  const [first, last] = [16, 64].map((length) => core.evaluate({ run, length, sequences: 512 }).accuracy);
  core.endTraining({ run });
  await expect(picture).toHaveAccessibleName(
    new RegExp(`RoPE: ${accuracy(first!)} right at 16 words, ${accuracy(last!)} at 64$`),
  );
});

test('the models answer a test sentence in words, before a training and while it runs @lab', async ({ page }) => {
  const { figure, button, answers } = await open(page, '?lab.steps=3000');
  await expect(figure.locator('.sentence')).toHaveText(/ who(m)?\?\s*$/);
  await expect(answers.filter({ hasText: 'RoPE' }).getByRole('img', { name: 'right' })).toBeVisible();
  const before = await figure.locator('.answers').textContent();
  await button('Train').click();
  await expect(figure.locator('.answers')).not.toHaveText(before!);
  await button('Pause').click();
  await figure.getByRole('radio', { name: 'attention' }).check({ force: true });
  await expect(figure.locator('.map .label.x').last()).toHaveText(/^who/);
  await expect(figure.getByRole('img', { name: 'Attention map, RoPE' })).toBeVisible();
});

test('a run can be paused and continued; the focus stays @lab', async ({ page }) => {
  const { figure, button, progress } = await open(page, '?lab.steps=3000');
  const value = (): Promise<number> => progress.evaluate((bar: HTMLProgressElement) => bar.value);
  await figure.getByRole('radio', { name: 'length' }).check({ force: true });
  await button('Train').focus();
  await page.keyboard.press('Enter');
  await expect.poll(value).toBeGreaterThan(0);
  await expect(figure.getByRole('radio', { name: 'loss' })).toBeChecked();
  await expect(button('Pause')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button('Continue')).toBeFocused();
  const before = await value();
  await page.keyboard.press('Space');
  await expect.poll(value).toBeGreaterThan(before);
  await choose(figure, 'Reset');
  await expect(progress).toBeHidden();
  await expect(figure.getByRole('radio', { name: 'loss' })).toBeChecked();
});

test('switches show and hide encodings, and one always remains @lab', { tag: '@more' }, async ({ page }) => {
  const { figure, picture, state } = await open(page);
  await openSettings(figure);
  const encoding = (name: string) => figure.getByRole('switch', { name, exact: true });
  await encoding('none').press('Space');
  await expect(picture).toHaveAccessibleName(/for each encoding\. RoPE: [\d.]+ nats$/);
  await encoding('RoPE').press('Space');
  await expect(encoding('RoPE')).toBeChecked();
  await encoding('ALiBi').press('Space');
  await expect(state).toHaveText('New settings: train.');
});

phoneTest('a tap trains several seeds, shown with their range @lab', { tag: '@more' }, async ({ page }) => {
  const { button, state, figure } = await open(page, '?lab.steps=50&lab.seeds=2');
  await button('Train').tap();
  await expect(state).toHaveText('50 steps.');
  await choose(figure, 'Data as table');
  await expect(figure.locator('.data caption')).toHaveText(
    'Trained for 50 steps with 2 seeds from 1 on, and tested on 192 new sentences of each length. You see the median and the range. That’s fewer sentences than on a larger screen, to spare your phone.',
  );
  await expect(figure.locator('.data').getByRole('row', { name: 'RoPE' }).getByRole('cell').last()).toHaveText(
    /^[\d.]+% \([\d.]+% – [\d.]+%\)$/,
  );
});
