import type { Locator } from '@playwright/test';

import { tableRun } from '../../../../web/figures/learned-table/run.js';
import { defaults, type TableSettings } from '../../../../web/figures/learned-table/settings.js';
import { core } from '../../../support/core.js';
import { choose, openSettings, type } from '../../fixtures.js';
import { pointOn } from '../../gestures.js';
import { expect, test } from '../alone.js';

/** Without a prerendered run, so that it starts training. */
const written = 'pe-learned-table steps="100"';
const state = (figure: Locator): Locator => figure.locator('.state');
const reading = (figure: Locator): Locator => figure.locator('.reading');

const percents = (share: number): string => `${(100 * share).toFixed(0)}%`;

function getMessage(settings: TableSettings): { readonly reading: string; readonly state: string } {
  const { states, judgement } = tableRun(core, settings);
  const { neighbours, nearest, varianceFraction } = states.at(-1)!;
  return {
    reading: `At step ${settings.steps}, ${neighbours} of 32 positions are most like one of their neighbours. Position 5 is most like ${nearest[5]}. The two principal components capture ${percents(varianceFraction)} of the variance.`,
    state: `With a table whose numbers started out about ${settings.start} in size, the model fills ${percents(judgement!.accuracy)} of the gaps correctly after ${settings.steps} steps of training. No model could fill more than ${percents(judgement!.best)}.`,
  };
}

test("a table is trained in the worker and equals the core's @learned-table", async ({ alone }) => {
  const figure = await alone(written);
  const small = getMessage({ ...defaults, steps: 100 });
  await expect(state(figure)).toHaveText(small.state);
  await expect(reading(figure)).toHaveText(small.reading);
});

test('the keyboard changes the step; a new run is followed to its end @learned-table', async ({ alone }) => {
  const figure = await alone(written);
  const step = figure.getByRole('slider', { name: 'Training step', exact: true });
  await expect(state(figure)).toHaveText(/^With a table whose numbers started out about 0\.02/);
  await expect(step).toHaveAttribute('aria-valuetext', '100');
  await step.press('Home');
  await expect(reading(figure)).toContainText('At step 0,');
  await step.press('ArrowRight');
  await expect(step).toHaveAttribute('aria-valuetext', '6');
  await figure.getByRole('button', { name: 'Train', exact: true }).click();
  await expect(reading(figure)).toHaveText(/At step 100,/);
  await openSettings(figure);
  await step.press('Home');
  await type(figure.getByRole('textbox', { name: 'Seed' }), '3');
  await expect(reading(figure)).toHaveText(/At step 100,/);
});

test('hovering the matrix selects the position to follow @learned-table', { tag: '@more' }, async ({ page, alone }) => {
  const figure = await alone(written);
  await expect(state(figure)).toHaveText(/started out/);
  await page.mouse.move(...(await pointOn(figure.locator('.matrix'), 20.5 / 32)));
  await expect(reading(figure)).toContainText('Position 20 is most like');
  await expect(figure.locator('.number.followed')).toHaveText('20');
  await openSettings(figure);
  await expect(figure.getByRole('textbox', { name: 'Position to follow' })).toHaveValue('20');
  await choose(figure, 'Data as table');
  await expect(figure.locator('.data tbody tr')).toHaveCount(32);
});
