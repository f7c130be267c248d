import type { Route } from '@playwright/test';

import { getDisclosure } from '../exercises/exercise-drivers.js';
import { chapter, expect, hold, test, more } from '../fixtures.js';

test.describe('a page whose core fails to load', () => {
  test.use({ expectedComplaints: /wasm|ERR_FAILED|Failed to load resource|Failed to fetch|Aborted/i });

  test('shows an error in place of each figure and exercise, and keeps its text', async ({ page }) => {
    // Without the message about slow loads, which appears after some seconds.
    await page.addInitScript(() => {
      const timer = setTimeout;
      const soon = (act: () => void, ms = 0): number => (ms < 2_000 ? Number(timer(act, ms)) : 0);
      Object.assign(window, { setTimeout: soon });
    });
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto(chapter('en'));
    const figures = page.locator('pe-clock, pe-counter, pe-waves');
    const count = await figures.count();
    expect(count).toBeGreaterThanOrEqual(3);
    await expect(page.getByTestId('figure-fault')).toHaveCount(count);
    await expect(page.getByTestId('figure-fault').first()).toBeVisible();
    for (const figure of await figures.all()) await expect(figure.getByRole('paragraph').first()).toBeVisible();
    await expect(page.locator('pe-predict > .reveal > p:not(.verdict)').first()).toBeVisible();
    // The questions of the exercises stay, too.
    await expect(page.getByTestId('exercise-fault')).toHaveCount(1);
    const fold = getDisclosure(page, 'second-shadow');
    await fold.locator('summary').click();
    await expect(fold.locator('.still')).toBeVisible();
    await expect(page.locator('.fold .check')).toHaveCount(0);
  });
});

test.describe('failed chunks', () => {
  test.use({ expectedComplaints: /ERR_FAILED|Failed to fetch/ });

  test('of one figure affect only that figure', async ({ page }) => {
    await page.route('**/assets/pe-waves-*.js', (route) => route.abort());
    await page.goto(chapter('en', '?position=42'));
    await page.locator('pe-waves').scrollIntoViewIfNeeded(); // figures load when they're near
    await expect(page.locator('pe-waves').getByTestId('figure-fault')).toBeVisible();
    await expect(page.locator('pe-waves .controls')).toHaveCount(0);
    await expect(page.getByTestId('figure-fault')).toHaveCount(1);
    // The first figure loaded before, and the URL was read; the counter loads separately.
    await page.locator('pe-counter').scrollIntoViewIfNeeded();
    await expect(page.locator('pe-counter:defined')).toHaveCount(1);
    const position = page.locator('pe-clock').first().getByRole('textbox', { name: 'Position' });
    await expect(position).toHaveValue('42');
  });
});

test.describe('a failed optional chunk', () => {
  // The console names the file; nothing is thrown.
  test.use({ expectedComplaints: /^Failed to load resource/ });

  test('causes no error', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/deferred-'));
    await page.route('**/assets/deferred-*.js', (route) => route.abort());
    await page.goto(chapter('en'));
    await failed;
    await expect(page.locator('pe-clock:defined').first()).toBeVisible();
    const exercises = page.waitForResponse(/\/exercises-[^/]*\.js$/);
    await page.locator('section.exercises').scrollIntoViewIfNeeded();
    await exercises;
    await expect(page.locator('pe-progress:defined')).toBeVisible();
    await expect(page.locator('.fault')).toHaveCount(0);
  });
});

/** Ways in which a file fails to load. */
const ways: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is not there': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is of another build': (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const other = 1;' }),
};

test.describe('a failed entry script', () => {
  test.use({ expectedComplaints: /Failed to load|SyntaxError|status of 404/ });

  for (const [file, way] of [
    ['main', 'is not there'],
    ['core', 'is of another build'],
  ] as const) {
    test(`that ${way} gives an error in every figure (${file})`, more(way !== 'is not there'), async ({ page }) => {
      await page.route(new RegExp(`/assets/${file}-[\\w-]{8}\\.js$`), ways[way]!);
      await page.goto(chapter('en'));
      // The page reloads once before it gives up; figures are counted after that.
      await expect(page.getByTestId('figure-fault').first()).toBeVisible();
      await expect(page.getByTestId('figure-fault')).toHaveCount(
        await page.locator('pe-clock, pe-counter, pe-waves').count(),
      );
      await expect(page.getByTestId('figure-fault').first()).toContainText('its code didn’t load');
      await expect(page.getByTestId('exercise-fault')).toHaveCount(1);
      await expect(page.locator('pe-clock .controls')).toHaveCount(0);
      await expect(page.locator('pe-predict > .reveal > p:not(.verdict)').first()).toBeVisible();
    });
  }

  test('is retried, and the figures work', { tag: '@more' }, async ({ page }) => {
    await page.route('**/assets/main-*.js', (route) => route.fulfill({ status: 503, body: 'Later' }), { times: 1 });
    await page.goto(chapter('en'));
    await expect(page.locator('pe-clock:defined').first()).toBeVisible();
    await expect(page.getByTestId('figure-fault')).toHaveCount(0);
  });

  test('from another build makes the page reload from the network', { tag: '@more' }, async ({ page }) => {
    const kept = (text: string): string => text.replaceAll(/(main|lit)-[\w-]{8}\.js/g, '$1-ofBefore.js');
    await page.route(
      (url) => url.pathname === chapter('en'),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: kept(await response.text()) });
      },
      { times: 1 },
    );
    await page.goto(chapter('en'));
    await expect(page.locator('pe-clock:defined').first()).toBeVisible();
    await expect(page.getByTestId('figure-fault')).toHaveCount(0);
  });
});

test('figures show a message while the entry script is slow, and remove it when it loads', async ({ page }) => {
  await page.clock.install();
  const letCome = await hold(page, /\/assets\/main-[^/]*\.js$/);
  await page.goto(chapter('en'), { waitUntil: 'commit' });
  await page.locator('template#phrases').waitFor({ state: 'attached' });
  const fault = page.locator('pe-clock').first().getByTestId('figure-fault');
  await expect(fault).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(fault).toContainText('still loading');
  await expect(page.getByTestId('exercise-fault')).toHaveCount(0);
  await page.clock.runFor(9_000);
  await expect(fault).toContainText('can’t run here');
  letCome();
  await page.clock.resume();
  await expect(page.locator('pe-clock:defined').first()).toBeVisible();
  await expect(page.getByTestId('figure-fault')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-fault');
});

test.describe('a worker whose code fails to load', () => {
  test.use({ expectedComplaints: /ERR_FAILED|Service Worker registration blocked/, serviceWorkers: 'block' });

  test('gives an error in the figure that needs it', async ({ page }) => {
    await page.route(/\/assets\/worker-[\w-]{8}\.js$/, (route) => route.abort());
    await page.goto('/en/gps/?cliff.trials=100');
    await page.locator('pe-cliff').scrollIntoViewIfNeeded();
    await expect(page.locator('pe-cliff .state')).toHaveText(
      'This figure computes in a background worker, and none could be started here. Either its code didn’t load, or this page’s security policy (worker-src) forbids it.',
    );
  });
});

test('an unknown URL shows the 404 page', async ({ page, request }) => {
  const response = await request.get('/en/no-such-chapter/');
  expect(response.status()).toBe(404);
  // The browser logs the document's status, so check the text the server sent.
  await page.setContent(await response.text());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
