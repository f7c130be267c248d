import { pointOn } from '../gestures.js';
import { expect, test } from './alone.js';

test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

/** A tap on a part of a figure, at shares of its width and height, and what the figure says then. */
const taps = [
  ['pe-bias causal', '.matrix', [0.5, 4.5 / 24], /furthest from query 4 /],
  ['pe-cast', '.box', [0.003, 0.5], /Off by \d\.\S+ here/],
  ['pe-learned-table steps="100"', '.square .pointing', [20.5 / 32, 0.5], /20 ≈ /],
  ['pe-number-line position="257"', '.plot .box', [0.9, 0.5], /\d,\d{3},\d{3} to \d,\d{3},\d{3} all/],
  ['pe-partial-rotary model="smollm3"', '.grid', [0.5, 20.5 / 64], /Pair 20 /],
  ['pe-seen-angles length="8192"', '.cells', [6.5 / 8, 5.5 / 8], /Hand 46 /],
  ['pe-stretch', '.box', [53.5 / 64, 0.99], /× 0\.125/],
] as const;

for (const [written, part, place, said] of taps) {
  const [tag = ''] = written.split(' ');
  test(`a tap on the picture of ${tag} selects what is there @${tag.slice(3)}`, async ({ page, alone }) => {
    const figure = await alone(written);
    await expect(figure).not.toContainText(said);
    await page.touchscreen.tap(...(await pointOn(figure.locator(part), ...place)));
    await expect(figure).toContainText(said);
  });
}
