import type { Page } from '@playwright/test';

import type { Cliff } from '../../../../web/core/index.js';
import { core } from '../../../support/core.js';
import {
  choose,
  expect,
  recordText,
  hideCliff,
  languages,
  openSettings,
  test,
  type,
  openFigure,
} from '../../fixtures.js';

const getSums = (dimensions: number, sigma: number, trials: number, seed = 1): Cliff =>
  core.cliff({ dimensions, base: 10_000, sigma, candidates: 1024, firstTrial: 0, trials, seed });

async function open(page: Page, query = '', folder = 'en') {
  const figure = await openFigure(page, `/${folder}/gps/${query}#cliff`, 'pe-cliff');
  await openSettings(figure);
  const row = (dimensions: number) => figure.locator('.reading').getByRole('row', { name: `d = ${dimensions}` });
  const trials = figure.getByRole('textbox', { name: 'Trials at each point' });
  return { figure, row, trials, progress: figure.getByRole('progressbar'), state: figure.locator('.state') };
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

/** Expects a width's numbers in the figure's table. */
async function shows({ row }: Opened, dimensions: number, sums: Cliff) {
  await expect(row(dimensions)).toContainText(root(sums.squaredError, sums));
  await expect(row(dimensions)).toContainText(sums.bound.toPrecision(3));
  await expect(row(dimensions)).toContainText(percent(sums));
}

test('the figure shows itself before any vote', { tag: '@cliff' }, async ({ page }) => {
  await openFigure(page, '/en/gps/', 'pe-cliff');
  await expect(page.locator('pe-cliff .error canvas')).toBeVisible();
});

test('in a prediction it waits for the vote; paper and a link to it do not', { tag: '@cliff' }, async ({ page }) => {
  await hideCliff(page);
  await openFigure(page, '/en/gps/', 'pe-receiver');
  const figure = page.locator('pe-cliff');
  const vote = page.locator('pe-predict:has(pe-cliff)');
  await expect(vote.getByRole('button')).toHaveCount(2);
  await vote.locator('.guess').click();
  await expect(vote.getByRole('button')).toHaveCount(4); // three answers, and no guess
  await expect(figure).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(figure.locator('.picture')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(figure).toBeHidden();
  await vote.getByRole('listitem').getByRole('button').first().click();
  await expect(figure.locator('.error canvas')).toBeVisible();
  await page.goto('about:blank');
  await open(page);
  await expect(figure).toBeVisible();
  await expect(vote.getByRole('listitem').getByRole('button').first()).toBeEnabled();
});

test("a prerendered run is shown, with the core's numbers", { tag: ['@cliff', '@more'] }, async ({ page }) => {
  const jobs: string[] = [];
  page.on('worker', (worker) => jobs.push(worker.url()));
  const opened = await open(page);
  await expect(opened.state).toHaveText('400 trials at each point, seed 1. Bars and ranges show one standard error.');
  for (const dimensions of [16, 64, 256]) await shows(opened, dimensions, getSums(dimensions, 0.5, 400));
  await expect(opened.figure.locator('.error canvas')).toBeVisible();
  expect(jobs).toEqual([]);
});

test(
  "a run can be cancelled and restarted; its result equals the core's, and reset removes it",
  { tag: '@cliff' },
  async ({ page }) => {
    const opened = await open(page);
    await run(opened, 50_000);
    const value = (): Promise<number> => opened.progress.evaluate((bar: HTMLProgressElement) => bar.value);
    await expect.poll(value).toBeGreaterThan(0);
    const button = opened.figure.locator('.run button');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(opened.progress).toHaveCount(0);
    await expect(opened.state).toHaveText(/^Stopped after at least [\d,]+ of 50,000 trials/);
    await expect(button).toHaveText('Run');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toHaveText('Cancel');

    await run(opened, 40);
    await expect(opened.state).toHaveText(/^40 trials at each point, seed 1/);
    await expect(opened.progress).toHaveCount(0);
    for (const dimensions of [16, 64]) await shows(opened, dimensions, getSums(dimensions, 0.5, 40));
    const offered = await recordText(opened.figure, '.run button');
    await opened.figure.getByRole('button', { name: 'Run with another seed' }).click();
    await expect(opened.state).toHaveText(/^40 trials at each point, seed 2/);
    expect(await offered()).toEqual(['Run with another seed', 'Cancel', 'Run with another seed']);
    await shows(opened, 16, getSums(16, 0.5, 40, 2));
    await choose(opened.figure, 'Reset');
    await expect(opened.state).toHaveText(/^400 trials at each point, seed 1/);
    await shows(opened, 64, getSums(64, 0.5, 400));
  },
);

test('nothing shifts during a run', { tag: ['@cliff', '@more'] }, async ({ page }) => {
  const opened = await open(page);
  /** Page coordinates, independent of scrolling. */
  const places = async (): Promise<unknown[]> => {
    const parts = ['.figure', '.run button', '.settings', '.caption'].map((part) => opened.figure.locator(part));
    return Promise.all(
      parts.map((part) =>
        part.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y + scrollY, width, height].map(Math.round);
        }),
      ),
    );
  };
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 1200 });
    const before = await places();
    await run(opened, 20_000);
    await expect(opened.progress).toBeVisible();
    expect(await places()).toEqual(before);
    await opened.figure.getByRole('switch').check();
    expect(await places()).toEqual(before);
    await choose(opened.figure, 'Reset');
    await expect(opened.progress).toHaveCount(0);
    expect(await places()).toEqual(before);
  }
});

test(
  'a run continues on a hidden page, and removing the last figure terminates the worker',
  { tag: ['@cliff', '@more'] },
  async ({ page }) => {
    const opened = await open(page);
    await page.evaluate(() => {
      // Simulates a hidden page: no animation frames.
      window.requestAnimationFrame = () => 0;
    });
    const worker = page.waitForEvent('worker');
    await run(opened, 210);
    await expect(opened.state).toHaveText(/^210 trials at each point/);
    await run(opened, 100_000);
    const closed = (await worker).waitForEvent('close');
    await opened.figure.evaluate((figure) => figure.remove());
    await closed;
  },
);

test('moving a figure in the document keeps its run', { tag: ['@cliff', '@more'] }, async ({ page }) => {
  const opened = await open(page);
  const moved = opened.figure.evaluate(
    (figure) =>
      new Promise<void>((resolve) => {
        const root = figure.shadowRoot!;
        const watch = new MutationObserver(() => {
          if (!root.querySelector('progress')) return;
          watch.disconnect();
          figure.parentElement!.append(figure);
          resolve();
        });
        watch.observe(root, { subtree: true, childList: true });
      }),
  );
  await run(opened, 210);
  await moved;
  await opened.figure.scrollIntoViewIfNeeded();
  await expect(opened.state).toHaveText(/^210 trials at each point/);
  await shows(opened, 16, getSums(16, 0.5, 210));
});

test('keys and mouse read both plots along the noise', { tag: '@cliff' }, async ({ page }) => {
  const opened = await open(page);
  const noise = opened.figure.getByRole('slider', { name: 'Noise σ' });
  await noise.focus();
  await noise.press('ArrowRight');
  await expect(noise).toHaveAttribute('aria-valuetext', /^Noise σ = 0\.6\. d = 16: error [\d.]+ positions, [\d.]+%/);
  await shows(opened, 64, getSums(64, 0.6, 400));
  await noise.press('End');
  await expect(noise).toHaveAttribute('aria-valuenow', '4');
  await noise.press('ArrowRight');
  await expect(noise).toHaveAttribute('aria-valuenow', '4');
  await noise.press('Home');
  await expect(noise).toHaveAttribute('aria-valuenow', '0.1');
  await expect(opened.figure.locator('.peaks')).toContainText(['found at 421', 'found at 421', 'found at 421']);
  const { x, y, width, height } = (await opened.figure.locator('.rate').boundingBox())!;
  await page.mouse.move(x + width - 2, y + height / 2);
  await expect(noise).toHaveAttribute('aria-valuenow', '4');
  await expect(opened.figure.locator('.peaks.wrong')).toHaveCount(3);
  await expect(opened.figure.locator('.peaks').first().getByRole('img')).toHaveAccessibleName(/comes from 421/);
  await choose(opened.figure, 'Data as table');
  await expect(opened.figure.locator('.data tbody tr')).toHaveCount(54);
});

test('rounding removes small errors and keeps the cliff in place', { tag: ['@cliff', '@more'] }, async ({ page }) => {
  const opened = await open(page, '?cliff.sigma=0.3');
  const errors = opened.figure.locator('.error').getByRole('img');
  await expect(errors).toHaveAccessibleName(/the error follows the bound/);
  await opened.figure.getByRole('switch', { name: 'Allow only whole positions' }).check();
  expect(getSums(256, 0.3, 400).wholeMisses).toBe(0);
  await expect(errors).toHaveAccessibleName(/^Two lines for each width: the error of the fix as a whole position/);
  await expect(opened.row(256).getByRole('cell').first()).toHaveText(/^0/);
  const loud = getSums(16, 0.3, 400);
  await expect(opened.row(16)).toContainText(root(loud.squaredWholeError, loud));
  await expect(opened.row(16)).toContainText(percent(loud));
});

test(
  'a link restores trials, seed, noise and rounding, and starts the run',
  { tag: ['@cliff', '@more'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const opened = await open(page);
    await run(opened, 120);
    await type(opened.figure.getByRole('textbox', { name: 'Seed' }), '9');
    await opened.figure.getByRole('slider', { name: 'Noise σ' }).press('ArrowLeft');
    await opened.figure.getByRole('switch').check();
    await choose(opened.figure, 'Copy link to this state');
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(Object.fromEntries(link.searchParams)).toEqual({
      ...{ 'cliff.trials': '120', 'cliff.seed': '9', 'cliff.sigma': '0.4', 'cliff.whole': '1' },
    });
    const again = await open(page, link.search);
    await expect(again.state).toHaveText(/^120 trials at each point, seed 9/);
    await expect(again.figure.getByRole('switch')).toBeChecked();
    await expect(again.row(16)).toContainText(percent(getSums(16, 0.4, 120, 9)));
  },
);

test(
  "bad values are rejected with one sentence and stay in their field; links can't inject results",
  { tag: ['@cliff', '@more'] },
  async ({ page }) => {
    const opened = await open(page, '?cliff.data-prepared=[[16],1,2,3,4]');
    await expect(page.getByRole('status').filter({ hasText: 'cliff.data-prepared' })).toBeVisible();
    for (const [bad, told] of [
      ['9', '9'],
      ['1e9', '1e9'],
      ['many', 'many'],
      ['12.5', '12.5'],
    ] as const) {
      // prettier-ignore
      await type(opened.trials, bad);
      await expect(opened.figure.getByText(/must be a whole number from 10 to 100,000/)).toContainText(told);
      await expect(opened.trials).toHaveValue(bad);
    }
    await expect(opened.state).toHaveText(/^400 trials/);
    await shows(opened, 16, getSums(16, 0.5, 400));
  },
);

test(
  'without a worker the figure says so and keeps its prerendered run',
  { tag: ['@cliff', '@more'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', { value: undefined });
    });
    const opened = await open(page);
    await run(opened, 900);
    await expect(opened.state).toContainText('none could be started here');
    await shows(opened, 16, getSums(16, 0.5, 400));
  },
);

for (const { folder, words } of languages) {
  test(`the figure is localized (${folder})`, { tag: ['@cliff', '@more'] }, async ({ page }) => {
    const { figure } = await open(page, '', folder);
    await expect(figure.getByRole('region', { name: words['cliff.name'] })).toBeVisible();
    await expect(figure.getByRole('slider', { name: words['cliff.noise'] })).toBeVisible();
    await expect(figure.getByRole('img')).toHaveCount(5);
    const untold = await figure.evaluate((element) => /cliff\.|\{\w+\}/.exec(element.shadowRoot!.textContent)?.[0]);
    expect(untold).toBeUndefined();
  });
}

test(
  "lines are labelled if there's room, on phones only by the rows below",
  { tag: ['@cliff', '@more'] },
  async ({ page }) => {
    const { figure, row } = await open(page);
    const names = figure.locator('.label.name');
    expect(await names.count()).toBeGreaterThanOrEqual(3);
    await expect(names.filter({ visible: true })).toHaveCount(await names.count());
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(names.filter({ visible: true })).toHaveCount(0);
    for (const dimensions of [16, 64, 256]) await expect(row(dimensions)).toContainText(`d = ${dimensions}`);
  },
);
