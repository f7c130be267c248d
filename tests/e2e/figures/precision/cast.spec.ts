import type { Locator } from '@playwright/test';

import { drag, pointOn } from '../../gestures.js';
import { expect, test } from '../alone.js';

const offset = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Position of the key' });
const hands = (figure: Locator): Locator => figure.getByRole('img', { name: 'Hands of the query' });

test('a hand can be turned: the fast one moves the offset a little, the slow one far @cast', async ({
  page,
  alone,
}) => {
  const figure = await alone('pe-cast offset="0" rounded="none" base="100"');
  const turned = async (dial: Locator): Promise<number> => {
    await drag(page, await pointOn(dial, 0.5, 0.2), await pointOn(dial, 0.8, 0.5));
    return Number(await offset(figure).getAttribute('aria-valuenow'));
  };
  const fast = await turned(hands(figure).locator('svg').first());
  expect(fast).toBe(2);
  expect(await turned(hands(figure).locator('svg').last())).toBeGreaterThan(100);
});
