import type { Locator, Page } from '@playwright/test';

import { choose, languages, openSettings, type, openFigure } from '../../fixtures.js';
import { expect, post, test, type Host } from '../../embed/host.js';

/** Opens the figure on a page of its own. */
async function openStandalone(page: Page, host: Host, tour: string, attributes = 'causal'): Promise<Locator> {
  await page.goto(host.publish(post(`<pe-bias lang="en" ${attributes}></pe-bias>`, tour)));
  const figure = page.locator('pe-bias');
  await expect(figure.getByRole('slider', { name: 'Query' })).toBeVisible();
  return figure;
}

const row = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Query' });

/** The middle of a matrix row, at a fraction of its width. */
async function atRow(figure: Locator, query: number, length: number, share = 0.5) {
  const matrix = figure.locator('.matrix');
  await matrix.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await matrix.boundingBox())!;
  return [x + share * width, y + ((query + 0.5) / length) * height] as const;
}

test(
  'a row moves by mouse and keyboard, and its curve shifts without changing shape',
  { tag: '@bias' },
  async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour);
    const curve = figure.locator('.answer .curve');
    const length = (): Promise<number> => curve.evaluate((path) => (path as SVGPathElement).getTotalLength());
    await expect(row(figure)).toHaveAttribute('aria-valuenow', '15');
    const long = await length();
    await page.mouse.move(...(await atRow(figure, 15, 24)));
    await page.mouse.down();
    await page.mouse.move(...(await atRow(figure, 10, 24)), { steps: 4 });
    await page.mouse.up();
    await expect(row(figure)).toHaveAttribute('aria-valuenow', '10');
    await expect(figure.locator('.reading')).toHaveText(/0\.5 off a score.*furthest from query 10 loses 5\.$/);
    // The same slope over fewer keys.
    expect((await length()) / long).toBeCloseTo(10 / 15, 2);

    await row(figure).press('ArrowDown');
    await expect(row(figure)).toHaveAttribute('aria-valuenow', '11');
    await row(figure).press('ArrowUp');
    await row(figure).press('Home');
    await expect(row(figure)).toHaveAttribute('aria-valuenow', '0');
    await row(figure).press('End');
    await expect(row(figure)).toHaveAttribute('aria-valuetext', /^23\. Head 1 of 8/);
  },
);

test(
  'each scheme has a control for its main parameter, and T5 says where its last bucket starts',
  { tag: '@bias' },
  async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour);
    await expect(figure.getByRole('slider', { name: 'Head' })).toBeVisible();
    await figure.getByText('T5 buckets').click();
    await expect(figure.locator('.reading')).toContainText('All keys 113 or more places back share bucket 31.');
    await figure.getByRole('switch', { name: 'Decoder' }).uncheck();
    await expect(figure.locator('.reading')).toContainText('All keys 91 or more places back share bucket 15');
    await expect(row(figure)).toHaveAttribute('aria-valuemax', '127');
    await figure.getByText('Shaw, clipped').click();
    await type(figure.getByRole('textbox', { name: 'Clipped at distance' }), '2');
    await expect(figure.locator('.reading')).toContainText(/For 24 keys, query \d+ uses 5 learned vectors/);
    await figure.getByText('Sliding window').click();
    await type(figure.getByRole('textbox', { name: 'Keys in the window' }), '3');
    await expect(figure.locator('.reading')).toContainText('fewer than 3 places away');
  },
);

test(
  'heads and words that no longer fit are clamped, and nothing goes blank',
  { tag: ['@bias', '@more'] },
  async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour, 'causal heads="12" head="12" query="23"');
    await expect(figure.locator('.reading')).toContainText('Head 12 of 12 takes 0.08839 off');
    await openSettings(figure);
    await type(figure.getByRole('textbox', { name: 'Heads' }), '3');
    await expect(figure.locator('.reading')).toContainText('Head 3 of 3');
    await type(figure.getByRole('textbox', { name: 'Words' }), '6');
    await expect(row(figure)).toHaveAttribute('aria-valuenow', '5');
    await choose(figure, 'Data as table');
    await expect(figure.getByRole('row')).toHaveCount(7);
    await expect(figure.getByRole('row').nth(1)).toContainText('−1.25');
    await expect(figure.getByRole('row').last()).toHaveText(/^\s*5\s+0\s+0\s/);
  },
);

test(
  "the distance curve shows all heads and doesn't move, and scores are shown before and after",
  { tag: ['@bias', '@more'] },
  async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour, 'causal view="curve"');
    const whole = figure.locator('.answer .curve[stroke-dasharray]');
    const before = await whole.getAttribute('d');
    await row(figure).press('PageUp');
    await expect(row(figure)).toHaveAttribute('aria-valuenow', '5');
    await expect(whole).toHaveAttribute('d', before!);
    await expect(figure.locator('.answer .curve').first()).toHaveAttribute('d', /^(M[^M]+){8}$/);
    await figure.evaluate((tag) => Object.assign(tag, { view: 'scores' }));
    await expect(figure.locator('.plot.half')).toHaveCount(2);
    await expect(figure.locator('.reading')).toHaveText(/^Without the bias, query 5 .* With it, to key \d: \d+%\.$/);
  },
);

test.describe('touch', () => {
  test.use({ hasTouch: true });

  test('a tap selects a row', { tag: '@bias' }, async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour);
    await page.touchscreen.tap(...(await atRow(figure, 4, 24)));
    await expect(row(figure)).toHaveAttribute('aria-valuenow', '4');
  });

  test("the row's handle follows touch immediately", { tag: ['@bias', '@more'] }, async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour);
    const touch = async (type: string, at: readonly [number, number]) =>
      figure.locator(type === 'pointerdown' ? '.knob' : '.matrix').dispatchEvent(type, {
        ...{ pointerType: 'touch', pointerId: 7, isPrimary: true, button: 0, bubbles: true },
        ...{ clientX: at[0], clientY: at[1] },
      });
    await figure.locator('.matrix').evaluate((matrix) => (matrix.setPointerCapture = () => undefined));
    await touch('pointerdown', await atRow(figure, 15, 24, 0));
    await touch('pointermove', await atRow(figure, 8, 24, 0));
    await expect(row(figure)).toHaveAttribute('aria-valuenow', '8');
    await touch('pointerup', await atRow(figure, 8, 24, 0));
    await touch('pointermove', await atRow(figure, 2, 24, 0));
    await expect(row(figure)).toHaveAttribute('aria-valuenow', '8');
  });
});

for (const { folder, words } of languages)
  test(`a link and an action link each select a scheme (${folder})`, { tag: ['@bias', '@more'] }, async ({ page }) => {
    const figure = await openFigure(page, `/${folder}/relative/?bias.scheme=t5&bias.causal=0`, 'pe-bias');
    const reading = figure.locator('.reading');
    await expect(reading).toContainText('91');
    await page.locator('pe-act[to^="bias?scheme=window"]').first().click();
    await expect(figure.getByRole('radio', { name: words['bias.scheme.window'] })).toBeChecked();
    await expect(reading).toContainText('−∞');
    await expect(reading).not.toContainText(/undefined|NaN|\{\w+\}/);
  });

test('a link can turn off a switch that the page has turned on', { tag: ['@bias', '@more'] }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  const figure = await openFigure(page, '/en/relative/?bias.scheme=t5', 'pe-bias');
  await figure.getByRole('switch', { name: 'Decoder' }).uncheck();
  await choose(figure, 'Copy link to this state');
  await expect(figure.locator('.shown-link')).toHaveText(/\?bias\.scheme=t5&bias\.causal=0#bias$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the matrix, the curve of a row and its description are in the page',
    { tag: ['@bias', '@more'] },
    async ({ page }) => {
      await page.goto('/en/relative/');
      const figure = page.locator('pe-bias').first();
      await expect(figure.locator('.cells path').first()).toBeVisible();
      await expect(figure.locator('.answer .curve')).toBeVisible();
      await expect(figure.locator('.reading')).toHaveText(/^Head 1 of 8 takes 0\.5 off/);
      await expect(figure.locator('.controls').filter({ visible: true })).toHaveCount(0);
    },
  );
});
