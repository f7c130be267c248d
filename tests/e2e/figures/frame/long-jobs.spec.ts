import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Locator, Page } from '@playwright/test';

import { asksFor } from '../../../support/module-references.js';
import { expect, openSettings, test, type, visitFigure } from '../../fixtures.js';

/** Both figures of a chapter that have long jobs, at work: on a run of a minute and on a search. */
async function bothAtWork(page: Page): Promise<{ cliff: Locator; receiver: Locator; value: () => Promise<number> }> {
  const cliff = await visitFigure(page, '/en/gps/?cliff.trials=100000#cliff', 'pe-cliff');
  const receiver = page.locator('pe-receiver').first();
  const value = (): Promise<number> => cliff.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value);
  await expect.poll(value).toBeGreaterThan(0);
  // Seen in the page, as soon as it is drawn: the search is short.
  const searching = await receiver.evaluate(async (figure) => {
    Object.assign(figure, { range: 1_000_000, trial: 3 });
    await (figure as unknown as { updateComplete: Promise<unknown> }).updateComplete;
    return figure.shadowRoot!.querySelectorAll('.before').length;
  });
  expect(searching).toBe(1);
  return { cliff, receiver, value };
}

test('the figures of a page share one worker, in which a short search is not kept waiting by a long run', async ({
  page,
}) => {
  const started: string[] = [];
  page.on('worker', (worker) => started.push(worker.url()));
  const { cliff, receiver, value } = await bothAtWork(page);
  await expect(receiver.locator('.before')).toHaveCount(0);
  await expect(cliff.getByRole('progressbar')).toBeVisible();
  const before = await value();
  await expect.poll(value).toBeGreaterThan(before);
  expect([page.workers().length, started.length]).toEqual([1, 1]);

  await receiver.evaluate((figure) => figure.remove());
  const left = await value();
  await expect.poll(value).toBeGreaterThan(left);
});

test(
  'no worker is there before something takes long, and a dragged slider leaves no queue: the newest job is done next',
  { tag: '@more' },
  async ({ page }) => {
    const cliff = await visitFigure(page, '/en/gps/#cliff', 'pe-cliff');
    expect(page.workers()).toEqual([]);
    await cliff.evaluate(async (figure) => {
      for (let seed = 100; seed < 200; ++seed) {
        Object.assign(figure, { seed, trials: 100_000 });
        await (figure as unknown as { updateComplete: Promise<unknown> }).updateComplete;
      }
    });
    await openSettings(cliff);
    await type(cliff.getByRole('textbox', { name: 'Trials at each point' }), '210');
    await expect(cliff.locator('.state')).toHaveText(/^210 trials at each point, seed 199/);
    expect(page.workers().length).toBe(1);
  },
);

test('each worker of the site is one file, which asks for no other', { tag: '@more' }, () => {
  const folder = fileURLToPath(new URL('../../../../dist/assets/', import.meta.url));
  const files = readdirSync(folder).filter((name) => /^(?:code-)?worker-[\w-]{8}\.js$/.test(name));
  expect(files).toHaveLength(2);
  for (const file of files) expect(asksFor(readFileSync(folder + file, 'utf8')), file).toEqual([]);
});
