import { gzipSync } from 'node:zlib';

import { ggufFile, llama, llama3Divisors } from '../../support/gguf.js';
import { defined } from '../fixtures.js';
import { waitFrames } from '../page-assertions.js';
import { countRendered, expect, post, test } from './host.js';

test('a figure on another origin renders and reacts to input', async ({ page, host, tour, complaints }) => {
  await page.goto(
    host.publish(post('<pe-clock position="5" dimensions="8" lang="zh-hant"><p>圖說</p></pe-clock>', tour)),
  );
  const position = page.locator('pe-clock').getByRole('slider', { name: '位置', exact: true });
  await expect(position).toHaveValue('5');
  await position.focus();
  await position.press('ArrowRight');
  await expect(position).toHaveValue('6');
  await expect(page.getByText('圖說')).toBeVisible();
  expect(page.url()).not.toContain('position');
  expect(complaints).toEqual([]);
});

test(
  'the versioned script renders the same as the latest one',
  { tag: '@more' },
  async ({ page, host, tour, complaints }) => {
    const figures = `<pe-clock position="5" dimensions="8" lang="zh-hant"><p>圖說</p></pe-clock>
    <pe-cliff trials="100" seed="7" lang="en"></pe-cliff><pe-exercise exercise="second-shadow" seed="3" lang="en"></pe-exercise>`;
    const shown = async (script: string): Promise<readonly string[]> => {
      await page.goto(
        host.publish(`${figures}<link rel="icon" href="data:,"><script type="module" src="${script}"></script>`),
      );
      await expect(page.locator('pe-clock').getByRole('slider', { name: '位置', exact: true })).toHaveValue('5');
      await page.locator('pe-cliff').scrollIntoViewIfNeeded();
      await expect(page.locator('pe-cliff')).toContainText('100 trials each, seed 7');
      await page.locator('pe-exercise').scrollIntoViewIfNeeded();
      await expect(page.locator('pe-exercise').getByRole('button', { name: 'Check' })).toBeVisible();
      const texts = ['pe-clock-figure', 'pe-cliff-figure', 'pe-exercise'].map((tag) =>
        page.locator(`${tag} .figure, ${tag} form`).first().innerText(),
      );
      const links = page
        .locator('pe-clock-figure a, pe-exercise a')
        .evaluateAll((all) => (all as HTMLAnchorElement[]).map((link) => link.href));
      return [...(await Promise.all(texts)), ...(await links)];
    };
    const newest = await shown(`${tour}/embed/pe.js`);
    expect(newest.at(-1)).toContain(tour);
    expect(await shown(`${tour}/embed/v2/pe.js`)).toEqual(newest);
    expect(complaints).toEqual([]);
  },
);

test('inline numbers render as plain text on another origin, replacing fallback text', async ({ page, host, tour }) => {
  const text = `<p id="asked">A turn takes <pe-value of="period" digits="2">about six</pe-value> positions, at
    <pe-scrub field="position"></pe-scrub>.</p>`;
  await page.goto(host.publish(post(text, tour)));
  const sentence = page.locator('#asked');
  // Not Playwright's text, which includes shadow roots.
  const read = () => sentence.evaluate((element) => element.textContent.replace(/\s+/g, ' '));
  await expect.poll(read).toBe('A turn takes 6.28 positions, at 37.');
  await expect.poll(() => sentence.evaluate((element) => (element as HTMLElement).innerText)).toBe(await read());
  await sentence.getByRole('slider', { name: 'Position' }).press('ArrowUp');
  await expect.poll(read).toBe('A turn takes 6.28 positions, at 38.');
});

test('a clock hand can be dragged on another origin', { tag: '@more' }, async ({ page, host, tour }) => {
  await page.goto(host.publish(post('<pe-clock position="5" dimensions="8"></pe-clock>', tour)));
  const clock = page.locator('pe-clock');
  const position = clock.getByRole('slider', { name: 'Position', exact: true });
  await expect(position).toHaveValue('5');
  const [handle, rim] = [(await clock.locator('.handle').boundingBox())!, (await clock.locator('.rim').boundingBox())!];
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(rim.x + rim.width, rim.y + rim.height / 2, { steps: 10 });
  await page.mouse.up();
  await expect(position).not.toHaveValue('5');
});

test(
  'a model clock without prerendered content renders on another origin',
  { tag: '@more' },
  async ({ page, host, tour, complaints }) => {
    await page.goto(host.publish(post('<pe-model-clock model="gemma3-4b" layers="local"></pe-model-clock>', tour)));
    const figure = page.locator('pe-model-clock');
    await expect(figure.locator('.pick b')).toHaveText('Gemma 3 4B');
    await expect(figure.locator('.facts')).toContainText('10,000');
    expect(complaints).toEqual([]);
  },
);

test('a .gguf file can be dropped on a figure whose code is cross-origin', async ({ page, host, tour, complaints }) => {
  await page.goto(host.publish(post('<pe-model-clock></pe-model-clock>', tour)));
  const figure = page.locator('pe-model-clock');
  await expect(figure.locator('.pick b')).not.toBeEmpty();
  const bytes = ggufFile(llama, { tensors: { 'rope_freqs.weight': llama3Divisors(32, 500_000, 32) } });
  await figure
    .locator('input[type=file]')
    .setInputFiles({ name: 'engine.gguf', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  await expect(figure.locator('.facts')).toContainText('llama3 × 32');
  expect(complaints).toEqual([]);
});

test('long computations run in a cross-origin worker', { tag: '@more' }, async ({ page, host, tour, complaints }) => {
  await page.goto(host.publish(post('<pe-cliff trials="100" seed="7"></pe-cliff>', tour)));
  await expect(page.locator('pe-cliff')).toContainText('100 trials each, seed 7');
  await expect(page.locator('pe-cliff').locator('[data-dimensions="64"]')).toContainText('%');
  expect(page.workers().length).toBe(1);
  expect(complaints).toEqual([]);
});

test('figures far from the viewport load when the reader scrolls near', async ({ page, host, tour }) => {
  const many = '<pe-clock></pe-clock><pe-counter></pe-counter><pe-waves></pe-waves>'.repeat(10);
  await page.goto(host.publish(post(many, tour)));
  await expect.poll(() => countRendered(page)).toBeGreaterThan(0);
  await waitFrames(page, 30);
  expect(await countRendered(page)).toBeLessThanOrEqual(4);
  await page.locator('pe-waves').last().scrollIntoViewIfNeeded();
  await expect(page.locator('pe-waves').last().locator('canvas')).toBeVisible();
  expect(await countRendered(page)).toBeLessThan(15);
});

test('the script is at most 8 KB and loads nothing until a figure is near', async ({
  page,
  host,
  tour,
  request: http,
}) => {
  const script = await (await http.get(`${tour}/embed/pe.js`)).body();
  expect(gzipSync(script).length).toBeLessThanOrEqual(8 * 1024);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(tour)) asked.push(request.url());
  });
  await page.goto(host.publish(post('<div style="height: 5000px"></div><pe-clock></pe-clock>', tour)));
  await defined(page, 'pe-clock');
  await waitFrames(page, 30);
  expect(asked).toEqual([`${tour}/embed/pe.js`]);
  await page.locator('pe-clock').scrollIntoViewIfNeeded();
  await expect.poll(() => countRendered(page)).toBe(1);
});

test('a figure loads its messages in the language of its context', { tag: '@more' }, async ({ page, host, tour }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(host.publish(post('<pe-clock lang="zh-hans"></pe-clock>', tour)));
  await expect(page.locator('pe-clock').getByRole('slider', { name: '位置', exact: true })).toBeVisible();
  const messages = requested.filter((path) => path.includes('/messages/')).toSorted();
  expect(messages).toEqual(['/embed/messages/zh-hans/clock.json', '/embed/messages/zh-hans/every.json']);
});

test(
  'space for figures and exercises is reserved before their code loads',
  { tag: '@more' },
  async ({ page, host, tour }) => {
    await page.route('**/assets/load-figure-*.js', () => undefined);
    await page.goto(
      host.publish(post('<pe-clock></pe-clock><pe-exercise exercise="second-shadow"></pe-exercise>', tour)),
    );
    for (const tag of ['pe-clock', 'pe-exercise'])
      await expect.poll(() => page.locator(tag).evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(500);
  },
);
