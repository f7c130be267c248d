import { defined } from '../fixtures.js';
import { expect, test } from './host.js';

test('properties set before the figure is upgraded are applied', async ({ page, visit }) => {
  const far = '<div style="height: 5000px"></div><pe-clock lang="en"></pe-clock>';
  await visit(far);
  await defined(page, 'pe-clock');
  const clock = page.locator('pe-clock');
  await clock.evaluate((tag) => Object.assign(tag, { position: 12, dimensions: 8, view: 'row' }));
  expect(await clock.evaluate((tag) => (tag as unknown as { position: number }).position)).toBe(12);
  await clock.scrollIntoViewIfNeeded();
  await expect(clock.getByRole('slider', { name: 'Position', exact: true })).toHaveValue('12');
  await expect(clock.locator('.clock.row')).toBeVisible();
});

test('properties of the tag and of the figure stay in sync', async ({ page, visit }) => {
  await visit('<pe-clock position="5" dimensions="8" lang="en"></pe-clock>');
  const clock = page.locator('pe-clock');
  const position = clock.getByRole('slider', { name: 'Position', exact: true });
  const read = (): Promise<unknown> => clock.evaluate((tag) => (tag as unknown as { position: unknown }).position);
  await expect(position).toHaveValue('5');
  expect(await read()).toBe(5);
  await clock.evaluate((tag) => Object.assign(tag, { position: 40 }));
  await expect(position).toHaveValue('40');
  await position.press('ArrowRight');
  await expect.poll(read).toBe(41);
});
