import { drag, pointOn, type Point } from '../gestures.js';
import { hydrateAll, chapter, expect, openSettings, test } from '../fixtures.js';

test.beforeEach(async ({ page }) => {
  await page.goto(chapter('en'));
  await hydrateAll(page, 'pe-counter');
  await hydrateAll(page, 'pe-waves');
});

test('hands of the counter agree with their digits at speed times π, and can be dragged @counter @waves', async ({
  page,
}) => {
  const counter = page.locator('pe-counter');
  await counter.scrollIntoViewIfNeeded();
  for (let step = 0; step < 4; ++step) {
    await expect(counter.locator('.agreement')).toHaveText('6 of 6 hands agree.');
    await counter.getByRole('button', { name: 'One position forward' }).click();
  }
  await expect(counter.locator('.number-read')).toContainText('41');
  // Bit 5 is 1 and its hand at 231°: half a turn on, 32 positions later, it is 0 at 51°.
  const dial = counter.locator('svg[data-pair="5"]');
  const turned = (degrees: number): Promise<Point> =>
    pointOn(dial, 0.5 + 0.35 * Math.sin((degrees * Math.PI) / 180), 0.5 - 0.35 * Math.cos((degrees * Math.PI) / 180));
  await drag(page, await turned(231), await turned(300), await turned(0), await turned(55));
  await expect(counter.locator('.number-read')).toContainText('73 in binary, the lowest 6 digits');
  await expect(counter.locator('.agreement')).toHaveText('6 of 6 hands agree.');
  await counter.getByRole('switch', { name: 'Speed × π' }).uncheck();
  await expect(counter.locator('.agreement')).not.toHaveText('6 of 6 hands agree.');
  await counter.getByRole('switch', { name: 'Speed × π' }).check();
  await openSettings(counter);
  // With the paper's ratio the bits no longer match.
  await counter.getByRole('radio', { name: /paper/ }).check({ force: true });
  await expect(counter.locator('.agreement')).not.toHaveText('6 of 6 hands agree.');
});

test('the counter plays, up to its number of digits @counter @waves', { tag: '@more' }, async ({ page }) => {
  const counter = page.locator('pe-counter');
  await openSettings(counter);
  await counter.getByRole('slider', { name: 'Position', exact: true }).press('End');
  await expect(counter.locator('.number-read')).toContainText('63');
  await counter.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(counter.locator('.number-read')).not.toContainText('63');
  await counter.getByRole('button', { name: 'Pause' }).press('Enter');
});

test("Chart.js draws the waves when they're near, and the position can be set on the chart @counter @waves", async ({
  page,
}) => {
  const waves = page.locator('pe-waves');
  await waves.scrollIntoViewIfNeeded();
  const canvas = waves.locator('canvas');
  await expect(canvas).toBeVisible();
  const inked = (): Promise<boolean> =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      // Reads a copy, because Chromium logs a warning when the chart's own canvas is read.
      const copy = new OffscreenCanvas(element.width, element.height).getContext('2d')!;
      copy.drawImage(element, 0, 0);
      const { data } = copy.getImageData(0, 0, element.width, element.height);
      return data.some((value, index) => index % 4 === 3 && value > 0);
    });
  await expect.poll(inked).toBe(true);
  const plot = waves.getByRole('slider', { name: /Waves|Position/ }).first();
  await plot.focus();
  await plot.press('Home');
  await plot.press('ArrowRight');
  // Ten positions don't include the reader's 37, so the plot uses a position of its own.
  await expect(waves.locator('.reading')).toHaveText('At position 1');
  await expect(page.locator('pe-scrub').first()).toHaveText('37');
});

test('the keyboard changes the lines of the waves, and the focus stays among them @counter @waves', async ({
  page,
}) => {
  const waves = page.locator('pe-waves');
  await waves.getByText('More settings').press('Enter');
  const first = waves.getByRole('button', { name: 'Fast and slow' });
  await first.press('Enter');
  await expect(waves.locator('.line-legend .sample')).toHaveCount(4);
  const removals = waves.getByRole('button', { name: /^Remove dimension/ });
  const dimensions = (): Promise<(string | null)[]> =>
    waves
      .locator('.line-legend .sample')
      .evaluateAll((all) => all.map((sample) => sample.getAttribute('data-dimension')));
  const [kept, , ...rest] = await dimensions();
  await removals.nth(1).press('Enter');
  await expect.poll(dimensions).toEqual([kept, ...rest]);
  await expect(removals.nth(1)).toBeFocused();
  await waves.getByRole('textbox', { name: 'dim' }).first().fill('6');
  await page.keyboard.press('Enter');
  await expect(waves.locator('.line-legend')).toContainText('sine of hand 3');
});
