import type { Page } from '@playwright/test';

import { core } from '../../../support/core.js';
import { nothingHeldByTurning } from '../../embed/host.js';
import { choose, expect, hear, languages, openSettings, test, visitFigure } from '../../fixtures.js';

async function open(page: Page, query = '', folder = 'en') {
  const figure = await visitFigure(page, `/${folder}/position-blind/${query}#lab`, 'pe-lab');
  const button = (name: string) => figure.getByRole('button', { name, exact: true });
  const picture = figure.locator('.plot').getByRole('img');
  return { figure, button, picture, state: figure.locator('.state'), progress: figure.getByRole('progressbar') };
}

const accuracy = (share: number): string => `${(100 * share).toFixed(1)} %`;

test(
  'a finished run is there at first sight, without a worker: one loss has fallen, the other could not',
  { tag: ['@lab', '@more'] },
  async ({ page }) => {
    const jobs: string[] = [];
    page.on('worker', (worker) => jobs.push(worker.url()));
    const { figure, picture, state } = await open(page);
    await expect(state).toHaveText(
      'Trained when this page was made. 800 steps, seed 1. Judged on 512 new sentences of each length.',
    );
    await expect(picture).toHaveAccessibleName(/none: 0\.7\d\d nats; RoPE: 0\.00\d nats$/);
    await expect(figure.locator('.canvas canvas')).toBeVisible();
    await figure.getByRole('radio', { name: 'by length' }).check({ force: true });
    await expect(picture).toHaveAccessibleName(
      /none: (?:4\d|5\d)\.\d % right at 8 words.*RoPE: (?:100\.0|99\.\d) % right at 8 words/,
    );
    expect(jobs).toEqual([]);
  },
);

test(
  'a training of the reader runs in a worker, shows the loss and then the answer, and is the core’s own',
  { tag: '@lab' },
  async ({ page }) => {
    const { figure, button, picture, state, progress } = await open(
      page,
      '?lab.experiment=nearest-noun&lab.steps=50&lab.seed=3&lab.show=position',
    );
    const said = await hear(figure, '.state');
    await expect(state).toHaveText('Nothing is trained yet. Press Train.');
    await button('Train').click();
    await expect(state).toHaveText(/^50 steps, seed 3/);
    expect(await said()).toContain('Training 2 models, 50 steps each, here on this device.');
    await expect(progress).toHaveCount(0);
    await expect(figure.getByRole('radio', { name: 'by position' })).toBeChecked();
    const { run } = core.startTraining({ encoding: 'rotary', steps: 50, seed: 3 });
    core.train({ run, steps: 50 });
    const [first, last] = [16, 64].map((length) => core.evaluate({ run, length, sequences: 512 }).accuracy);
    core.endTraining({ run });
    await expect(picture).toHaveAccessibleName(
      new RegExp(`RoPE: ${accuracy(first!)} right at 16 words, ${accuracy(last!)} at 64$`),
    );
  },
);

test(
  'a training can be paused, go on by single steps, and be cancelled; what has come stays, and the focus too',
  { tag: '@lab' },
  async ({ page }) => {
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
  },
);

test(
  'the chips are the legend: each shows and hides its line, and one is always left',
  { tag: ['@lab', '@more'] },
  async ({ page }) => {
    const { button, picture, state } = await open(page);
    await button('none').click();
    await expect(button('none')).toHaveAttribute('aria-pressed', 'false');
    await expect(picture).toHaveAccessibleName(/for each encoding\. RoPE: [\d.]+ nats$/);
    await button('RoPE').focus();
    await page.keyboard.press('Enter');
    await expect(button('RoPE')).toHaveAttribute('aria-pressed', 'true');
    await button('ALiBi').click();
    await expect(state).toHaveText('The picture was made with other settings. Press Train for yours.');
  },
);

test(
  'a phrase of the text sets what is trained next, and the figure says that it shows something else',
  { tag: ['@lab', '@more'] },
  async ({ page }) => {
    const { figure, state } = await open(page);
    await page.getByRole('button', { name: 'Give the model above the mask and two layers' }).click();
    await expect(state).toHaveText('The picture was made with other settings. Press Train for yours.');
    await openSettings(figure);
    await expect(figure.getByRole('group', { name: 'Layers' }).getByRole('radio', { name: '2' })).toBeChecked();
    await expect(figure.getByRole('radio', { name: 'those before it' })).toBeChecked();
    await figure.getByRole('group', { name: 'Width' }).getByRole('radio', { name: '64' }).check();
    await expect(figure).toHaveJSProperty('width', 64);
    await choose(figure, 'Reset');
    await expect(state).toHaveText(/^Trained when this page was made\. 800 steps, seed 1/);
  },
);

test(
  'what the attention of every head does can be seen, and all that the models came to is in a table',
  { tag: ['@lab', '@more'] },
  async ({ page }) => {
    const { figure } = await open(page, '?lab.show=attention');
    await expect(
      figure.getByRole('img', { name: 'Attention maps, RoPE: one for each head' }).locator('svg'),
    ).toHaveCount(4);
    await choose(figure, 'Data as table');
    await expect(figure.locator('.data tbody tr')).toHaveCount(3);
    await expect(figure.locator('.data tbody tr').last()).toContainText('50.0 %');
  },
);

test('while models train nothing moves, on a phone neither', { tag: ['@lab', '@more'] }, async ({ page }) => {
  const { figure, button, progress } = await open(page, '?lab.steps=2000');
  const height = (): Promise<number> => figure.evaluate((element) => element.getBoundingClientRect().height);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 1000 });
    const before = await height();
    await button('Train').click();
    await expect(progress).toBeVisible();
    await expect(figure.locator('.left')).toHaveText(/^about [\d,]+ s left$/);
    expect(await height()).toBe(before);
    await button('Cancel').click();
    await choose(figure, 'Reset');
    await expect(progress).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test(
    'a tap trains, several seeds are shown with their range, and fewer sentences judge them: the figure says so',
    { tag: ['@lab', '@more'] },
    async ({ page }) => {
      const { button, state, figure } = await open(page, '?lab.steps=50&lab.seeds=2');
      await button('Train').tap();
      await expect(state).toHaveText(
        '50 steps, 2 seeds from 1 on: median and range. Judged on 192 new sentences of each length. On a phone that is fewer than elsewhere.',
      );
      await choose(figure, 'Data as table');
      await expect(figure.locator('.data').getByRole('row', { name: 'RoPE' }).getByRole('cell').last()).toHaveText(
        /^[\d.]+ % \([\d.]+ % – [\d.]+ %\)$/,
      );
    },
  );
});

test(
  'where no worker can be loaded the figure says so and keeps its finished run',
  { tag: ['@lab', '@more'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', { value: undefined });
    });
    const { button, picture, state } = await open(page);
    await button('Train').click();
    await expect(state).toContainText('none could be started here');
    await expect(picture).toHaveAccessibleName(/RoPE: 0\.00\d nats$/);
  },
);

test(
  'a choice that comes to offer less holds nothing of what it offered',
  { tag: ['@lab', '@more'] },
  async ({ page }) => {
    const { figure } = await open(page);
    // Of these two, the second one has a picture less.
    await nothingHeldByTurning(figure, 'experiment', ['words-before', 'mirror']);
  },
);

for (const { folder, words } of languages) {
  test(`the figure speaks its page's language (${folder})`, { tag: ['@lab', '@more'] }, async ({ page }) => {
    const { figure, button, picture } = await open(page, '', folder);
    await expect(figure.getByRole('region', { name: words['lab.name'] })).toBeVisible();
    await expect(button(words['lab.train'])).toBeVisible();
    await expect(picture).toHaveAccessibleName(/RoPE/);
    await openSettings(figure);
    const untold = await figure.evaluate(
      (element) => /lab\.|encoding\.|\{\w+\}/.exec(element.shadowRoot!.textContent)?.[0],
    );
    expect(untold).toBeUndefined();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the lines of the finished run are drawn, and nothing offers to train',
    { tag: ['@lab', '@more'] },
    async ({ page }) => {
      await page.goto('/en/position-blind/');
      const figure = page.locator('pe-lab');
      await expect(figure.locator('.drawing .curve')).toHaveCount(2);
      await expect(figure.getByRole('button', { name: 'Train', exact: true })).toBeHidden();
    },
  );
});
