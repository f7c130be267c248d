import type { Locator, Page } from '@playwright/test';

import { tableRun } from '../../../../web/figures/learned-table/run.js';
import { defaults, type TableSettings } from '../../../../web/figures/learned-table/settings.js';
import { core } from '../../../support/core.js';
import { expect, post, test, type Host } from '../../embed/host.js';
import { choose, openSettings, type } from '../../fixtures.js';

/** Opens the figure on a page of its own without a prerendered run, so it starts training. */
async function open(page: Page, host: Host, tour: string, attributes = 'steps="100"') {
  await page.goto(host.publish(post(`<pe-learned-table lang="en" ${attributes}></pe-learned-table>`, tour)));
  const figure = page.locator('pe-learned-table');
  return {
    figure,
    state: figure.locator('.state'),
    reading: figure.locator('.reading'),
    step: figure.getByRole('slider', { name: 'Training step', exact: true }),
    button: (name: string): Locator => figure.getByRole('button', { name, exact: true }),
  };
}

const percents = (share: number): string => `${(100 * share).toFixed(0)}%`;

function getMessage(settings: TableSettings): { readonly reading: string; readonly state: string } {
  const { states, judgement } = tableRun(core, settings);
  const { neighbours, nearest, varianceFraction } = states.at(-1)!;
  return {
    reading: `At step ${settings.steps}, ${neighbours} of 32 positions are most like one of their neighbours. Position 5 is most like ${nearest[5]}. The two principal components capture ${percents(varianceFraction)} of the variance.`,
    state: `With a table whose numbers started out about ${settings.start} in size, the model fills ${percents(judgement!.accuracy)} of the gaps correctly after ${settings.steps} steps of training. No model could fill more than ${percents(judgement!.best)}.`,
  };
}

test("a table is trained in the worker and equals the core's @learned-table", async ({ page, host, tour }) => {
  const { state, reading } = await open(page, host, tour);
  const small = getMessage({ ...defaults, steps: 100 });
  await expect(state).toHaveText(small.state);
  await expect(reading).toHaveText(small.reading);
});

test('the keyboard changes the step; a new run is followed to its end @learned-table', async ({ page, host, tour }) => {
  const { state, reading, step, button, figure } = await open(page, host, tour);
  await expect(state).toHaveText(/^With a table whose numbers started out about 0\.02/);
  await expect(step).toHaveAttribute('aria-valuetext', '100');
  await step.press('Home');
  await expect(reading).toContainText('At step 0,');
  await step.press('ArrowRight');
  await expect(step).toHaveAttribute('aria-valuetext', '6');
  await button('Train').click();
  await expect(reading).toHaveText(/At step 100,/);
  await openSettings(figure);
  await step.press('Home');
  await type(figure.getByRole('textbox', { name: 'Seed' }), '3');
  await expect(reading).toHaveText(/At step 100,/);
});

test(
  'training can be paused, resumed and cancelled; the focus stays @learned-table',
  { tag: '@more' },
  async ({ page, host, tour }) => {
    const { state, reading, button, figure } = await open(page, host, tour, 'steps="3200"');
    const main = figure.locator('.run button').first();
    await expect(reading).toHaveText(/At step/);
    await main.focus();
    await page.keyboard.press('Enter');
    await expect(state).toHaveText('Paused. The table’s numbers started out about 0.02 in size, with seed 2.');
    const still = await reading.textContent();
    await expect(main).toHaveText('Continue');
    await expect(main).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(reading).not.toHaveText(still!);
    await button('Cancel').click();
    await expect(state).toHaveText(/^Stopped after step [\d,]+ of 3,200\.$/);
    await expect(reading).toHaveText(/At step/);
    await expect(main).toHaveText('Train');
  },
);

test(
  'hovering the matrix selects the position to follow @learned-table',
  { tag: '@more' },
  async ({ page, host, tour }) => {
    const { figure, state, reading } = await open(page, host, tour);
    await expect(state).toHaveText(/started out/);
    const matrix = figure.locator('.matrix');
    await matrix.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await matrix.boundingBox())!;
    await page.mouse.move(x + (20.5 / 32) * width, y + height / 2);
    await expect(reading).toContainText('Position 20 is most like');
    await expect(figure.locator('.number.followed')).toHaveText('20');
    await openSettings(figure);
    await expect(figure.getByRole('textbox', { name: 'Position to follow' })).toHaveValue('20');
    await choose(figure, 'Data as table');
    await expect(figure.locator('.data tbody tr')).toHaveCount(32);
  },
);

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('taps select the start of the table, a position and a step @learned-table', async ({ page, host, tour }) => {
    const { figure, state, reading, step } = await open(page, host, tour);
    await expect(state).toHaveText(/^With a table whose numbers started out about 0\.02/);
    await openSettings(figure);
    await figure.getByText('as large as the words (1)', { exact: true }).tap();
    const large = getMessage({ start: '1', seed: defaults.seed, steps: 100 });
    await expect(state).toHaveText(large.state);
    await expect(reading).toHaveText(large.reading);
    const matrix = figure.locator('.matrix');
    const { width, height } = (await matrix.boundingBox())!;
    await matrix.tap({ position: { x: (20.5 / 32) * width, y: height / 2 } });
    await expect(reading).toContainText('Position 20 is most like');
    const track = (await step.boundingBox())!;
    await step.tap({ position: { x: 8, y: track.height / 2 } });
    await expect(reading).toContainText('At step 0,');
  });
});

test(
  'where no worker can be loaded the figure says so @learned-table',
  { tag: '@more' },
  async ({ page, host, tour }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', { value: undefined });
    });
    const { figure, state } = await open(page, host, tour);
    await expect(state).toContainText('none could be started here');
    await expect(figure.locator('.missing')).toContainText('none could be started here');
  },
);
