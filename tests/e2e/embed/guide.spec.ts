import type { Locator } from '@playwright/test';

import { languages } from '../../../web/figures/shared/reader/languages.js';
import { framePolicy, hostPolicy } from '../../../web/embed/host-policy.js';
import { getState } from '../exercises/exercise-drivers.js';
import { expectNoAxeViolations } from '../page-assertions.js';
import { getExample, expect, test } from './host.js';

test('editing a value in the attribute table updates the figure and its tag', async ({ page, complaints }) => {
  await page.goto('/en/embed/clock/', { waitUntil: 'domcontentloaded' });
  const section = page.locator('#pe-clock');
  const clock = section.locator('pe-clock');
  const field = section.getByRole('textbox', { name: 'position', exact: true });
  await field.fill('99');
  await expect(clock).toHaveAttribute('position', '99');
  await expect(clock.locator('.picture')).toContainText('99');
  await expect(section.locator('code.tag')).toContainText('position="99"');
  await section.getByRole('combobox', { name: 'view', exact: true }).selectOption('row');
  await expect(section.locator('code.tag')).toContainText('view="row"');
  await field.fill('');
  await expect(clock).not.toHaveAttribute('position');
  expect(complaints).toEqual([]);
});

test('from the gallery, and from old links, to the page of a figure, whose lines can be copied', async ({
  page,
  context,
  tour,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/embed/');
  await page.getByRole('link', { name: 'RoPE: each word turns by its own position' }).click();
  await expect(page).toHaveURL(`${tour}/en/embed/rope/`);
  await page.goto('/en/embed/#pe-act');
  await expect(page).toHaveURL(`${tour}/en/embed/act/`);
  await page.bringToFront(); // only the page with the focus may write to the clipboard
  await page.getByRole('button', { name: 'Copy the snippet' }).click();
  await expect(page.getByRole('button', { name: 'Snippet copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `<pe-act to="clock?position=10" lang="en">Go to position 10.</pe-act>\n<script type="module" src="${tour}/embed/pe.js"></script>`,
  );
});

test(
  'the guide shows the URL and the CSP directives of the current host, and fits on a narrow screen',
  { tag: '@more' },
  async ({ page, tour }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/en/embed/');
    await expect.poll(() => getExample(page, '<script type="module"')).toContain(`src="${tour}/embed/pe.js"`);
    expect(await getExample(page, 'pe_host')).toContain(`${tour}/`);
    expect((await getExample(page, 'worker-src')).trim()).toBe(hostPolicy(tour).join('; '));
    expect((await getExample(page, 'frame-src')).trim()).toBe(framePolicy(tour).join('; '));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

for (const path of languages.flatMap(({ folder }) => [`/${folder}/embed/`, `/${folder}/embed/clock/`]))
  test(`axe finds no violations on ${path}`, { tag: '@axe' }, async ({ page }) => {
    await page.goto(path);
    if (path.endsWith('/clock/')) await expect(page.getByRole('slider').first()).toBeVisible();
    await expectNoAxeViolations(page);
  });

test('a rejected number stays in its field with an error message', async ({ page }) => {
  await page.goto('/en/embed/waves/');
  const row = page.locator('tr', { has: page.locator('[data-attribute=dimensions]') });
  const field = row.getByRole('textbox');
  await field.fill('7');
  await expect(row.getByRole('status')).toHaveText('dimensions must be an even number from 2 to 512, not 7.');
  await expect(field).toHaveValue('7');
  await expect(page.locator('pe-waves')).not.toHaveAttribute('dimensions');
});

test("input made before the table's script loads is applied", { tag: '@more' }, async ({ page }) => {
  let letCome = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/embed-guide*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/en/embed/clock/');
  const field = (name: string): Locator => page.locator(`[data-attribute=${name}]`);
  await field('position').fill('99');
  await field('view').selectOption('row');
  await field('dimensions').fill('7');
  letCome();
  await expect(page.locator('code.tag')).toHaveText('<pe-clock lang="en" position="99" view="row"></pe-clock>');
  await expect(page.locator('.refusal', { hasText: 'not 7' })).toBeVisible();
});

test('the table of exercise attributes updates the live exercise', async ({ page, complaints }) => {
  await page.goto('/en/embed/exercise/', { waitUntil: 'domcontentloaded' });
  const section = page.locator('#pe-exercise');
  await expect(section.getByRole('button', { name: 'Check' })).toBeVisible();
  await section.getByRole('combobox', { name: 'exercise', exact: true }).selectOption('read-one-hand');
  await section.getByRole('textbox', { name: 'seed', exact: true }).fill('7');
  const exercise = section.locator('pe-exercise-number-embedded');
  await expect.poll(async () => (await getState(exercise)).spec.id).toBe('read-one-hand');
  expect((await getState(exercise)).case.seed).toBe(7);
  await section.getByRole('combobox', { name: 'lang', exact: true }).selectOption('zh-Hant');
  await expect(section.getByRole('button', { name: '檢查' })).toBeVisible();
  expect((await getState(exercise)).case.seed).toBe(7);
  await expect(section.locator('code.tag')).toHaveText(
    '<pe-exercise exercise="read-one-hand" lang="zh-Hant" seed="7"></pe-exercise>',
  );
  expect(complaints).toEqual([]);
});
