import { choose } from '../../fixtures.js';
import { expect, post, test } from '../../embed/host.js';

test("adding changes a word's length, rotating doesn't @add-or-turn", async ({ page, host, tour }) => {
  await page.goto(host.publish(post('<pe-add-or-turn lang="en" position="0"></pe-add-or-turn>', tour)));
  const figure = page.locator('pe-add-or-turn');
  const slider = figure.getByRole('slider', { name: 'Position' });
  const [added, turned] = [figure.locator('.add .lengths'), figure.locator('.turn .lengths')];
  await expect(added).toHaveText('Length 1.22 → 1.97');
  await expect(turned).toHaveText('Length 1.22 → 1.22');

  const plane = figure.locator('.turn .plane');
  await plane.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await plane.boundingBox())!;
  // The word points to 55 degrees; dragged by about 3 positions, half a turn minus 8 degrees.
  const start = (55 * Math.PI) / 180;
  const point = (turn: number) =>
    [
      x + width / 2 + (50 * Math.sin(start + turn) * width) / 260,
      y + ((122 - 50 * Math.cos(start + turn)) * height) / 242,
    ] as const;
  await page.mouse.move(...point(0));
  await page.mouse.down();
  for (const turn of [0.75, 1.5, 2.25, 3]) await page.mouse.move(...point(turn));
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', /^3/);
  await expect(added).toHaveText('Length 1.22 → 1.18');
  await expect(turned).toHaveText('Length 1.22 → 1.22');

  await slider.press('ArrowRight');
  await expect(figure.getByRole('img', { name: /^The encoding of position 4 is added/ })).toBeVisible();
  await choose(figure, 'Data as table');
  await expect(figure.getByRole('row').last()).toHaveText(/word, turned.*1\.2207\s*$/s);
});
