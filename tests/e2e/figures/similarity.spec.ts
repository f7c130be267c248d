import type { Locator, Page } from '@playwright/test';

import { choose, expect, languages, openSettings, test, type, openFigure } from '../fixtures.js';
import { scrollSettled } from '../page-assertions.js';

const chapter = (folder: string, query = ''): string => `/${folder}/same-turn/${query}`;
const rising =
  'Walk 4,999 steps away from the peak: the similarity rises at 2,436 of these steps, first at distance 44.';

/** Opens the page and brings the figure into view. */
async function getFigure(page: Page, folder = 'en', query = ''): Promise<Locator> {
  const figure = await openFigure(page, chapter(folder, query), 'pe-similarity');
  return figure;
}

const guess = (figure: Locator): Locator => figure.getByRole('button', { name: 'That’s my guess' });

/** Pad coordinates (fractions from the lower left) to page pixels. */
async function onPad(figure: Locator, corners: readonly (readonly [x: number, y: number])[]) {
  const pad = figure.locator('.pad');
  // The mouse doesn't scroll to its target.
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await pad.boundingBox())!;
  return corners.map(([right, up]) => [x + right * width, y + (1 - up) * height] as const);
}

async function drawByMouse(page: Page, figure: Locator, corners: readonly (readonly [x: number, y: number])[]) {
  const [first, ...others] = await onPad(figure, corners);
  await page.mouse.move(...first!);
  await page.mouse.down();
  for (const [x, y] of others) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

test.describe('in English', () => {
  test(
    'a curve drawn with the mouse is compared with the true one, which was hidden until then',
    { tag: '@similarity' },
    async ({ page }) => {
      const figure = await getFigure(page);
      await expect(figure.locator('.curve')).toBeHidden();
      await choose(figure, 'Data as table');
      await expect(figure.getByRole('row')).toHaveCount(0);
      await expect(figure).not.toContainText('2,436');
      await expect(guess(figure)).toBeDisabled();
      await guess(figure).press('Enter');
      await expect(figure.locator('.pad')).toBeVisible();

      await drawByMouse(page, figure, [
        [0.05, 0.2],
        [0.5, 0.9],
      ]);
      await drawByMouse(page, figure, [
        [0.95, 0.2],
        [0.5, 0.9],
      ]);
      await guess(figure).click();
      await expect(figure.locator('.verdict')).toContainText('You drew a curve that only falls.');
      await expect(figure.locator('.verdict')).toContainText('You drew both sides alike');
      await expect(figure.locator('.revealed')).toBeFocused();
      await expect(figure.locator('.counts')).toHaveText(rising);
      await expect(figure.getByRole('img')).toHaveAccessibleName(/highest, 256, at distance 0/);
      await expect(figure.getByRole('row')).toHaveCount(202);
      await expect(figure.getByRole('row').nth(45)).toContainText('yes');
      await expect(figure.getByRole('row').nth(44)).not.toContainText('yes');

      await figure.getByRole('button', { name: 'Draw again' }).click();
      await expect(figure.locator('.pad')).toBeFocused();
      await expect(figure).not.toContainText('2,436');
      await drawByMouse(page, figure, [
        [0.05, 0.1],
        [0.95, 0.9],
      ]);
      await guess(figure).click();
      await expect(figure.locator('.verdict')).toHaveText(/^The plain dot product has its peak in the middle/);
    },
  );

  test('strokes can be undone one by one or all at once', { tag: ['@similarity', '@more'] }, async ({ page }) => {
    const figure = await getFigure(page);
    const drawn = figure.locator('.sketch .drawn');
    await drawByMouse(page, figure, [
      [0.1, 0.5],
      [0.3, 0.5],
    ]);
    const one = await drawn.getAttribute('d');
    await drawByMouse(page, figure, [
      [0.9, 0.3],
      [0.6, 0.3],
    ]);
    expect(await drawn.getAttribute('d')).not.toBe(one);
    await figure.getByRole('button', { name: 'Undo' }).click();
    await expect(drawn).toHaveAttribute('d', one!);
    await figure.getByRole('button', { name: 'Clear' }).click();
    await expect(drawn).toHaveCount(0);
    await figure.getByRole('button', { name: 'Undo' }).click();
    await expect(drawn).toHaveAttribute('d', one!);
  });

  test('the curve can be drawn by keys, and every point is announced', { tag: '@similarity' }, async ({ page }) => {
    const figure = await getFigure(page);
    const pad = figure.getByRole('slider', { name: 'The curve that you expect' });
    await pad.focus();
    await expect(pad).toHaveAttribute('aria-valuetext', /^distance 0: nothing drawn yet/);
    for (let step = 0; step < 4; ++step) await pad.press('Shift+ArrowUp');
    await expect(pad).toHaveAttribute('aria-valuetext', /^distance 0: dot product \d+(\.\d)?, \d+% of the maximum$/);
    await pad.press('Home');
    for (let step = 0; step < 7; ++step) await pad.press('Shift+ArrowDown');
    await expect(pad).toHaveAttribute('aria-valuetext', /^distance −200: dot product/);
    await pad.press('ControlOrMeta+z');
    await expect(pad).toHaveAttribute('aria-valuetext', /^distance −200: nothing drawn yet/);
    for (let step = 0; step < 7; ++step) await pad.press('Shift+ArrowDown');
    await pad.press('End');
    for (let step = 0; step < 7; ++step) await pad.press('Shift+ArrowDown');
    await guess(figure).press('Enter');
    await expect(figure.locator('.verdict')).toContainText('You drew a curve that only falls.');
    await expect(figure.locator('.verdict')).toContainText('You drew both sides alike');
  });

  test('before and after are equal until the query is rotated', { tag: '@similarity' }, async ({ page }) => {
    const figure = await getFigure(page, 'en', '?position=100');
    await figure.getByRole('button', { name: 'Just show me' }).click();
    await expect(figure.locator('.verdict')).toHaveCount(0);
    const sides = figure.locator('.sides');
    await expect(sides).toHaveText(
      /^The dot product with position 120 .* and the one with 80 .*: to position 100, both look the same\.$/,
    );
    const distance = figure.getByRole('slider', { name: 'Distance' });
    await distance.press('End');
    await expect(sides).toHaveText(
      /^The dot product with position 300 .* and the one with −100 .* both look the same\.$/,
    );
    await distance.press('Home');
    await expect(sides).toHaveText(/position 100 is 256\.000, and the one with 100 is 256\.000/);

    const turn = figure.getByRole('slider', { name: 'Turn φ' });
    for (let step = 0; step < 2; ++step) await turn.press('PageUp');
    for (let step = 0; step < 2; ++step) await distance.press('PageUp');
    await expect(sides).toHaveText(
      /^The dot product with position 120 is 256\.000, but the one with 80 .* can tell after from before\.$/,
    );
    await expect(figure.locator('.turn')).toContainText('the position 20 steps after yours fits best');
    await expect(figure.getByRole('img')).toHaveAccessibleName(/highest, 256, at distance 20/);
    await turn.press('Home');
    await expect(figure.locator('.turn')).toContainText('the position 50 steps before yours fits best');
  });

  test('the position changes only its own label', { tag: ['@similarity', '@more'] }, async ({ page }) => {
    const figure = await getFigure(page, 'en', '?similarity.revealed=1');
    const label = await figure.getByRole('img').getAttribute('aria-label');
    await openSettings(figure);
    const position = figure.getByRole('textbox', { name: 'Position', exact: true });
    await type(position, '1000000000');
    await expect(figure.locator('.sides')).toContainText('1,000,000,020');
    await expect(figure.locator('.sides')).toContainText('look the same');
    expect(await figure.getByRole('img').getAttribute('aria-label')).toBe(label);
  });

  test(
    'a link restores zoom, rotation, width and the revealed curve; malformed values are rejected',
    { tag: ['@similarity', '@more'] },
    async ({ page }) => {
      const query = '?similarity.revealed=1&similarity.zoom=5000&similarity.offset=-12&similarity.dimensions=64';
      const figure = await getFigure(page, 'en', query);
      await expect(figure.getByRole('radio', { name: '±5,000' })).toBeChecked();
      await expect(figure.getByRole('img')).toHaveAccessibleName(
        /up to 5,000 positions away: highest, 32, at distance −12/,
      );
      await expect(figure.locator('.strip-title')).toHaveText(/where the similarity rises/);
      await expect(figure.locator('canvas')).toBeVisible();

      const bad = await getFigure(page, 'en', '?similarity.zoom=7&similarity.offset=51');
      await expect(
        page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'similarity.zoom' }),
      ).toBeVisible();
      await expect(bad.getByRole('radio', { name: '±200' })).toBeChecked();
      await openSettings(bad);
      const base = bad.getByRole('textbox', { name: 'Base', exact: true });
      await type(base, '1');
      await expect(base).toHaveValue('1');
      await expect(base).toHaveAttribute('aria-invalid', 'true');
    },
  );

  test(
    'reset removes the guess, and a rotation reveals the curve without one',
    { tag: ['@similarity', '@more'] },
    async ({ page }) => {
      const figure = await getFigure(page);
      await drawByMouse(page, figure, [
        [0.1, 0.5],
        [0.9, 0.5],
      ]);
      await guess(figure).click();
      await expect(figure.locator('.verdict')).toContainText('level line');
      await choose(figure, 'Reset');
      await expect(figure.locator('.hint')).toBeVisible();
      await expect(figure).not.toContainText('2,436');
      // Rotating instead of drawing reveals the curve.
      await figure.getByRole('slider', { name: 'Turn φ' }).press('PageUp');
      await expect(figure.locator('.turn')).toContainText('the position 10 steps after yours fits best');
    },
  );
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test(
    "touch scrolls across the pad until it's tapped; then it draws, steep strokes too",
    { tag: '@similarity' },
    async ({ page }) => {
      const figure = await getFigure(page);
      const places = [
        [0.48, 0.1],
        [0.5, 0.9],
        [0.52, 0.1],
      ] as const;
      const before = await onPad(figure, places);
      const unmoved = await page.evaluate(() => scrollY);
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
      await touch('touchStart', [before[0]!]);
      await touch('touchMove', [before[1]!]);
      await touch('touchEnd', []);
      await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(unmoved);
      await expect(figure.locator('.sketch .drawn')).toHaveCount(0);

      await scrollSettled(page); // a tap during momentum scrolling would only stop it
      await figure.locator('.pad').tap();
      await expect(figure.locator('.pad')).toHaveClass(/armed/);
      const corners = await onPad(figure, places);
      const top = await page.evaluate(() => scrollY);
      await touch('touchStart', [corners[0]!]);
      for (const corner of corners.slice(1)) await touch('touchMove', [corner]);
      await touch('touchEnd', []);
      await expect(figure.locator('.sketch .drawn')).toHaveAttribute('d', /^M\d+\.\d\d 9\d\.\d\dL/);
      expect(await page.evaluate(() => scrollY)).toBe(top);
      // Not a tap: a zero-length stroke right after another isn't always recognized.
      await guess(figure).click();
      await expect(figure.locator('.counts')).toHaveText(rising);
    },
  );
});

for (const { folder, words } of languages) {
  test(`question, guess and answer are localized (${folder})`, { tag: ['@similarity', '@more'] }, async ({ page }) => {
    const figure = await getFigure(page, folder);
    await expect(figure.getByText(words['similarity.instruction'])).toBeVisible();
    await drawByMouse(page, figure, [
      [0.1, 0.2],
      [0.5, 0.9],
      [0.7, 0.3],
      [0.8, 0.5],
    ]);
    await figure.getByRole('button', { name: words['sketch.commit'] }).click();
    await expect(figure.locator('.verdict')).toContainText(words['similarity.guessRises']);
    await expect(figure.locator('.verdict')).toContainText(words['similarity.guessApart']);
    await expect(figure.locator('.counts')).toContainText('2,436');
    await expect(figure).not.toContainText(/undefined|NaN|\{\w+\}/);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the curve immediately', { tag: ['@similarity', '@more'] }, async ({ page }) => {
    await page.goto(chapter('en'));
    const figure = page.locator('pe-similarity');
    await expect(figure.locator('.curve path')).toBeVisible();
    await expect(figure.locator('.pad')).toBeHidden();
    await expect(figure.locator('.controls')).toBeHidden();
  });
});
