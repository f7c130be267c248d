import type { Locator, Page } from '@playwright/test';
import { expect, test, openFigure } from '../../fixtures.js';

/** Opens both figures of a chapter with long jobs running: a run of a minute and a search. */
async function bothAtWork(page: Page): Promise<{ cliff: Locator; receiver: Locator; value: () => Promise<number> }> {
  const cliff = await openFigure(page, '/en/gps/?cliff.trials=100000#cliff', 'pe-cliff');
  const receiver = page.locator('pe-receiver').first();
  const value = (): Promise<number> => cliff.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value);
  await expect.poll(value).toBeGreaterThan(0);
  // Checked in the page as soon as it renders, because the search is short.
  const searching = await receiver.evaluate(async (figure) => {
    Object.assign(figure, { range: 1_000_000, trial: 3 });
    await (figure as unknown as { updateComplete: Promise<unknown> }).updateComplete;
    return figure.shadowRoot!.querySelectorAll('.before').length;
  });
  expect(searching).toBe(1);
  return { cliff, receiver, value };
}

test("figures share one worker, and a short job doesn't wait for a long one", async ({ page }) => {
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
