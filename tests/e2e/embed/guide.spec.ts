import type { Locator, Page } from '@playwright/test';

import { languages } from '../../../web/figures/shared/reader/languages.js';
import { framePolicy, hostPolicy } from '../../../web/embed/host-policy.js';
import { asked } from '../exercises/exercise-drivers.js';
import { defined, more } from '../fixtures.js';
import { expectNothingOfAxe } from '../looks.js';
import { getExample, expect, test } from './host.js';

/** Leaves all figures of the guide out but those of one section: each that is near would wake. */
async function keepAlone(page: Page, id: string): Promise<void> {
  await page.locator('.live, .embeddable').evaluateAll((all, kept) => {
    for (const element of all as HTMLElement[]) if (!element.closest(`#${kept}`)) element.style.display = 'none';
  }, id);
}

const guides = languages.map(({ folder }) => `/${folder}/embed/`);

for (const path of guides) {
  test(
    `a value in the table of ${path} sets the figure and its tag`,
    more(path !== guides[0]),
    async ({ page, complaints }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
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
    },
  );

  test(`${path} names the host that serves it, and fits a narrow screen`, { tag: '@more' }, async ({ page, tour }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await expect.poll(() => getExample(page, '<script type="module"')).toContain(`src="${tour}/embed/pe.js"`);
    expect(await getExample(page, 'pe_host')).toContain(`${tour}/`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

/** Leaves the figures of the guide out, which are read in their chapters, and of the sections with a table those but these. */
async function keep(page: Page, sections: readonly string[]): Promise<void> {
  await page.locator('.live, .embeddable').evaluateAll((all, ids) => {
    for (const element of all as HTMLElement[]) if (!ids.includes(element.id)) element.style.display = 'none';
  }, sections);
}

test(
  'axe finds nothing on the guide, of whose tables one of each kind is shown',
  { tag: '@more' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en/embed/');
    await page.locator('#pe-clock').scrollIntoViewIfNeeded();
    await expect(page.locator('#pe-clock').getByRole('slider').first()).toBeVisible();
    await keep(page, ['pe-clock', 'pe-value', 'pe-exercise']);
    await expect(page.locator('#pe-clock > .settings')).toBeVisible();
    await expectNothingOfAxe(page);
  },
);

for (const path of guides)
  test(`axe finds nothing on ${path}, with all of its tables`, { tag: '@axe' }, async ({ page }) => {
    await page.goto(path);
    await page.locator('#pe-clock').scrollIntoViewIfNeeded();
    await expect(page.locator('#pe-clock').getByRole('slider').first()).toBeVisible();
    await keep(page, await page.locator('.embeddable').evaluateAll((all) => all.map(({ id }) => id)));
    await expectNothingOfAxe(page);
  });

test('where there is room, a table stands beside its figure', { tag: '@more' }, async ({ page }) => {
  for (const [width, beside] of [
    [1000, false],
    [1440, true],
    [2560, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en/embed/#pe-clock');
    const [figure, table] = await Promise.all(
      ['.live', '.settings'].map((part) => page.locator(`#pe-clock > ${part}`).boundingBox()),
    );
    expect(table!.x >= figure!.x + figure!.width, `${width}`).toBe(beside);
    expect(table!.y >= figure!.y + figure!.height, `${width}`).toBe(!beside);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

for (const path of ['/en/embed/', '/zh-hant/embed/'])
  for (const width of [390, 768, 1280, 1440])
    test(
      `the room that ${path} keeps for tables that are not laid out yet is about theirs (${width} px)`,
      { tag: '@more' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const tables = page.locator('.embeddable > .settings');
        const heights = (): Promise<number[]> =>
          tables.evaluateAll((all) => all.map((table) => table.getBoundingClientRect().height));
        const kept = await heights();
        await tables.evaluateAll((all) => {
          for (const table of all as HTMLElement[]) table.style.contentVisibility = 'visible';
        });
        const whole = await heights();
        expect(kept).not.toEqual(whole);
        const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
        expect(sum(kept) / sum(whole)).toBeGreaterThan(0.9);
        expect(sum(kept) / sum(whole)).toBeLessThan(1.1);
      },
    );

test('a number that a figure refuses stays in its field, with the reason', async ({ page }) => {
  await page.goto('/en/embed/');
  const row = page.locator('#pe-waves tr', { has: page.locator('[data-attribute=dimensions]') });
  const field = row.getByRole('textbox');
  await field.fill('7');
  await expect(row.getByRole('status')).toHaveText('dimensions must be an even number from 2 to 512, got 7');
  await expect(field).toHaveValue('7');
  await expect(page.locator('#pe-waves pe-waves')).not.toHaveAttribute('dimensions');
});

test('what a reader sets before the script of the tables has come is heard', { tag: '@more' }, async ({ page }) => {
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
  await expect(page.locator('#pe-waves .refusal', { hasText: 'got 7' })).toBeVisible();
  await expect(page.locator('#pe-counter code.tag')).toHaveText('<pe-counter lang="en"></pe-counter>');
});

test('the table of exercises sets the live one: another exercise, other numbers, another language', async ({
  page,
  complaints,
}) => {
  await page.goto('/en/embed/#pe-exercise', { waitUntil: 'domcontentloaded' });
  await keepAlone(page, 'pe-exercise');
  const section = page.locator('#pe-exercise');
  await expect(section.getByRole('button', { name: 'Check' })).toBeVisible();
  await section.getByRole('combobox', { name: 'exercise', exact: true }).selectOption('read-one-hand');
  await section.getByRole('textbox', { name: 'seed', exact: true }).fill('7');
  const exercise = section.locator('pe-exercise-number-embedded');
  await expect.poll(async () => (await asked(exercise)).spec.id).toBe('read-one-hand');
  expect((await asked(exercise)).case.seed).toBe(7);
  await section.getByRole('combobox', { name: 'lang', exact: true }).selectOption('zh-Hant');
  await expect(section.getByRole('button', { name: '檢查' })).toBeVisible();
  expect((await asked(exercise)).case.seed).toBe(7);
  await expect(section.locator('code.tag')).toHaveText(
    '<pe-exercise exercise="read-one-hand" lang="zh-Hant" seed="7"></pe-exercise>',
  );
  expect(complaints).toEqual([]);
});

test('a figure of the guide speaks the language that is chosen', { tag: '@more' }, async ({ page }) => {
  await page.goto('/zh-hans/embed/#pe-clock');
  const section = page.locator('#pe-clock');
  const slider = (name: string): Locator => section.getByRole('slider', { name, exact: true });
  await expect(slider('位置')).toBeVisible();
  await section.getByRole('textbox', { name: 'position', exact: true }).fill('99');
  const language = section.getByRole('combobox', { name: 'lang', exact: true });
  await expect(language).toHaveValue('zh-Hans');
  await language.selectOption('en');
  await expect(slider('Position')).toHaveValue('99');
  await section.getByRole('textbox', { name: 'position', exact: true }).fill('98');
  await expect(slider('Position')).toHaveValue('98');
});

test(
  'every figure of the table has a field for each of its attributes, and only those',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto('/en/embed/');
    await defined(page, 'pe-clock');
    for (const section of await page.locator('.embeddable').all()) {
      const tag = await section.getAttribute('id');
      expect(
        await section
          .locator('.live')
          .locator(tag ?? '')
          .count(),
      ).toBe(1);
      const rows = await section.locator('tbody th').allTextContents();
      const fields = await section
        .locator('[data-attribute]')
        .evaluateAll((all) => all.map((field) => (field as HTMLElement).dataset['attribute']));
      expect(fields).toEqual(rows);
    }
  },
);

test(
  'the directives of the guide are those that the tests of hosts prove',
  { tag: '@more' },
  async ({ page, tour }) => {
    await page.goto('/en/embed/');
    await expect.poll(() => getExample(page, 'worker-src')).toContain(tour);
    expect((await getExample(page, 'worker-src')).trim()).toBe(hostPolicy(tour).join('; '));
    expect((await getExample(page, 'frame-src')).trim()).toBe(framePolicy(tour).join('; '));
  },
);
