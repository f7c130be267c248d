import type { FrameLocator, Locator } from '@playwright/test';
import { waitFrames } from '../page-assertions.js';
import { expect, test } from './host.js';

const frame = (tour: string, query: string, sandbox = 'allow-scripts allow-same-origin allow-popups'): string =>
  `<iframe src="${tour}/embed/?${query}" style="width: 600px; height: 150px; border: 0" sandbox="${sandbox}"></iframe>`;

test('an iframe shows a figure and gets the height it posts', async ({ page, host, tour, complaints }) => {
  const query = 'figure=pe-clock&position=5&dimensions=8&lang=zh-Hant&theme=dark';
  const script = `<script src="${tour}/embed/resize.js"></script>`;
  await page.goto(
    host.publish(`<link rel="icon" href="data:,">${script}${frame(tour, query)}${frame(tour, 'figure=pe-none')}`),
  );
  const figure = page.locator('iframe').first().contentFrame();
  const position = figure.getByRole('slider', { name: '位置', exact: true });
  await expect(position).toHaveValue('5');
  await position.press('ArrowRight');
  await expect(position).toHaveValue('6');
  await expect(figure.locator('.instead')).toHaveCount(0);
  await expect(figure.locator('html')).toHaveCSS('color-scheme', 'dark');
  const inside = await figure.locator('main').evaluate((main) => main.getBoundingClientRect().height);
  expect(inside).toBeGreaterThan(300);
  const outside = page.locator('iframe').first();
  await expect.poll(async () => (await outside.boundingBox())?.height).toBeGreaterThanOrEqual(inside - 1);
  expect((await outside.boundingBox())!.height).toBeLessThanOrEqual(inside + 1);
  // The other iframe has a height of its own.
  expect((await page.locator('iframe').nth(1).boundingBox())!.height).not.toBe((await outside.boundingBox())!.height);
  expect(complaints).toEqual([]);
});

test('an iframe ignores messages from other scripts', { tag: '@more' }, async ({ page, host, tour }) => {
  await page.goto(
    host.publish(
      `<script src="${tour}/embed/resize.js"></script>${frame(tour, 'figure=pe-clock&position=5')}<iframe id="liar" srcdoc="<p>x</p>"></iframe>`,
    ),
  );
  const position = page.locator('iframe').first().contentFrame().getByRole('slider', { name: 'Position', exact: true });
  await expect(position).toHaveValue('5');
  const inFrames = page.locator('iframe');
  await expect.poll(async () => (await inFrames.first().boundingBox())?.height).toBeGreaterThan(300);
  const before = (await inFrames.first().boundingBox())!.height;
  await page.evaluate(() => {
    const lie = { type: 'positional-encoding-height', height: 777 };
    window.postMessage(lie, '*');
    const liar = document.querySelector<HTMLIFrameElement>('#liar')!.contentWindow!;
    (liar as unknown as { eval(code: string): void }).eval(`parent.postMessage(${JSON.stringify(lie)}, '*')`);
    const figure = document.querySelector('iframe')!.contentWindow!;
    for (const message of [lie, { position: 9 }, 'position=9', { type: 'set', position: 9 }])
      figure.postMessage(message, '*');
  });
  // The embedding page isn't trusted either: a height of 777 would have been applied by now.
  await waitFrames(page, 20);
  expect((await inFrames.first().boundingBox())!.height).toBe(before);
  expect((await inFrames.nth(1).boundingBox())!.height).not.toBe(777);
  await expect(position).toHaveValue('5');
});

test('a sandboxed iframe without an origin computes and gets its height', async ({ page, host, tour }) => {
  const script = `<script src="${tour}/embed/resize.js"></script>`;
  const without = frame(tour, 'figure=pe-clock&position=5&lang=en', 'allow-scripts');
  // Another opaque-origin iframe, not ours, posts false heights from the start.
  const lie = "parent.postMessage({ type: 'positional-encoding-height', height: 777 }, '*')";
  const liar = `<iframe sandbox="allow-scripts" srcdoc="<script>${lie}</script>"></iframe>`;
  await page.goto(host.publish(`<link rel="icon" href="data:,">${script}${liar}${without}`));
  const shown = page.locator('iframe');
  const position = shown.nth(1).contentFrame().getByRole('slider', { name: 'Position', exact: true });
  await expect(position).toHaveValue('5');
  await position.press('ArrowRight');
  await expect(position).toHaveValue('6');
  await expect.poll(async () => (await shown.nth(1).boundingBox())?.height).toBeGreaterThan(300);
  expect((await shown.first().boundingBox())!.height).toBeLessThan(300);
});

test(
  'a sandboxed iframe without an origin trains models and runs code',
  { tag: '@more' },
  async ({ page, host, tour }) => {
    const frames = ['figure=pe-cliff&trials=100&lang=en', 'exercise=write-encode&lang=en'];
    await page.goto(host.publish(frames.map((query) => frame(tour, query, 'allow-scripts')).join('')));
    const inside = (index: number): FrameLocator => page.locator('iframe').nth(index).contentFrame();
    await expect(inside(0).locator('pe-cliff-figure')).toContainText('100 trials each, seed 1');
    await inside(1).getByRole('button', { name: 'Check' }).click();
    await expect(inside(1).locator('.feedback')).toContainText('encode(0, 4)');
  },
);

test('the host page receives events from its iframe', async ({ page, host, tour }) => {
  await page.addInitScript(() => {
    const recordedEvents: unknown[] = [];
    Object.assign(window, { recordedEvents });
    addEventListener('message', ({ data }: MessageEvent<{ type: string; name?: string }>) => {
      if (data.type === 'positional-encoding-event') recordedEvents.push(['message', data.name]);
    });
    for (const name of ['position-changed', 'figure-changed'])
      document.addEventListener(name, (event) => {
        const { detail, target } = event as CustomEvent<unknown>;
        if (target instanceof HTMLIFrameElement) recordedEvents.push([name, target.id, detail]);
      });
  });
  const own = frame(tour, 'figure=pe-clock&position=5&lang=en').replace('<iframe', '<iframe id="own"');
  const script = `<script src="${tour}/embed/resize.js"></script>`;
  await page.goto(host.publish(`${script}${own}<iframe id="liar" srcdoc="<p>x</p>"></iframe>`));
  const position = page.locator('#own').contentFrame().getByRole('slider', { name: 'Position', exact: true });
  await expect(position).toHaveValue('5');
  await page.evaluate(() => {
    const lie = { type: 'positional-encoding-event', name: 'position-changed', detail: { position: 1 } };
    const liar = document.querySelector<HTMLIFrameElement>('#liar')!.contentWindow!;
    (liar as unknown as { eval(code: string): void }).eval(`parent.postMessage(${JSON.stringify(lie)}, '*')`);
  });
  await position.press('ArrowRight');
  const recordedEvents = () =>
    page.evaluate(() => (window as unknown as { recordedEvents: unknown[][] }).recordedEvents);
  await expect.poll(async () => (await recordedEvents()).map(([kind]) => kind)).toContain('figure-changed');
  expect((await recordedEvents()).filter(([kind]) => kind !== 'message')).toEqual(
    expect.arrayContaining([
      ['position-changed', 'own', { position: 6 }],
      ['figure-changed', 'own', { changed: ['position'], state: expect.objectContaining({ position: '6' }) as object }],
    ]),
  );
  expect(JSON.stringify(await recordedEvents())).not.toContain('liar');
});

test("an iframe that can't be shown gives the reason", async ({ page, tour }) => {
  for (const [query, sentence] of [
    ['figure=pe-nothing', 'There’s no figure pe-nothing.'],
    ['', 'The address names no figure.'],
    ['figure=pe-clock&position=-3', 'position can’t be -3.'],
    ['figure=pe-clock&theme=sepia', 'theme can’t be sepia.'],
    ['figure=pe-clock&onclick=alert(1)', 'pe-clock has no attribute onclick. Its attributes are position, dimensions,'],
    [
      'figure=pe-clock&position=%3Cimg%20src=x%20onerror=alert(1)%3E',
      'position can’t be <img src=x onerror=alert(1)>.',
    ],
    ['figure=__proto__', 'There’s no figure __proto__.'],
  ] as const)
    await test.step(query, async () => {
      await page.goto(`${tour}/embed/?${query}&lang=en`);
      await expect(page.locator('.fault')).toContainText(sentence);
      await expect(page.getByRole('listitem').filter({ hasText: 'pe-clock' })).toHaveCount(1);
      await expect(page.locator('pe-clock-figure')).toHaveCount(0);
    });
});

test('the directory of iframes links to figures in its language and theme', async ({ page, tour }) => {
  await page.goto(`${tour}/embed/?figure=pe-nothing&lang=zh-hans&theme=dark`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-hans');
  await page.getByRole('link', { name: '用指针表示位置', exact: true }).click();
  await expect(page.getByRole('slider', { name: '位置', exact: true })).toHaveValue('37');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

/** The text shown in an iframe in place of its figure. */
const instead = (page: FrameLocator): Locator => page.locator('.instead').filter({ visible: true });

for (const [what, pattern, sandbox] of [
  ['its own script', '**/assets/frame-*.js', 'allow-scripts allow-same-origin'],
  ['leave to load any script', '**/assets/*.js', 'allow-scripts'],
] as const) {
  test(`an iframe without ${what} links to its figure`, { tag: '@more' }, async ({ page, host, tour }) => {
    // A server that allows a single origin; a sandboxed iframe without an origin is another.
    const withoutOrigin = sandbox === 'allow-scripts';
    await page.route(pattern, async (route) =>
      withoutOrigin
        ? route.fulfill({
            response: await route.fetch(),
            headers: { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': tour },
          })
        : route.fulfill({ status: 404, body: 'Not found' }),
    );
    await page.goto(host.publish(frame(tour, 'figure=pe-clock', sandbox)));
    const inside = page.locator('iframe').contentFrame();
    await expect(instead(inside)).toHaveCount(3);
    await expect(instead(inside).first()).toContainText('In the tour you’ll find it');
    await expect(instead(inside).first().getByRole('link')).toHaveAttribute('href', '../en/');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'iframes and figures show fallback text with a link to the tour',
    { tag: '@more' },
    async ({ page, host, tour }) => {
      await page.goto(`${tour}/embed/?figure=pe-clock`);
      await expect(page.getByRole('link', { name: /Clock Hands and GPS/ })).toBeVisible();
      await page.goto(
        host.publish(`<pe-clock><p>A clock. <a href="${tour}/en/clock-hands/">The tour</a></p></pe-clock>`),
      );
      await expect(page.getByText('A clock.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'The tour' })).toBeVisible();
    },
  );
});
