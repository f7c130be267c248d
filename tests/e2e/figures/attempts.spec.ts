import { expect, openPage, phoneTest } from '../fixtures.js';
import { drag, pointOn } from '../gestures.js';

const chapter = '/en/three-attempts/';

phoneTest('pulling the third word stretches the sentence, and a tap flips a digit @attempts', async ({ page }) => {
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
