import type { Locator, Page } from '@playwright/test';

import simplified from '../../../../web/content/zh-hans/messages.json' with { type: 'json' };
import { choose, openSettings, type, openFigure } from '../../fixtures.js';
import { expect, post, test, type Host } from '../../embed/host.js';

/** Opens the figure on a page of its own. */
async function openStandalone(page: Page, host: Host, tour: string, attributes = ''): Promise<Locator> {
  await page.goto(host.publish(post(`<pe-rope lang="en" ${attributes}></pe-rope>`, tour)));
  const figure = page.locator('pe-rope');
  await expect(query(figure)).toBeVisible();
  return figure;
}

const query = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Position m of the query' });
const key = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Position n of the key' });
const both = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Both words' });
const sum = (figure: Locator): Locator => figure.locator('.sum b');
const hand = (figure: Locator, side: 'query' | 'key'): Promise<string | null> =>
  figure.locator(`.word.${side}`).first().getAttribute('transform');

async function getMiddle(handle: Locator) {
  await handle.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await handle.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags a handle of the track by a number of positions; the track initially shows 24. */
async function drag(page: Page, handle: Locator, positions: number) {
  const { x, y } = await getMiddle(handle);
  const rail = (await page.locator('pe-rope .rail').boundingBox())!;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (positions * rail.width) / 24, y, { steps: 4 });
  await page.mouse.up();
}

test("moving both words together doesn't change the score @rope", async ({ page, host, tour }) => {
  const figure = await openStandalone(page, host, tour);
  await expect(sum(figure)).toHaveText('= 0.24');
  const [q, k] = [await hand(figure, 'query'), await hand(figure, 'key')];
  await drag(page, query(figure), 3);
  await expect(query(figure)).toHaveAttribute('aria-valuenow', '9');
  await expect(key(figure)).toHaveAttribute('aria-valuenow', '4');
  expect(await hand(figure, 'query')).not.toBe(q);
  expect(await hand(figure, 'key')).toBe(k);
  const score = await sum(figure).textContent();
  expect(score).not.toBe('= 0.24');

  await drag(page, both(figure), 8);
  await expect(query(figure)).toHaveAttribute('aria-valuenow', '17');
  await expect(key(figure)).toHaveAttribute('aria-valuenow', '12');
  expect(await hand(figure, 'key')).not.toBe(k);
  await expect(sum(figure)).toHaveText(score!);
  await expect(figure.locator('.law')).toHaveText(
    'q has turned by 17 × 57.3°, k by 12 × 57.3°. Only the difference, 5 × 57.3°, is left in the score.',
  );
  await choose(figure, 'Reset');
  await expect(sum(figure)).toHaveText('= 0.24');
});

test('dragging a hand moves its own word, which snaps to an integer @rope', async ({ page, host, tour }) => {
  const figure = await openStandalone(page, host, tour);
  const dial = figure.locator('svg.dial');
  await dial.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await dial.boundingBox())!;
  // The dial's viewBox is 260 x 242; a quarter turn ahead is 1.57 positions.
  const point = (angle: number, radius: number) =>
    [
      x + width / 2 + (radius * Math.sin(angle) * width) / 260,
      y + ((122 - radius * Math.cos(angle)) * height) / 242,
    ] as const;
  const degrees = Number((await hand(figure, 'query'))!.match(/-?[\d.]+/)![0]);
  const start = (degrees * Math.PI) / 180;
  await page.mouse.move(...point(start, 60));
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(...point(start + (part * Math.PI) / 2, 60));
  await expect(query(figure)).toHaveAttribute('aria-valuenow', /^7\.5/);
  await page.mouse.up();
  await expect(query(figure)).toHaveAttribute('aria-valuenow', '8');
  await expect(key(figure)).toHaveAttribute('aria-valuenow', '4');
});

test('the keyboard moves either word or both, to the ends of the line and beyond @rope', async ({
  page,
  host,
  tour,
}) => {
  const figure = await openStandalone(page, host, tour);
  await query(figure).press('ArrowRight');
  await expect(query(figure)).toHaveAttribute('aria-valuenow', '7');
  await key(figure).press('PageUp');
  await expect(key(figure)).toHaveAttribute('aria-valuenow', '14');
  await both(figure).press('Home');
  await expect(query(figure)).toHaveAttribute('aria-valuenow', '0');
  await expect(both(figure)).toHaveAttribute('aria-valuetext', /^query at 0, key at 7\. q has turned by 0\s×\s57\.3°/);
  await both(figure).press('End');
  await expect(key(figure)).toHaveAttribute('aria-valuenow', '24');
  await both(figure).press('ArrowUp');
  await expect(key(figure)).toHaveAttribute('aria-valuenow', '25');
  await expect(query(figure)).toHaveAttribute('aria-valuenow', '18');
  for (const handle of [query(figure), key(figure), both(figure)]) await expect(handle).toBeInViewport();
});

test("the head's score is the sum over its dials @rope", { tag: '@more' }, async ({ page, host, tour }) => {
  const figure = await openStandalone(page, host, tour);
  await figure.getByText('The whole head').click();
  await expect(figure.locator('svg.dial')).toHaveCount(4);
  const numbers = await figure.locator('.bar-row .number').allTextContents();
  const values = numbers.map((text) => Number(text.replace('−', '-')));
  const [score, ...terms] = [values[4]!, ...values.slice(0, 4)];
  // Five numbers with two decimals each.
  expect(Math.abs(score - terms.reduce((total, term) => total + term))).toBeLessThan(0.03);
  await choose(figure, 'Data as table');
  await expect(figure.getByRole('row')).toHaveCount(6);
  await expect(figure.getByRole('row').nth(1)).toContainText('57.2958°');
  await openSettings(figure);
  await type(figure.getByRole('textbox', { name: 'Pairs of the head' }), '9');
  await expect(figure.getByText('Pairs of the head must be a whole number from 1 to 8, not 9.')).toBeVisible();
  await type(figure.getByRole('textbox', { name: 'Pairs of the head' }), '8');
  await expect(figure.locator('svg.dial')).toHaveCount(8);
});

test.describe('touch', () => {
  test.use({ hasTouch: true });

  test('touching a hand drags it, elsewhere scrolls @rope', async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour);
    const dial = figure.locator('svg.dial');
    const degrees = Number((await hand(figure, 'query'))!.match(/-?[\d.]+/)![0]);
    const kept = (turn: number): Promise<boolean> =>
      dial.evaluate(
        (element, angle) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const clientX = left + width / 2 + (60 * Math.sin(angle) * width) / 260;
          const clientY = top + ((122 - 60 * Math.cos(angle)) * height) / 242;
          const touch = new Touch({ identifier: 1, target: element, clientX, clientY });
          return !element.dispatchEvent(new TouchEvent('touchstart', { touches: [touch], cancelable: true }));
        },
        ((degrees + turn) * Math.PI) / 180,
      );
    expect(await kept(0)).toBe(true);
    expect(await kept(120)).toBe(false);
  });
});

test('a link restores head and positions, and an action link sets another state @rope', async ({ page }) => {
  const figure = await openFigure(page, '/zh-hans/rope/?rope.view=head&rope.query=9&rope.key=3', 'pe-rope');
  await expect(figure.locator('svg.dial')).toHaveCount(4);
  await expect(figure.getByRole('slider', { name: simplified['rope.query'] })).toHaveAttribute('aria-valuenow', '9');
  await page.locator('pe-act[to*="query=1006"]').first().click();
  await expect(figure.locator('svg.dial')).toHaveCount(1);
  await expect(sum(figure)).toHaveText('= 0.24');
  await expect(figure.locator('.answer')).not.toContainText(/undefined|NaN|\{\w+\}|rope\./);
});
