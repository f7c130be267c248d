import { choose } from '../../fixtures.js';
import { arcOn, drag } from '../../gestures.js';
import { expect, test } from '../alone.js';

test("adding changes a word's length, rotating doesn't @add-or-turn", async ({ page, alone }) => {
  const figure = await alone('pe-add-or-turn position="0"');
  const slider = figure.getByRole('slider', { name: 'Position' });
  const [added, turned] = [figure.locator('.add .centred').first(), figure.locator('.turn .centred').first()];
  await expect(added).toHaveText('Length 1.22 → 1.97');
  await expect(turned).toHaveText('Length 1.22 → 1.22');

  // The word points to 55 degrees; dragged by about 3 positions, half a turn minus 8 degrees.
  const start = (55 * Math.PI) / 180;
  await drag(page, ...(await arcOn(figure.locator('.turn .plane'), start, start + 3, 50)));
  await expect(slider).toHaveAttribute('aria-valuetext', /^3/);
  await expect(added).toHaveText('Length 1.22 → 1.18');
  await expect(turned).toHaveText('Length 1.22 → 1.22');

  await slider.press('ArrowRight');
  await expect(figure.getByRole('img', { name: /^The encoding of position 4 is added/ })).toBeVisible();
  await choose(figure, 'Data as table');
  await expect(figure.getByRole('row').last()).toHaveText(/word, turned.*1\.2207\s*$/s);
});
