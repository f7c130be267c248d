import { drag, pointOn, type Point } from '../gestures.js';
import { chapter, expect, openFigure, test } from '../fixtures.js';

test('hands of the counter can be dragged @counter', async ({ page }) => {
  const counter = await openFigure(page, chapter('en'), 'pe-counter');
  for (let step = 0; step < 4; ++step) await counter.getByRole('button', { name: 'One position forward' }).click();
  // Bit 5 is 1 and its hand at 231°: half a turn on, 32 positions later, it is 0 at 51°.
  const dial = counter.locator('svg[data-pair="5"]');
  const turned = (degrees: number): Promise<Point> =>
    pointOn(dial, 0.5 + 0.35 * Math.sin((degrees * Math.PI) / 180), 0.5 - 0.35 * Math.cos((degrees * Math.PI) / 180));
  await drag(page, await turned(231), await turned(300), await turned(0), await turned(55));
  await expect(counter.locator('.number-read')).toContainText('73 in binary, the lowest 6 digits');
});
