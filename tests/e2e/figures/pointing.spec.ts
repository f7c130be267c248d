import { arcOn, drag, pointOn } from '../gestures.js';
import { expect, test, phoneTest } from './alone.js';

/** A part of a figure, a point at shares of its width and height, and the slider that has this value there. */
const places = [
  ['pe-addition view="sum" dimensions="16"', '.pointing', [3.3 / 16, 0.5], 'Dimension', '3'],
  ['pe-bias causal', '.matrix', [0.5, 10.5 / 24], 'Query', '10'],
  ['pe-cast rounded="positions"', '.box', [0.003, 0.5], 'Position of the key', /^\d$/],
  ['pe-cliff', '.pointing', [0.99, 0.5], 'Noise σ', '4'],
  ['pe-learned-table steps="100"', '.square .pointing', [20.5 / 32, 0.5], 'Position to follow', '20'],
  ['pe-number-line', '.plot .box', [17 / 25, 0.5], 'Position', /^1[23]\d{4}$/],
  ['pe-number-line position="300"', '.close', [0.75, 0.5], 'Position', '304'],
  ['pe-partial-rotary model="smollm3"', '.grid', [0.5, 20.5 / 64], 'Pair of a head', '20'],
  ['pe-receiver', '.field.whole', [0.25, 0.5], 'Your guess', /^25[3-9]$/],
  ['pe-seen-angles length="8192"', '.cells', [6.5 / 8, 5.5 / 8], 'Hand', '46'],
  ['pe-stretch', '.box', [53.5 / 64, 0.99], 'Rope', '13'],
  ['pe-waves from="0" to="40"', '.pointing', [0.5, 0.5], 'Position', '20'],
] as const;

for (const [written, part, place, name, value] of places) {
  const tag = written.split(' ')[0]!;

  test(`${tag} follows the mouse in ${part} @${tag.slice(3)}`, async ({ page, alone }) => {
    const figure = await alone(written);
    const [slider, on] = [figure.getByRole('slider', { name }).first(), figure.locator(part).first()];
    await expect(slider).not.toHaveAttribute('aria-valuenow', value);
    await drag(page, await pointOn(on), await pointOn(on, ...place));
    await expect(slider).toHaveAttribute('aria-valuenow', value);
  });

  phoneTest(`${tag} selects what is tapped in ${part} @${tag.slice(3)}`, async ({ page, alone }) => {
    const figure = await alone(written);
    const slider = figure.getByRole('slider', { name }).first();
    await expect(slider).not.toHaveAttribute('aria-valuenow', value);
    await page.touchscreen.tap(...(await pointOn(figure.locator(part).first(), ...place)));
    await expect(slider).toHaveAttribute('aria-valuenow', value);
  });
}

test("the reader's line crosses the plot at its position @waves", async ({ alone }) => {
  const figure = await alone('pe-waves from="0" to="40" position="10"');
  const box = (await figure.locator('.box').boundingBox())!;
  const line = (await figure.getByRole('slider', { name: 'Position' }).first().boundingBox())!;
  expect(Math.abs(line.x - (box.x + box.width / 4))).toBeLessThan(3);
  expect(Math.abs(line.height - box.height)).toBeLessThan(8);
});

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A figure, one of its dials, the angle of a hand, how far and at which radius it is dragged, and what the figure says then. */
const hands = [
  ['pe-add-or-turn position="0"', '.turn .plane', radians(55), 3, 50, '.add .centred', 'Length 1.22 → 1.18'],
  ['pe-rope', 'svg.dial', radians(0), Math.PI / 2, 60, '.law', 'q has turned by 8 × 57.3°, k by 4 × 57.3°.'],
  // Hand 52 takes 11,173 positions per turn.
  ['pe-seen-angles', 'svg.dial', 2 * Math.PI * (32_768 / 11_173), -Math.PI / 2, 60, '.picked', 'A text of 29,9'],
] as const;

for (const [written, dial, start, turn, radius, part, text] of hands)
  test(`a hand of ${written} can be dragged`, async ({ page, alone }) => {
    const figure = await alone(written);
    await expect(figure.locator(part).first()).not.toContainText(text);
    await drag(page, ...(await arcOn(figure.locator(dial).first(), start, start + turn, radius)));
    await expect(figure.locator(part).first()).toContainText(text);
  });
