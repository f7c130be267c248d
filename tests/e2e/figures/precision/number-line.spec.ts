import type { Locator, Page } from '@playwright/test';

import { choose, openSettings, type } from '../../fixtures.js';
import { expect, post, test, type Host } from '../../embed/host.js';

/** Opens the figure on a page of its own. */
async function openStandalone(page: Page, host: Host, tour: string, attributes = ''): Promise<Locator> {
  await page.goto(host.publish(post(`<pe-number-line lang="en" ${attributes}></pe-number-line>`, tour)));
  const figure = page.locator('pe-number-line');
  await expect(place(figure)).toBeVisible();
  return figure;
}

const place = (figure: Locator): Locator => figure.getByRole('slider', { name: 'Position' });
const getMessage = (figure: Locator): Locator => figure.locator('.message');

/** The middle of a part, at a fraction of its width. */
async function along(part: Locator, share: number): Promise<readonly [number, number]> {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox())!;
  return [x + share * width, y + height / 2];
}

test('dragging along the whole line makes neighbours collapse @number-line', async ({ page, host, tour }) => {
  const figure = await openStandalone(page, host, tour);
  await expect(getMessage(figure)).toContainText('the 5 positions from 998 to 1,002 all become 1,000');
  const ruler = figure.locator('.ruler');
  await page.mouse.move(...(await along(ruler, 0.2)));
  await page.mouse.down();
  await expect(getMessage(figure)).toContainText(
    'has a number of its own. All earlier positions still have different numbers.',
  );
  await page.mouse.move(...(await along(ruler, 17 / 25)), { steps: 4 });
  await page.mouse.up();
  await expect(place(figure)).toHaveAttribute('aria-valuenow', /^1[23]\d{4}$/);
  await expect(getMessage(figure)).toContainText(/the (257|513|769|1,025|511|1,023) positions from/);
});

test('dragging pans the close-up, and a click moves to a position @number-line', async ({ page, host, tour }) => {
  const figure = await openStandalone(page, host, tour, 'position="300"');
  const close = figure.locator('.close');
  // Sixteen positions are visible, so a quarter of the width is four positions.
  await page.mouse.move(...(await along(close, 0.5)));
  await page.mouse.down();
  await page.mouse.move(...(await along(close, 0.25)), { steps: 5 });
  await page.mouse.up();
  await expect(place(figure)).toHaveAttribute('aria-valuenow', '304');
  await page.mouse.click(...(await along(close, 0.5 + 3 / 16)));
  await expect(place(figure)).toHaveAttribute('aria-valuenow', '307');
});

test('keys move by one, to the next power of two, and to both ends @number-line', async ({ page, host, tour }) => {
  const figure = await openStandalone(page, host, tour, 'position="255"');
  const slider = place(figure);
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'In bf16, positions 256 and 257 both become 256.');
  await slider.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuenow', '512');
  await slider.press('PageDown');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuenow', '255');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '33554432');
});

test(
  'flipping a bit moves the position, or says there is none @number-line',
  { tag: '@more' },
  async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour, 'position="257"');
    const bit = (name: string) => figure.getByRole('button', { name, exact: true });
    await bit('Significand, worth 2').click();
    await expect(place(figure)).toHaveAttribute('aria-valuenow', '258');
    await expect(bit('Significand, worth 2')).toHaveAttribute('aria-pressed', 'true');
    await expect(figure.locator('.significand .worth')).toHaveText('Significand adds 2, in steps of 2');
    await bit('Exponent, worth 1').click();
    await expect(place(figure)).toHaveAttribute('aria-valuenow', '129');
    await expect(figure.locator('.exponent .worth')).toHaveText('Exponent 134 − 127 = 7: the number starts at 128');

    await bit('Sign').press('Enter');
    await expect(getMessage(figure)).toHaveText('These bits mean −129, which isn’t a position on this line.');
    await expect(place(figure)).toHaveAttribute('aria-valuenow', '129');
    await bit('Sign').press('Enter');
    await expect(getMessage(figure)).toContainText('position 129 has a number of its own');
  },
);

test(
  'bits without a position are dropped when the line moves @number-line',
  { tag: '@more' },
  async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour, 'format="e4m3" position="448"');
    const last = figure.getByRole('button', { name: 'Significand, worth 32', exact: true });
    await last.click();
    await expect(getMessage(figure)).toHaveText('These bits mean NaN, which isn’t a position on this line.');
    await place(figure).press('ArrowLeft');
    await expect(getMessage(figure)).toContainText('all become 448');
    await last.click();
    await choose(figure, 'Reset');
    await expect(place(figure)).toHaveAttribute('aria-valuenow', '448');
    await expect(getMessage(figure)).toContainText('all become 448');
  },
);

test(
  'a position can be typed, and one outside the line is rejected @number-line',
  { tag: '@more' },
  async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour, 'format="float64" position="-3"');
    // Malformed attributes are ignored.
    await expect(getMessage(figure)).toContainText('In bf16, the 5 positions from 998 to 1,002');
    await openSettings(figure);
    const field = figure.getByRole('textbox', { name: 'Go to position' });
    await type(field, '131072');
    await expect(getMessage(figure)).toContainText(
      'Of the first 131,072 positions, only 1,409 different numbers are left.',
    );
    await type(field, '-1');
    await expect(figure.getByText(/Go to position.*0.*33,554,432.*-1/)).toBeVisible();
    await expect(place(figure)).toHaveAttribute('aria-valuenow', '131072');
    await type(field, '257');
    await choose(figure, 'Data as table');
    await expect(figure.getByRole('row', { name: /^256 0100001110000000 256 257 2$/ })).toBeVisible();
  },
);

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap moves along the whole line, and flips a bit @number-line', async ({ page, host, tour }) => {
    const figure = await openStandalone(page, host, tour, 'position="257"');
    await figure.getByRole('button', { name: 'Significand, worth 128', exact: true }).tap();
    await expect(place(figure)).toHaveAttribute('aria-valuenow', '384');
    await page.touchscreen.tap(...(await along(figure.locator('.ruler'), 0.9)));
    await expect(place(figure)).toHaveAttribute('aria-valuenow', /^\d{7}$/);
  });
});
