import { expect, post, test } from './host.js';

// What a figure of the tour finds in its page it fetches elsewhere. Its shell is there by then: the figure itself has to say what it lacks.
for (const [tag, file, sentence] of [
  ['pe-model-clock', 'tools', /models could not be loaded/],
  ['pe-which-model', 'rows', /models could not be loaded/],
  ['pe-context-base', 'worker', /none could be started here/],
] as const) {
  test(`${tag} says in a post what it cannot fetch`, { tag: '@more' }, async ({ page, host, tour }) => {
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto(host.publish(post(`<${tag}><p>A caption.</p></${tag}>`, tour)));
    await expect(page.locator(tag).getByText(sentence)).toBeVisible();
    await expect(page.getByText('A caption.')).toBeVisible();
  });
}
