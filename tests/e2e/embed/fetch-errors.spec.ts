import { expect, test } from './host.js';

// Outside the tour, figures fetch data that the tour's pages contain. Their shell has loaded by then, so the figure
// itself must report the failure.
for (const [tag, file, sentence] of [
  ['pe-model-clock', 'config-tools', /models didn’t load/],
  ['pe-which-model', 'rows', /models didn’t load/],
  ['pe-context-base', 'worker', /none could be started here/],
] as const) {
  test(`${tag} in a post reports files that it can't load`, { tag: '@more' }, async ({ page, visit }) => {
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await visit(`<${tag}><p>A caption.</p></${tag}>`);
    await expect(page.locator(tag).getByText(sentence)).toBeVisible();
    await expect(page.getByText('A caption.')).toBeVisible();
  });
}
