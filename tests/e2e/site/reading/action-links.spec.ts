import type { Locator, Page } from '@playwright/test';
import { waitFrames } from '../../page-assertions.js';

import { chapters } from '../../../../web/generator/content/tour.js';
import { defined, expect, hold, test, openPage, openFigure } from '../../fixtures.js';

/** The action link with this target. */
const act = (page: Page, to: string): Locator => page.locator(`pe-act[to^="${to}"]`).first();

const getView = (page: Page): Promise<string | undefined> =>
  page.locator('pe-heatmap').evaluate((map) => JSON.stringify((map as HTMLElement & { view?: object }).view));

const getScroll = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('an action link zooms the heat map beside its text, and announces it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/en/heat-map/');
  const zoom = act(page, 'heatmap?view=0+50');
  await expect(zoom).toHaveRole('button');
  await zoom.focus();
  const before = await getScroll(page);
  await zoom.press('Enter');
  await expect.poll(() => getView(page)).toContain('"positions":50,');
  await expect(page.locator('pe-heatmap')).toBeInViewport({ ratio: 0.9 });
  const phrase = (await zoom.textContent()) ?? '';
  await expect(page.getByRole('status').filter({ hasText: phrase })).toHaveText(
    'Done: {phrase}'.replace('{phrase}', phrase),
  );
  await expect(zoom).toBeFocused();
  expect(await getScroll(page)).toBe(before);
});

test('an action link for a figure of another section shows it in a corner until the reader scrolls on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/en/rope/');
  const picture = page.locator('pe-rope .picture');
  const link = page.locator('.scene:has(pe-add-or-turn) .prose pe-act[to^="rope?"]').first();
  await link.scrollIntoViewIfNeeded();
  await expect(picture).not.toBeInViewport();
  const before = await getScroll(page);
  await link.press('Enter');
  await expect(picture).toBeInViewport({ ratio: 0.9 });
  expect(await getScroll(page)).toBe(before);
  await page.mouse.wheel(0, 800);
  await expect(picture).not.toBeInViewport();
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the picture of a figure stays in sight while its text is read, and leads back to the figure', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/en/heat-map/');
    const [figure, picture] = [page.locator('pe-heatmap'), page.locator('pe-heatmap .picture')];
    const zoom = page.locator('.prose pe-act[to^="heatmap?view=0+50"]').first();
    await zoom.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 100);
    await expect(figure).not.toBeInViewport();
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    const height = await picture.evaluate((part) => part.getBoundingClientRect().height / innerHeight);
    expect(height).toBeLessThan(0.35);
    const before = await getScroll(page);
    await zoom.press('Enter');
    await expect.poll(() => getView(page)).toContain('"positions":50,');
    expect(await getScroll(page)).toBe(before);
    await picture.click();
    await expect(figure).toBeInViewport();
    await expect(picture).not.toHaveAttribute('popover');
  });

  test.describe('that is low', () => {
    test.use({ viewport: { width: 390, height: 560 } });

    test('no picture takes room from the text', async ({ page }) => {
      await openPage(page, '/en/heat-map/');
      await page.locator('.prose pe-act').last().scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 100);
      await waitFrames(page, 2);
      await expect(page.locator('[data-docked]')).toHaveCount(0);
    });
  });
});

for (const width of [1280, 768, 390])
  test(`no action link of any chapter scrolls the reader away at ${width} px`, { tag: '@more' }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const slug of chapters) {
      await openPage(page, `/en/${slug}/`);
      for (const link of await page.locator('.prose > * pe-act:visible').all()) {
        await link.scrollIntoViewIfNeeded();
        // If a figure above grows, the browser scrolls as far, and the link stays where it is in the window.
        const place = async (): Promise<[number, number]> => [await getScroll(page), (await link.boundingBox())!.y];
        const before = await place();
        await link.press('Enter');
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
        const moves = (await place()).map((now, index) => Math.abs(now - before[index]!));
        expect(Math.min(...moves), `${slug}: ${(await link.textContent()) ?? ''}`).toBeLessThanOrEqual(1);
      }
    }
  });

test(
  'continuous state is animated: the heat map passes through intermediate views',
  { tag: '@more' },
  async ({ page }) => {
    await openPage(page, '/en/heat-map/');
    await page.locator('pe-heatmap').evaluate((map) => {
      const seen: number[] = [];
      const step = (): void => {
        const { view } = map as HTMLElement & { view?: { positions: number } };
        if (view) seen.push(view.positions);
        if (view?.positions !== 50) requestAnimationFrame(step);
        Object.assign(window, { seen });
      };
      step();
    });
    await act(page, 'heatmap?view=0+50').press('Enter');
    await expect.poll(() => getView(page)).toContain('"positions":50,');
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.some((rows) => rows > 50 && rows < 5_000)).toBe(true);
    expect(seen).toEqual([...seen].sort((one, other) => other - one));
  },
);

test("action links set shared state for the whole page, and a figure's own state for that figure", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/en/questions/');
  await page.getByText('Is there a base to avoid?').click();
  await act(page, 'similarity?base=256').press('Enter');
  await expect(page.locator('pe-scrub[field=base]')).toHaveText('256');
  await expect(page).toHaveURL(/base=256/);
  const own = await page.locator('pe-similarity').evaluate((figure) => Reflect.get(figure, 'dimensions') as number);
  expect(own).toBe(16);
  expect(page.url()).not.toContain('dimensions=');
});

test('an action link clicked before its figure loads is applied when it does', async ({ page }) => {
  const release = await hold(page, /pe-similarity[^/]*\.js/);
  await page.goto('/en/same-turn/');
  const turn = act(page, 'similarity?offset');
  await expect(turn).toHaveRole('button');
  await turn.press('Enter');
  release();
  await expect(page.locator('pe-scrub[for=similarity]')).toHaveText('10');
});

test('action links are touch-sized', async ({ page }) => {
  await page.goto('/en/gps/');
  await defined(page, 'pe-act');
  const heights = await page
    .locator('pe-act')
    .evaluateAll((all) => all.flatMap((phrase) => Array.from(phrase.getClientRects(), ({ height }) => height)));
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(23.95);
});

test("an inline number scrubs a figure's own parameter, and follows the figure", async ({ page }) => {
  await openFigure(page, '/en/gps/', 'pe-receiver');
  const number = page.locator('pe-scrub[for=receiver]');
  const handle = number.getByRole('slider', { name: 'Noise σ' });
  await handle.press('ArrowUp');
  await expect(number).toHaveText('0.21');
  const sigma = (): Promise<number> =>
    page.locator('pe-receiver').evaluate((figure) => Reflect.get(figure, 'sigma') as number);
  expect(await sigma()).toBe(0.21);
  await handle.press('PageDown');
  await expect(number).toHaveText('0.11');
  await page.locator('pe-receiver').evaluate((figure) => Reflect.set(figure, 'sigma', 0.5));
  await expect(number).toHaveText('0.5');
});
