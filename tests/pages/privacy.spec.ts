import { awake, chapter, expect, test, visit } from './fixtures.js';

test.use({ serviceWorkers: 'allow' });

test('the tour sets no cookie', async ({ page, context }) => {
  await visit(page, chapter('en'));
  expect(await context.cookies()).toEqual([]);
});

test('every page has a policy that allows scripts of its own only', async ({ page }) => {
  for (const path of ['/', chapter('en'), chapter('zh-hant'), '/404.html']) {
    await page.goto(path);
    const policy = (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy.match(/script-src ([^;]*)/)?.[1]?.trim() ?? "'none'").toMatch(/^('self' 'wasm-unsafe-eval'|'none')$/);
  }
});

test('a chapter that was read once opens offline', async ({ page, context }) => {
  await visit(page, chapter('en'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker fills its cache before it activates, so a ready worker has everything.
  await context.setOffline(true);
  await page.reload();
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('pe-clock').first().getByRole('slider').first()).toBeVisible();
});
