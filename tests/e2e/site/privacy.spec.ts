import { hostLike } from '../host.js';
import { chapter, expect, test, openPage } from '../fixtures.js';

test.use({ serviceWorkers: 'allow' });

test('the tour sets no cookies', async ({ page, context }) => {
  await openPage(page, chapter('en'));
  expect(await context.cookies()).toEqual([]);
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
