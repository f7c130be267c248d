import type { Locator, Page } from '@playwright/test';

import { choose, openSettings, more } from '../fixtures.js';
import { expect, post, test } from './host.js';

const getSnippet = async (figure: Locator, form: string): Promise<string> => {
  await figure.getByRole('radio', { name: form, exact: true }).check({ force: true });
  return (await figure.locator('.embed code').textContent()) ?? '';
};

/** The clock of its chapter, at position 12 with hand 2 chosen, and its tool for authors open. */
async function openTool(page: Page, tour: string): Promise<Locator> {
  await page.goto(`${tour}/en/clock-hands/?position=12&clock.hand=2`);
  const clock = page.locator('pe-clock').first();
  await choose(clock, 'Embed this');
  // What the address says is there once the page has read it.
  await expect(clock.locator('.embed code')).toContainText('position="12"');
  return clock;
}

/** The clock of a page shows position 12. */
async function showsTwelve(figure: { getByRole: Locator['getByRole'] }): Promise<void> {
  await expect(figure.getByRole('slider', { name: 'Position', exact: true })).toHaveValue('12');
}

for (const form of ['HTML', 'WordPress', 'iframe'] as const) {
  test(
    `the ${form} snippet shows in another page what the reader saw`,
    more(form !== 'HTML'),
    async ({ page, host, tour, complaints }) => {
      const text = await getSnippet(await openTool(page, tour), form);
      await page.goto(host.publish(`<!doctype html><html lang="fr"><link rel="icon" href="data:,">${text}`));
      if (form === 'iframe') await showsTwelve(page.frameLocator('iframe'));
      else await showsTwelve(page.locator('pe-clock'));
      expect(complaints).toEqual([]);
    },
  );
}

for (const [form, start] of [
  ['Hugo', '{{< pe-figure name="pe-clock" position="12"'],
  ['Jekyll', '{% include pe-figure.html name="pe-clock" position="12"'],
  ['Hexo', '{% pe_figure pe-clock position=12'],
] as const) {
  test(
    `the ${form} snippet says what the reader sees, and where its file is explained`,
    { tag: form === 'Hugo' ? '@more' : '@hosts' },
    async ({ page, tour }) => {
      const clock = await openTool(page, tour);
      expect(await getSnippet(clock, form)).toContain(start);
      await expect(clock.getByRole('link', { name: 'How to embed figures' })).toHaveAttribute(
        'href',
        `${tour}/en/embed/`,
      );
    },
  );
}

test('the snippet follows the figure, and is copied', async ({ page, tour, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clock = await openTool(page, tour);
  await clock.getByRole('slider', { name: 'Position', exact: true }).press('ArrowRight');
  await expect(clock.locator('.embed code')).toContainText('position="13"');
  await clock.getByRole('button', { name: 'Copy the snippet' }).click();
  await expect(clock.getByRole('button', { name: 'Snippet copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await clock.locator('.embed code').textContent(),
  );
});

test('the link of an embedded figure leads to its chapter, which shows the same', async ({ page, host, tour }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await page.goto(host.publish(post('<pe-clock position="12" dimensions="8" lang="zh-TW"></pe-clock>', tour)));
  const clock = page.locator('pe-clock');
  await clock.getByRole('slider', { name: '位置', exact: true }).press('ArrowRight');
  await choose(clock, '複製目前狀態的連結');
  const link = await clock.locator('.shown-link').textContent();
  expect(link).toBe(`${tour}/zh-hant/clock-hands/?position=13&dimensions=8#clock`);
  await page.goto(link!);
  await expect(page.locator('#clock').getByRole('slider', { name: '位置', exact: true })).toHaveValue('13');
  await openSettings(page.locator('#clock'));
  await expect(page.locator('#clock').getByRole('slider', { name: '維數 d', exact: true })).toHaveAttribute(
    'aria-valuetext',
    '8',
  );
});
