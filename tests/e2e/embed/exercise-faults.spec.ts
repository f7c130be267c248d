import type { Page } from '@playwright/test';

import { expect, test } from './host.js';

const exercise = (id: string): string => `<pe-exercise exercise="${id}" lang="en"><p>A caption.</p></pe-exercise>`;

/** The host lacks these files. */
const without = (page: Page, pattern: string): Promise<unknown> =>
  page.route(pattern, (route) =>
    route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' }, body: 'Not found' }),
  );

async function goesOn(page: Page): Promise<void> {
  await expect(page.getByText('A caption.')).toBeVisible();
  await expect(page.getByText('After.')).toBeVisible();
}

for (const [what, pattern, sentence] of [
  ['the wasm', '**/*.wasm', 'didn’t start'],
  ['the code of its kind', '**/assets/pe-exercise-number-*.js', 'The exercise didn’t load.'],
  ['its text', '**/exercises/en/*.json', 'There’s no exercise “second-shadow”.'],
] as const) {
  test(`if ${what} fails to load, an exercise shows an error and the page keeps working`, async ({
    page,
    visit,
    tour,
  }) => {
    await without(page, pattern);
    await visit(exercise('second-shadow'));
    const fault = page.locator('pe-exercise .fault');
    await expect(fault).toContainText(sentence);
    const link = fault.getByRole('link');
    for (const each of await link.all())
      await expect(each).toHaveAttribute('href', `${tour}/en/exercises/#exercise-second-shadow`);
    await goesOn(page);
  });
}

test(
  'if the worker of a code exercise fails to load, the exercise shows an error',
  { tag: '@more' },
  async ({ page, visit }) => {
    await without(page, '**/assets/code-worker-*.js');
    await visit(exercise('write-encode'));
    const code = page.locator('pe-exercise-code-embedded');
    await code.getByRole('button', { name: 'Check' }).click();
    await expect(code.locator('.feedback')).toContainText('its code didn’t load');
    await goesOn(page);
  },
);
