import { gzipSync } from 'node:zlib';

import { defined } from '../fixtures.js';
import { waitFrames } from '../page-assertions.js';
import { countRendered, expect, post, test } from './host.js';

for (const script of ['pe.js', 'v2/pe.js'])
  test(`a figure and an exercise of ${script} on another origin react to input`, async ({
    page,
    host,
    tour,
    complaints,
  }) => {
    const text =
      '<pe-clock position="5" dimensions="8"><p>圖說</p></pe-clock><pe-exercise exercise="second-shadow"></pe-exercise>';
    await page.goto(host.publish(post(`<div lang="zh-hant">${text}</div>`, tour).replace('pe.js', script)));
    const position = page.locator('pe-clock').getByRole('slider', { name: '位置', exact: true });
    await expect(position).toHaveValue('5');
    await position.press('ArrowRight');
    await expect(position).toHaveValue('6');
    await expect(page.getByText('圖說')).toBeVisible();
    await expect(page.locator('pe-exercise').getByRole('button', { name: '檢查' })).toBeVisible();
    expect(page.url()).not.toContain('position');
    expect(complaints).toEqual([]);
  });

test('inline numbers render as plain text on another origin, replacing fallback text', async ({ page, visit }) => {
  const text = `<p id="asked">A turn takes <pe-value of="period" digits="2">about six</pe-value> positions, at
    <pe-scrub field="position"></pe-scrub>.</p>`;
  await visit(text);
  const sentence = page.locator('#asked');
  // Not Playwright's text, which includes shadow roots.
  const read = () => sentence.evaluate((element) => element.textContent.replace(/\s+/g, ' '));
  await expect.poll(read).toBe('A turn takes 6.28 positions, at 37.');
  await expect.poll(() => sentence.evaluate((element) => (element as HTMLElement).innerText)).toBe(await read());
  await sentence.getByRole('slider', { name: 'Position' }).press('ArrowUp');
  await expect.poll(read).toBe('A turn takes 6.28 positions, at 38.');
});

test('long computations run in a cross-origin worker', { tag: '@more' }, async ({ page, visit, complaints }) => {
  await visit('<pe-cliff trials="100" seed="7"></pe-cliff>');
  await expect(page.locator('pe-cliff')).toContainText('100 trials each, seed 7');
  await expect(page.locator('pe-cliff').locator('[data-dimensions="64"]')).toContainText('%');
  expect(page.workers().length).toBe(1);
  expect(complaints).toEqual([]);
});

test('the script is at most 8 KB and loads nothing until a figure is near', async ({
  page,
  visit,
  tour,
  request: http,
}) => {
  const script = await (await http.get(`${tour}/embed/pe.js`)).body();
  expect(gzipSync(script).length).toBeLessThanOrEqual(8 * 1024);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(tour)) asked.push(request.url());
  });
  await visit('<div style="height: 5000px"></div><pe-clock></pe-clock>');
  await defined(page, 'pe-clock');
  await waitFrames(page, 30);
  expect(asked).toEqual([`${tour}/embed/pe.js`]);
  await page.locator('pe-clock').scrollIntoViewIfNeeded();
  await expect.poll(() => countRendered(page)).toBe(1);
});

test('a figure loads its messages in the language of its context', { tag: '@more' }, async ({ page, visit }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await visit('<pe-clock lang="zh-hans"></pe-clock>');
  await expect(page.locator('pe-clock').getByRole('slider', { name: '位置', exact: true })).toBeVisible();
  const messages = requested.filter((path) => path.includes('/messages/')).toSorted();
  expect(messages).toEqual(['/embed/messages/zh-hans/clock.json', '/embed/messages/zh-hans/every.json']);
});

test(
  'space for figures and exercises is reserved before their code loads',
  { tag: '@more' },
  async ({ page, visit }) => {
    await page.route('**/assets/load-figure-*.js', () => undefined);
    await visit('<pe-clock></pe-clock><pe-exercise exercise="second-shadow"></pe-exercise>');
    for (const tag of ['pe-clock', 'pe-exercise'])
      await expect.poll(() => page.locator(tag).evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(500);
  },
);
