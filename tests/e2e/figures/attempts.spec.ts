import { choose, expect, test, openPage, openFigure } from '../fixtures.js';
import { drag, pointOn } from '../gestures.js';

const chapter = '/en/three-attempts/';

test('gauges measure the encoding that is chosen, by keyboard @attempts', async ({ page }) => {
  await openFigure(page, chapter, 'pe-attempts');
  const figure = page.locator('#attempts-4');
  const names = ['unique', 'bounded', 'step', 'matrix', 'constant'];
  const gauge = (name: string) => figure.locator('.gauges dd').nth(names.indexOf(name));
  await expect(gauge('matrix')).toContainText('not met');
  await figure.getByRole('radio', { name: 'sines' }).press(' ');
  await expect(figure.locator('.reading')).toHaveText('One matrix makes every step.');
  for (const name of names) await expect(gauge(name)).toContainText(', met');
  await figure.getByRole('slider', { name: 'Words' }).press('Home');
  await expect(gauge('matrix')).toContainText('not judged');
  await expect(figure.locator('.reading')).toHaveText('Too few words to judge.');
  await figure.getByRole('radio', { name: 'count' }).press(' ');
  await figure.getByRole('slider', { name: 'Words' }).press('End');
  await expect(gauge('bounded')).toContainText('999, not met');
  await expect(gauge('constant')).toContainText(', met');
});

test(
  'each attempt shows the failure that its section describes, and resets @attempts',
  { tag: '@more' },
  async ({ page }) => {
    await openPage(page, chapter);
    const whole = page.locator('#attempts');
    await expect(whole.locator('.reading')).toHaveText('It adds 4 to numbers of about 1.');
    await page.getByRole('button', { name: 'Go to position 500' }).click();
    await expect(whole.locator('.reading')).toHaveText('It adds 500 to numbers of about 1.');
    await choose(whole, 'Reset');
    await expect(whole.locator('.reading')).toHaveText('It adds 4 to numbers of about 1.');

    const ruler = page.locator('#attempts-2');
    await expect(ruler.locator('.reading')).toHaveText('“sat” gets 0.5, the next 0.25 more.');
    await ruler.getByRole('textbox', { name: 'Words' }).fill('100');
    await ruler.getByRole('textbox', { name: 'Words' }).press('Enter');
    await expect(ruler.locator('.reading')).toHaveText('“sat” gets 0.0202, the next 0.0101 more.');

    const digits = page.locator('#attempts-3');
    await expect(digits.locator('.reading')).toHaveText('From 6 to 7, 1 digit changes.');
    await digits.getByRole('slider', { name: 'ring' }).press('ArrowRight');
    await expect(digits.locator('.reading')).toHaveText('From 7 to 8, 4 digits change.');
    await expect(digits.locator('.row.own .digit')).toHaveText(['1', '0', '0', '0']);
    await digits.getByRole('slider', { name: 'ring' }).press('Home');
    await expect(digits.locator('.reading')).toHaveText('At 0 all digits are 0.');
  },
);

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('pulling the third word stretches the sentence, and a tap flips a digit @attempts', async ({ page }) => {
    await openPage(page, chapter);
    const stretched = page.locator('#attempts-2');
    const length = stretched.getByRole('textbox', { name: 'Words' });
    const ruler = stretched.locator('.ruler').first();
    await drag(page, await pointOn(ruler), await pointOn(ruler, 1 / 5));
    await expect(length).toHaveValue('11'); // the third of eleven words is at a fifth
    await drag(page, await pointOn(ruler), await pointOn(ruler, -0.2));
    await expect(length).toHaveValue('1,000');

    const digits = page.locator('#attempts-3');
    await digits.getByRole('button', { name: 'digit worth 8' }).tap();
    await expect(digits.locator('.row.own .digit')).toHaveText(['1', '1', '1', '1']);
    await expect(digits.locator('.reading')).toHaveText('From 14 to 15, 1 digit changes.');
    const own = digits.locator('.ruler');
    await drag(page, await pointOn(own, 1), await pointOn(own, 0.2));
    await expect(digits.locator('.reading')).toHaveText('From 2 to 3, 1 digit changes.');
  });
});
