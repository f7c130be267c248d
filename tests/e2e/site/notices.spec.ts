import { expect, test } from '../fixtures.js';

test('the footer links to the notices, which open one by one', async ({ page, request }) => {
  await page.goto('/');
  await page.locator('footer a').last().click();
  await expect(page).toHaveURL(new RegExp(`/en/notices/$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('footer a').last()).toHaveAttribute('aria-current', 'page');

  const file = await (await request.get('/NOTICES.txt')).text();
  const inFile = Array.from(file.matchAll(/^={80}\n((?:.+\n)+?)-{80}$/gm), ([, names = '']) =>
    names.trim().replace(/ \([^()]+\)$/gm, ''),
  );
  expect(inFile.length).toBeGreaterThan(10);
  const onPage = page.locator('.notices details');
  const names = onPage
    .locator('summary')
    .evaluateAll((all) =>
      all.map((summary) => Array.from(summary.querySelectorAll('strong'), (name) => name.textContent).join('\n')),
    );
  expect(await names).toEqual(inFile);

  const fonts = onPage.filter({ hasText: 'KaTeX_Fraktur' });
  const licence = fonts.getByText('SIL OPEN FONT LICENSE', { exact: true });
  await expect(licence).toBeHidden();
  await fonts.locator('summary').press('Enter');
  await expect(licence).toBeVisible();
  await expect(fonts.getByText('with Reserved Font Names KaTeX_AMS')).toBeVisible();
});
