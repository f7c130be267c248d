import type { Page } from '@playwright/test';

import type { Cliff } from '../../../../web/core/index.js';
import { core } from '../../../support/core.js';
import { choose, expect, recordText, openSettings, test, type, openFigure } from '../../fixtures.js';

const getSums = (dimensions: number, sigma: number, trials: number, seed = 1): Cliff =>
  core.cliff({ dimensions, base: 10_000, sigma, candidates: 1024, firstTrial: 0, trials, seed });

async function open(page: Page, query = '', folder = 'en') {
  const figure = await openFigure(page, `/${folder}/gps/${query}#cliff`, 'pe-cliff');
  await openSettings(figure);
  const noise = figure.getByRole('slider', { name: 'Noise σ' });
  const trials = figure.getByRole('textbox', { name: 'Trials at each point' });
  return { figure, noise, trials, progress: figure.getByRole('progressbar'), state: figure.locator('.state') };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function run({ trials }: Opened, count: number): Promise<void> {
  await type(trials, String(count));
}

const percent = ({ wrongTurns, trials }: Cliff): string => {
  const rate = (100 * wrongTurns) / trials;
  return `${rate.toFixed(rate < 10 ? 2 : 1)}%`;
};
/** A root mean square with three digits. */
const root = (squares: number, { trials }: Cliff): string => Math.sqrt(squares / trials).toPrecision(3);

/** Expects a width's numbers in what the slider says. */
async function shows({ noise }: Opened, dimensions: number, sums: Cliff) {
  const said = `d = ${dimensions}: error ${root(sums.squaredError, sums)} positions, ${percent(sums)} wrong turns`;
  await expect(noise).toHaveAttribute('aria-valuetext', new RegExp(said));
}

test(
  "a run can be cancelled and restarted; its result equals the core's, and reset removes it",
  { tag: '@cliff' },
  async ({ page }) => {
    const opened = await open(page);
    await run(opened, 50_000);
    const value = (): Promise<number> => opened.progress.evaluate((bar: HTMLProgressElement) => bar.value);
    await expect.poll(value).toBeGreaterThan(0);
    const button = opened.figure.locator('.settings .button');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(opened.progress).toHaveCount(0);
    await expect(opened.state).toHaveText(/^Stopped after at least [\d,]+ of 50,000 trials/);
    await expect(button).toHaveText('Run');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toHaveText('Cancel');

    await run(opened, 40);
    await expect(opened.state).toHaveText(/^40 trials each, seed 1/);
    await expect(opened.progress).toHaveCount(0);
    for (const dimensions of [16, 64]) await shows(opened, dimensions, getSums(dimensions, 0.5, 40));
    const offered = await recordText(opened.figure, '.settings .button');
    await opened.figure.getByRole('button', { name: 'Run with another seed' }).click();
    await expect(opened.state).toHaveText(/^40 trials each, seed 2/);
    expect(await offered()).toEqual(['Run with another seed', 'Cancel', 'Run with another seed']);
    await shows(opened, 16, getSums(16, 0.5, 40, 2));
    await choose(opened.figure, 'Reset');
    await expect(opened.state).toHaveText(/^400 trials each, seed 1/);
    await shows(opened, 64, getSums(64, 0.5, 400));
  },
);
