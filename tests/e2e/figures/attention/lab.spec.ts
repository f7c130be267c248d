import type { Page } from '@playwright/test';

import { core } from '../../../support/core.js';
import { choose, expect, recordText, test, openFigure } from '../../fixtures.js';

async function open(page: Page, query = '') {
  const figure = await openFigure(page, `/en/position-blind/${query}#lab`, 'pe-lab');
  const button = (name: string) => figure.getByRole('button', { name, exact: true });
  const picture = figure.locator('.plot').getByRole('img');
  return { figure, button, picture, state: figure.locator('.state'), progress: figure.getByRole('progressbar') };
}

const accuracy = (share: number): string => `${(100 * share).toFixed(1)}%`;

test("a run started by the reader uses a worker and equals the core's @lab", async ({ page }) => {
  const { figure, button, picture, state, progress } = await open(
    page,
    '?lab.experiment=nearest-noun&lab.steps=50&lab.seed=3&lab.show=position',
  );
  const said = await recordText(figure, '.state');
  await expect(state).toHaveText('Nothing’s trained yet. Press “Train”.');
  await button('Train').click();
  await expect(state).toHaveText(/^Trained for 50 steps with seed 3/);
  expect(await said()).toContain('Training 2 models here on your device. Steps per model: 50.');
  await expect(progress).toHaveCount(0);
  await expect(figure.getByRole('radio', { name: 'by position' })).toBeChecked();
  const { run } = core.startTraining({ encoding: 'rotary', steps: 50, seed: 3 });
  core.train({ run, steps: 50 });
  const [first, last] = [16, 64].map((length) => core.evaluate({ run, length, sequences: 512 }).accuracy);
  core.endTraining({ run });
  await expect(picture).toHaveAccessibleName(
    new RegExp(`RoPE: ${accuracy(first!)} right at 16 words, ${accuracy(last!)} at 64$`),
  );
});

test('a run can be paused, single-stepped and cancelled; the focus stays @lab', async ({ page }) => {
  const { figure, button, state, progress } = await open(page, '?lab.steps=3000');
  const value = (): Promise<number> => progress.evaluate((bar: HTMLProgressElement) => bar.value);
  await figure.getByRole('radio', { name: 'by length' }).check({ force: true });
  await button('Train').focus();
  await page.keyboard.press('Enter');
  await expect.poll(value).toBeGreaterThan(0);
  await expect(figure.getByRole('radio', { name: 'loss' })).toBeChecked();
  await expect(button('Pause')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button('Continue')).toBeFocused();
  const before = await value();
  await button('One step').click();
  await expect.poll(value).toBeGreaterThan(before);
  await button('Cancel').click();
  await expect(progress).toHaveCount(0);
  await expect(state).toHaveText(/^Stopped after [\d,]+ of 3,000 steps\.$/);
  await expect(button('Train')).toBeFocused();
  await choose(figure, 'Reset');
  await expect(figure.getByRole('radio', { name: 'loss' })).toBeChecked();
});

test('chips show and hide lines, and one always remains @lab', { tag: '@more' }, async ({ page }) => {
  const { button, picture, state } = await open(page);
  await button('none').click();
  await expect(button('none')).toHaveAttribute('aria-pressed', 'false');
  await expect(picture).toHaveAccessibleName(/for each encoding\. RoPE: [\d.]+ nats$/);
  await button('RoPE').focus();
  await page.keyboard.press('Enter');
  await expect(button('RoPE')).toHaveAttribute('aria-pressed', 'true');
  await button('ALiBi').click();
  await expect(state).toHaveText('This picture was made with other settings. Press “Train” to use yours.');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap trains several seeds, shown with their range @lab', { tag: '@more' }, async ({ page }) => {
    const { button, state, figure } = await open(page, '?lab.steps=50&lab.seeds=2');
    await button('Train').tap();
    await expect(state).toHaveText(
      'Trained for 50 steps with 2 seeds from 1 on, and tested on 192 new sentences of each length. You see the median and the range. That’s fewer sentences than on a larger screen, to spare your phone.',
    );
    await choose(figure, 'Data as table');
    await expect(figure.locator('.data').getByRole('row', { name: 'RoPE' }).getByRole('cell').last()).toHaveText(
      /^[\d.]+% \([\d.]+% – [\d.]+%\)$/,
    );
  });
});
