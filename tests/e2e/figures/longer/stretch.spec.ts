import { drag, pointOn } from '../../gestures.js';
import { expect, test } from '../alone.js';

test('beads are pulled out of the new angles @stretch', async ({ page, alone }) => {
  const figure = await alone('pe-stretch');
  const newAngles = figure.getByRole('row', { name: 'New angles' }).getByRole('cell').filter({ hasText: /\d/ }).first();
  await expect(newAngles).toHaveText('18');
  for (const grip of [4, 5, 6]) {
    const [x, y] = await pointOn(figure.locator('.grip').nth(grip));
    const [, bottom] = await pointOn(figure.locator('.box'), 0.5, 0.99);
    await drag(page, [x, y], [x, bottom]);
  }
  await expect(newAngles).toHaveText('0');
  await expect(figure).toHaveJSProperty('rope', [1, 1, 1, 1, 8, 8, 8]);
});
