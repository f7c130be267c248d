import type { Locator, Page } from '@playwright/test';

import { framePolicy, hostPolicy } from '../../../web/embed/host-policy.js';
import { getState } from '../exercises/exercise-drivers.js';
import { expectNoAxeViolations } from '../page-assertions.js';
import { getExample, expect, test } from './host.js';

/** Hides the figures of all other sections, so that only this section's load. */
async function keepAlone(page: Page, id: string): Promise<void> {
  await page.locator('.live, .embeddable').evaluateAll((all, kept) => {
    for (const element of all as HTMLElement[]) if (!element.closest(`#${kept}`)) element.style.display = 'none';
  }, id);
}

test('editing a value in the attribute table updates the figure and its tag', async ({ page, complaints }) => {
  await page.goto('/en/embed/', { waitUntil: 'domcontentloaded' });
  await keepAlone(page, 'pe-clock');
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

test(
  'the guide shows the URL of the current host and fits on a narrow screen',
  { tag: '@more' },
  async ({ page, tour }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/en/embed/');
    await expect.poll(() => getExample(page, '<script type="module"')).toContain(`src="${tour}/embed/pe.js"`);
    expect(await getExample(page, 'pe_host')).toContain(`${tour}/`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

/** Hides the guide's figures, which have tests in their chapters, and all table sections but these. */
async function keep(page: Page, sections: readonly string[]): Promise<void> {
  await page.locator('.live, .embeddable').evaluateAll((all, ids) => {
    for (const element of all as HTMLElement[]) if (!ids.includes(element.id)) element.style.display = 'none';
  }, sections);
}

for (const path of ['en', 'zh-hans', 'zh-hant'].map((folder) => `/${folder}/embed/`))
  test(`axe finds no violations on ${path} with all tables`, { tag: '@axe' }, async ({ page }) => {
    await page.goto(path);
    await page.locator('#pe-clock').scrollIntoViewIfNeeded();
    await expect(page.locator('#pe-clock').getByRole('slider').first()).toBeVisible();
    await keep(page, await page.locator('.embeddable').evaluateAll((all) => all.map(({ id }) => id)));
    await expectNoAxeViolations(page);
  });

test('a rejected number stays in its field with an error message', async ({ page }) => {
  await page.goto('/en/embed/');
  const row = page.locator('#pe-waves tr', { has: page.locator('[data-attribute=dimensions]') });
  const field = row.getByRole('textbox');
  await field.fill('7');
  await expect(row.getByRole('status')).toHaveText('dimensions must be an even number from 2 to 512, not 7.');
  await expect(field).toHaveValue('7');
  await expect(page.locator('#pe-waves pe-waves')).not.toHaveAttribute('dimensions');
});

test("input made before the table's script loads is applied", { tag: '@more' }, async ({ page }) => {
  let letCome = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/attribute-tables*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/en/embed/');
  const field = (tag: string, name: string): Locator => page.locator(`#${tag} [data-attribute=${name}]`);
  await field('pe-clock', 'position').fill('99');
  await field('pe-clock', 'view').selectOption('row');
  await field('pe-waves', 'dimensions').fill('7');
  letCome();
  const tag = page.locator('#pe-clock code.tag');
  await expect(tag).toHaveText('<pe-clock lang="en" position="99" view="row"></pe-clock>');
  await expect(page.locator('#pe-waves .refusal', { hasText: 'not 7' })).toBeVisible();
  await expect(page.locator('#pe-counter code.tag')).toHaveText('<pe-counter lang="en"></pe-counter>');
});

test('the table of exercise attributes updates the live exercise', async ({ page, complaints }) => {
  await page.goto('/en/embed/#pe-exercise', { waitUntil: 'domcontentloaded' });
  await keepAlone(page, 'pe-exercise');
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

test('the CSP directives in the guide are those that the tests verify', { tag: '@more' }, async ({ page, tour }) => {
  await page.goto('/en/embed/');
  await expect.poll(() => getExample(page, 'worker-src')).toContain(tour);
  expect((await getExample(page, 'worker-src')).trim()).toBe(hostPolicy(tour).join('; '));
  expect((await getExample(page, 'frame-src')).trim()).toBe(framePolicy(tour).join('; '));
});
