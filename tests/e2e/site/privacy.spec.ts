import { hostLike } from '../host.js';
import { chapter, expect, test, openPage } from '../fixtures.js';

test.use({ serviceWorkers: 'allow' });

test('the tour sets no cookies', async ({ page, context }) => {
  await openPage(page, chapter('en'));
  expect(await context.cookies()).toEqual([]);
});

test('every page has a CSP that allows only its own scripts', async ({ page }) => {
  for (const path of ['/', chapter('en'), chapter('zh-hant'), '/404.html']) {
    await page.goto(path);
    const policy = (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy.match(/script-src ([^;]*)/)?.[1]?.trim() ?? "'none'").toMatch(
      /^('self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='|'none')$/,
    );
  }
});

test.describe('over a slow network', () => {
  test.use({ expectedComplaints: /^asked http:\/\/127\.0\.0\.1/ });

  test('a slow page loads completely', { tag: '@more' }, async ({ page, baseURL }) => {
    const network = await hostLike(baseURL ?? '');
    await openPage(page, `${network.address}/en/questions/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    // The last piece arrives long after the service worker's timeout.
    network.change = (_, reply) => (reply.type.startsWith('text/html') ? { ...reply, pieces: 6 } : reply);
    await openPage(page, `${network.address}/en/gps/`);
    await expect(page.locator('body > footer')).toHaveCount(1);
    await expect(page.locator('pe-receiver:defined')).toHaveCount(1);
    network.close();
  });
});
