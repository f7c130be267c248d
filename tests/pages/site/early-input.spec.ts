import type { Page } from '@playwright/test';

import { failAndSolve, foldOf, unfold } from '../exercises/exercise-drivers.js';
import { awake, chapters, expect, test } from '../fixtures.js';

/** Opens a page whose numbers are still on their way. Returns what lets them come. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  let letCome = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/*.wasm', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(path);
  return async () => {
    letCome();
    await awake(page);
  };
}

/** The state of every control in the figures and exercises of the page. */
const settings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = (root: ParentNode): string[] =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        if (element.shadowRoot) return within(element.shadowRoot);
        if (element.role === 'slider' && element.closest('.picture')) return [`slider ${element.ariaValueNow ?? ''}`];
        if (!(element instanceof HTMLInputElement)) return [];
        return [`${element.type} ${element.value.slice(0, 12)} ${String(element.checked)}`];
      });
    return within(document.querySelector('main') ?? document);
  });

for (const path of chapters) {
  test(
    `the controls of ${path} are set before its figures answer as they are afterwards`,
    { tag: '@more' },
    async ({ page }) => {
      const arrive = await openEarly(page, `/en/${path}/`);
      const before = await settings(page);
      expect(before.length).toBeGreaterThan(0);
      await arrive();
      expect(await settings(page)).toEqual(before);
    },
  );
}

test('what a reader sets before the figures answer is what they show then', async ({ page }) => {
  const arrive = await openEarly(page, '/en/clock-hands/');
  const clock = page.locator('pe-clock').first();
  const position = clock.getByRole('textbox', { name: 'Position' });
  await position.fill('42');
  await arrive();
  await expect(position).toHaveValue('42');
  await expect(clock.locator('.picture')).toContainText('Position 42');
});

test(
  'sliders and choices that are set before the figures answer stay as they were set',
  { tag: '@more' },
  async ({ page }) => {
    const arrive = await openEarly(page, '/en/three-attempts/');
    const attempts = page.locator('pe-attempts');
    await attempts.locator('summary', { hasText: 'The measurements behind it' }).click();
    await attempts.getByRole('radio', { name: '3' }).check({ force: true });
    const long = attempts.getByRole('slider', { name: 'Long sentence' });
    await long.fill('500');
    await arrive();
    await expect(attempts.locator('.heads')).toContainText('k = 3');
    await expect(attempts.getByRole('radio', { name: '3' })).toBeChecked();
    await expect(long).toHaveValue(/^(49\d|50\d)/);
  },
);

test(
  'settings that are opened before the figure answers are there once it does',
  { tag: '@more' },
  async ({ page }) => {
    const arrive = await openEarly(page, '/en/clock-hands/');
    const clock = page.locator('pe-clock').first();
    await clock.getByText('More settings').click();
    await arrive();
    await expect(clock.getByRole('radio', { name: 'halves' })).toBeVisible();
  },
);

test('a menu that is opened before the figure answers is filled once it does', { tag: '@more' }, async ({ page }) => {
  const arrive = await openEarly(page, '/en/clock-hands/');
  const clock = page.locator('pe-clock').first();
  await clock.getByRole('button', { name: 'Figure menu' }).click();
  await arrive();
  await expect(clock.getByRole('menuitem', { name: 'Reset' })).toBeFocused();
});

test('a word typed before the figure answers is the one that is added', { tag: '@more' }, async ({ page }) => {
  const arrive = await openEarly(page, '/en/add-or-join/');
  const figure = page.locator('pe-addition').first();
  await figure.getByRole('textbox', { name: 'Word' }).fill('dog');
  await arrive();
  await expect(figure.locator('.picture')).toContainText('“dog”');
});

test('a number that a figure refuses stays, with the reason, when it was typed early', async ({ page }) => {
  const arrive = await openEarly(page, '/en/clock-hands/');
  const field = page.locator('pe-clock').first().getByRole('textbox', { name: 'Position' });
  await field.fill('many');
  await arrive();
  await expect(field).toHaveValue('many');
  await expect(page.locator('pe-clock').first().getByText('Position must be a number')).toBeVisible();
});

test(
  'an exercise that is unfolded before it can be answered is read, and then answered',
  { tag: '@more' },
  async ({ page }) => {
    const arrive = await openEarly(page, '/en/clock-hands/');
    const fold = foldOf(page, 'second-shadow');
    await fold.locator('summary').click();
    await expect(fold.locator('.still')).toContainText('What number is in dimension 1?');
    await arrive();
    await failAndSolve(await unfold(page, 'second-shadow'));
  },
);
