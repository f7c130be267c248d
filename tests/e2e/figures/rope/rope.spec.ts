import type { Locator, Page } from '@playwright/test';

import { drag, pointOn } from '../../gestures.js';
import { expect, test, phoneTest } from '../alone.js';

const query = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Position m of the query' });
const key = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Position n of the key' });
const both = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Both words' });
const sum = (figure: Locator): Locator => figure.locator('.sum b');
const hand = (figure: Locator, side: 'query' | 'key'): Promise<string | null> =>
  figure.locator(`.word.${side}`).first().getAttribute('transform');

/** Drags a handle of the track by a number of positions; the track initially shows 24. */
async function move(page: Page, handle: Locator, positions: number) {
  const [x, y] = await pointOn(handle);
  const { width } = (await page.locator('pe-rope .rail').boundingBox())!;
  await drag(page, [x, y], [x + (positions * width) / 24, y]);
}

test("moving both words together doesn't change the score @rope", async ({ page, alone }) => {
  const figure = await alone('pe-rope');
  await expect(sum(figure)).toHaveText('= 0.24');
  const [q, k] = [await hand(figure, 'query'), await hand(figure, 'key')];
  await move(page, query(figure), 3);
  await expect(query(figure)).toHaveAttribute('aria-valuenow', '9');
  await expect(key(figure)).toHaveAttribute('aria-valuenow', '4');
  expect(await hand(figure, 'query')).not.toBe(q);
  expect(await hand(figure, 'key')).toBe(k);
  const score = await sum(figure).textContent();
  expect(score).not.toBe('= 0.24');

  await move(page, both(figure), 8);
  await expect(query(figure)).toHaveAttribute('aria-valuenow', '17');
  await expect(key(figure)).toHaveAttribute('aria-valuenow', '12');
  expect(await hand(figure, 'key')).not.toBe(k);
  await expect(sum(figure)).toHaveText(score!);
});

phoneTest('touching a hand drags it, elsewhere scrolls @rope', async ({ alone }) => {
  const figure = await alone('pe-rope');
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
