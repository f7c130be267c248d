import type { Locator } from '@playwright/test';

import { tableRun } from '../../../../web/figures/learned-table/run.js';
import { defaults, type TableSettings } from '../../../../web/figures/learned-table/settings.js';
import { core } from '../../../support/core.js';
import { openSettings, type } from '../../fixtures.js';
import { pointOn } from '../../gestures.js';
import { expect, test } from '../alone.js';

/** Without a prerendered run, so that it starts training. */
const written = 'pe-learned-table steps="100"';
const verdict = (figure: Locator): Locator => figure.locator('.verdict');

const percents = (share: number): string => `${(100 * share).toFixed(0)}%`;

function getVerdict(settings: TableSettings): string {
  const { states, judgement } = tableRun(core, settings);
  const { neighbours } = states.at(-1)!;
  return `Most like a neighbour: ${neighbours} of 32. Gaps filled: ${percents(judgement!.accuracy)}.`;
}

test("a table is trained in the worker and equals the core's @learned-table", async ({ page, alone }) => {
  const figure = await alone(written);
  await expect(verdict(figure)).toHaveText(getVerdict({ ...defaults, steps: 100 }));
  // A point of its plane can be followed.
  await page.mouse.click(...(await pointOn(figure.locator('.plane .fill').first(), 0.75, 0.25)));
  await expect(figure.getByRole('slider', { name: 'Position to follow' })).toHaveAttribute('aria-valuenow', '12');
});

test('a new run is followed to its end @learned-table', async ({ alone }) => {
  const figure = await alone(written);
  const step = figure.getByRole('slider', { name: 'Step', exact: true });
  await expect(verdict(figure)).toContainText('Gaps filled');
  await step.press('Home');
  await expect(verdict(figure)).toHaveText(/^Most like a neighbour: \d+ of 32\.$/);
  await openSettings(figure);
  await figure.getByRole('button', { name: 'Train', exact: true }).click();
  await expect(verdict(figure)).toContainText('Gaps filled');
  await step.press('Home');
  await type(figure.getByRole('textbox', { name: 'Seed' }), '3');
  await expect(figure.locator('.state')).toContainText('after 100 steps');
  await expect(verdict(figure)).toHaveText(getVerdict({ ...defaults, steps: 100, seed: 3 }));
});

test('a run is played from its first step, and stops where the reader wants @learned-table', async ({ alone }) => {
  const figure = await alone(written);
  const step = figure.getByRole('slider', { name: 'Step', exact: true });
  await expect(verdict(figure)).toContainText('Gaps filled');
  await figure.getByRole('button', { name: 'Play' }).click();
  await expect(step).not.toHaveAttribute('aria-valuetext', '100');
  await figure.getByRole('button', { name: 'Pause' }).click();
  await expect(verdict(figure)).not.toContainText('Gaps filled');
  await expect(figure.getByRole('button', { name: 'Play' })).toBeVisible();
});
