import { filesUnder } from '../../../web/build/files.js';
import { paths } from '../../../web/build/paths.js';
import { expect, languages, test } from '../fixtures.js';

for (const { folder, tag, cover } of languages) {
  test(`the foot of a page leads to the notices, which open one by one (${folder})`, async ({ page, request }) => {
    await page.goto(cover);
    await page.locator('footer a').last().click();
    await expect(page).toHaveURL(new RegExp(`/${folder}/notices/$`));
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
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
}

test('every page has the notices of its own language at its foot', async ({ request }) => {
  const folders = languages.map(({ folder }) => `${folder}/`);
  const pages = filesUnder(paths.dist)
    .filter(
      (file) =>
        file === 'index.html' || (file.endsWith('/index.html') && folders.some((folder) => file.startsWith(folder))),
    )
    .map((file) => `/${file.replace(/index\.html$/, '')}`);
  expect(pages.length).toBeGreaterThan(30);
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const [, link = ''] =
      /<footer.*<a href="([^"]+)"[^>]*>[^<]+<\/a>(?:<\/\w+>)*<details class="device"/s.exec(html) ?? [];
    const language = languages.find(({ folder }) => path.startsWith(`/${folder}/`)) ?? languages[0];
    expect(new URL(link, `http://tour${path}`).pathname, path).toBe(`/${language.folder}/notices/`);
  }
});
