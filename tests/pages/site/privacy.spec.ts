import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { awake, chapter, expect, test, visit } from '../fixtures.js';

test.use({ serviceWorkers: 'allow' });

test('the tour sets no cookie', async ({ page, context }) => {
  await visit(page, chapter('en'));
  expect(await context.cookies()).toEqual([]);
});

test('every page has a policy that allows scripts of its own only, files and the one that stands in it', async ({
  page,
}) => {
  for (const path of ['/', chapter('en'), chapter('zh-hant'), '/404.html']) {
    await page.goto(path);
    const policy = (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy.match(/script-src ([^;]*)/)?.[1]?.trim() ?? "'none'").toMatch(
      /^('self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='|'none')$/,
    );
  }
});

/**
 * A network that serves what `base` serves, but pages come in pieces: the last one long after the service worker has
 * lost its patience.
 */
async function slowNetwork(base: string): Promise<{ readonly address: string; slow: boolean; close: () => unknown }> {
  const network = { address: '', slow: false, close: (): unknown => server.close().closeAllConnections() };
  const server = createServer(({ url }, response) => {
    const answer = async (): Promise<void> => {
      const found = await fetch(new URL(url ?? '/', base));
      const body = Buffer.from(await found.arrayBuffer());
      const type = found.headers.get('Content-Type') ?? '';
      response.writeHead(found.status, { 'Content-Type': type });
      const pieces = network.slow && type.startsWith('text/html') ? 6 : 1;
      for (let piece = 0; piece < pieces; piece++) {
        if (piece > 0) await new Promise((resolve) => setTimeout(resolve, 1_000));
        response.write(body.subarray((piece * body.length) / pieces, ((piece + 1) * body.length) / pieces));
      }
      response.end();
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  network.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return network;
}

test.describe('over a slow network', () => {
  test.use({ expectedComplaints: /^asked http:\/\/127\.0\.0\.1/ });

  test('a page that takes its time to come arrives whole', async ({ page, baseURL }) => {
    const network = await slowNetwork(baseURL ?? '');
    await visit(page, `${network.address}/en/questions/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    network.slow = true;
    await visit(page, `${network.address}/en/gps/`);
    await expect(page.locator('body > footer')).toHaveCount(1);
    await expect(page.locator('pe-receiver:defined')).toHaveCount(1);
    network.close();
  });
});

test('a chapter that was read once opens offline, and so do the notices at its foot', async ({ page, context }) => {
  await visit(page, chapter('en'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker fills its cache before it activates, so a ready worker has everything.
  await context.setOffline(true);
  await page.reload();
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('pe-clock').first().getByRole('slider').first()).toBeVisible();
  await page.locator('body > footer a').last().click();
  await expect(page.locator('.notices summary').first()).toBeVisible();
});
