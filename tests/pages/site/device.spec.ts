import type { Locator, Page } from '@playwright/test';

import english from '../../../web/content/en/site.json' with { type: 'json' };
import simplified from '../../../web/content/zh-hans/site.json' with { type: 'json' };
import traditional from '../../../web/content/zh-hant/site.json' with { type: 'json' };
import { awake, expect, visit } from '../fixtures.js';
import { expectNothingOfAxe } from '../looks.js';
import { hosted, kept } from './kept.js';

const folders = [
  ['en', english],
  ['zh-hans', simplified],
  ['zh-hant', traditional],
] as const;

/** Unfolds what is at the foot of the page, by keyboard. */
async function unfold(page: Page): Promise<Locator> {
  const device = page.locator('details.device');
  await device.locator('summary').press('Enter');
  await expect(device.locator('pe-device')).toHaveCount(1);
  return device.locator('pe-device');
}

const status = (device: Locator): Locator => device.getByRole('status');
const button = (device: Locator, name: string): Locator => device.getByRole('button', { name });

/** A sentence of the page, whatever its sizes are. */
const saying = (sentence: string): RegExp =>
  new RegExp(`^${sentence.replace(/[.*+?()]/g, '\\$&').replace(/\{\w+\}/g, '\\d+\\.\\d')}$`);

for (const [folder, words] of folders)
  hosted(
    `the whole tour is kept by keyboard, opens offline, and is deleted (${folder})`,
    { tag: '@more' },
    async ({ page, host }) => {
      await visit(page, `${host.address}/${folder}/formula/`);
      const device = await unfold(page);
      await expect(status(device)).toHaveText(saying(words['device.some']));
      const { height } = (await device.boundingBox())!;
      await button(device, words['device.keep']).press('Enter');
      await expect(status(device)).toHaveText(saying(words['device.all']));
      await expect(button(device, words['device.keep'])).toHaveCount(0);
      // Nothing has moved, and a second press of the key deletes nothing.
      expect((await device.boundingBox())!.height).toBe(height);
      await expect(button(device, words['device.delete'])).not.toBeFocused();
      if (folder === 'en') await expectNothingOfAxe(page, 'details.device');

      host.close();
      for (const [other] of folders) await visit(page, `${host.address}/${other}/gps/`);
      const again = await unfold(page);
      await expect(status(again)).toHaveText(saying(traditional['device.all']));
      await button(again, traditional['device.delete']).press('Enter');
      await expect(button(again, traditional['device.delete'])).toHaveCount(0);
      expect(await kept(page, '')).toEqual([]);
    },
  );

hosted(
  'the editor and the engine of exercises in code are kept with the whole tour',
  { tag: '@more' },
  async ({ page, host }) => {
    await visit(page, `${host.address}/en/formula/`);
    const device = await unfold(page);
    await button(device, english['device.keep']).press('Enter');
    await expect(status(device)).toHaveText(saying(english['device.all']));
    for (const name of ['code-editor', 'code-worker', 'emscripten-module'])
      expect(await kept(page, `/assets/${name}-`)).toHaveLength(1);
  },
);

hosted('it can be stopped while files come, and goes on from there', { tag: '@more' }, async ({ page, host }) => {
  await visit(page, `${host.address}/en/formula/`);
  const device = await unfold(page);
  await expect(status(device)).toHaveText(saying(english['device.some']));
  host.change = (_, reply) => ({ ...reply, pieces: 3 });
  await button(device, english['device.keep']).press('Enter');
  await expect(device.getByRole('progressbar')).toHaveAttribute('aria-valuetext', saying(english['device.progress']));
  await button(device, english['device.stop']).press('Enter');
  await expect(status(device)).toHaveText(saying(english['device.some']));
  host.change = (_, reply) => reply;
  await button(device, english['device.keep']).click();
  await expect(status(device)).toHaveText(saying(english['device.all']));
});

hosted('what was deleted is not kept again until it is asked for', { tag: '@more' }, async ({ page, host }) => {
  await visit(page, `${host.address}/en/formula/`);
  let device = await unfold(page);
  await button(device, english['device.delete']).click();
  await expect(status(device)).toHaveText(saying(english['device.none']));
  await page.clock.install();
  await page.goto(`${host.address}/en/gps/`);
  device = await unfold(page);
  await page.clock.fastForward(10_000); // keeping begins some seconds after a page has come
  await expect(status(device)).toHaveText(saying(english['device.none']));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await kept(page, '')).toEqual([]);
  await button(device, english['device.keep']).click();
  await expect(status(device)).toHaveText(saying(english['device.all']));
  host.close();
  await visit(page, `${host.address}/en/heat-map/`);
});

hosted(
  'a file that does not come whole is told of, and comes with the next try',
  { tag: '@more' },
  async ({ page, host }) => {
    host.change = (path, reply) => (path.endsWith('.wasm') ? { ...reply, body: reply.body.subarray(9) } : reply);
    await page.goto(`${host.address}/en/glossary/`);
    const device = await unfold(page);
    await expect(status(device)).toHaveText(saying(english['device.missing.nothing']));
    host.change = (_, reply) => reply;
    await button(device, english['device.keep']).click();
    await expect(status(device)).toHaveText(saying(english['device.all']));
  },
);

hosted('without room the tour works, and says that it keeps nothing', { tag: '@more' }, async ({ page, host }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.address, quotaSize: 2e6 });
  await visit(page, `${host.address}/en/formula/`);
  const device = await unfold(page);
  await expect(status(device)).toHaveText(saying(english['device.full.nothing']));
  expect(await kept(page, '')).toEqual([]);
  const tries = (): number => host.asked.filter((path) => path === '/service-worker.js').length;
  const before = tries();
  await visit(page, `${host.address}/en/heat-map/`);
  await expect(page.getByTestId('figure-fault')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(tries()).toBe(before); // it does not try again at each page
});

hosted('where there is room for a part, that part is kept', { tag: '@more' }, async ({ page, host }) => {
  await visit(page, `${host.address}/en/formula/`);
  const device = await unfold(page);
  await expect(status(device)).toHaveText(saying(english['device.some']));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.address, quotaSize: 12e6 });
  await button(device, english['device.keep']).click();
  await expect(status(device)).toHaveText(saying(english['device.full']));
  host.close();
  await visit(page, `${host.address}/en/heat-map/`);
});

for (const [how, without] of [
  ['a browser', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    'a frame',
    () =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        get: () => {
          throw new DOMException('The document is sandboxed', 'SecurityError');
        },
      }),
  ],
] as const)
  hosted(`${how} that keeps nothing says what that takes`, { tag: '@more' }, async ({ page, host }) => {
    await page.addInitScript(without);
    await visit(page, `${host.address}/en/formula/`);
    const device = await unfold(page);
    await expect(status(device)).toHaveText(english['device.impossible']);
    await expect(device.getByRole('button')).toHaveCount(0);
  });

hosted('the promise on the cover leads to the place where it is kept', { tag: '@more' }, async ({ page, host }) => {
  await page.goto(`${host.address}/`);
  await awake(page);
  await page.getByRole('link', { name: 'works offline' }).click();
  await expect(status(page.locator('details.device pe-device'))).toBeInViewport();
});

hosted('unfolded twice before its code has come, it comes once', { tag: '@more' }, async ({ page, host }) => {
  let answer = (): void => undefined;
  const wanted = new Promise<void>((asked) => {
    void page.route(/pe-device-.*\.js$/, async (route) => {
      asked();
      await new Promise<void>((answered) => (answer = answered));
      await route.continue();
    });
  });
  await visit(page, `${host.address}/en/formula/`);
  const place = page.locator('details.device');
  const summary = place.locator('summary');
  await summary.press('Enter');
  await wanted;
  await summary.press('Enter');
  await expect(place).not.toHaveAttribute('open');
  await summary.press('Enter');
  await expect(place).toHaveAttribute('open');
  // Events of unfolding come with a frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  answer();
  await expect(status(place.locator('pe-device').first())).toHaveText(saying(english['device.some']));
  await expect(place.locator('pe-device')).toHaveCount(1);
});

hosted('without its script the foot of the page says so', { tag: '@more' }, async ({ page, host }) => {
  await page.route('**/assets/pe-device-*.js', (route) => route.abort());
  await visit(page, `${host.address}/en/formula/`);
  await page.locator('details.device > summary').click();
  await expect(page.getByTestId('device-fault')).toHaveText(english['device.fault']);
  await page.unroute('**/assets/pe-device-*.js');
});
