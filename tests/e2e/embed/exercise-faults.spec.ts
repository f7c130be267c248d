import type { Page } from '@playwright/test';

import { framePolicy, hostPolicy } from '../../../web/embed/host-policy.js';
import { failAndSolve } from '../exercises/exercise-drivers.js';
import { languages } from '../fixtures.js';
import { expect, post, test } from './host.js';

const exercise = (id: string): string => `<pe-exercise exercise="${id}" lang="en"><p>A caption.</p></pe-exercise>`;

/** The host lacks these files. */
const without = (page: Page, pattern: string, status = 404): Promise<unknown> =>
  page.route(pattern, (route) =>
    route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' }, body: 'Not found' }),
  );

async function goesOn(page: Page): Promise<void> {
  await expect(page.getByText('A caption.')).toBeVisible();
  await expect(page.getByText('After.')).toBeVisible();
}

/** One per missing part: the core, code. */
const essential: readonly string[] = ['the wasm', 'the code of its kind'];

for (const [what, pattern, status, sentence] of [
  ['the wasm', '**/*.wasm', 404, 'didn’t start'],
  ['the loading script', '**/assets/load-figure-*.js', 404, 'couldn’t be loaded from'],
  ['the words', '**/embed/messages/**', 404, 'couldn’t be loaded from'],
  ['the code of its kind', '**/assets/pe-exercise-number-*.js', 404, 'The exercise didn’t load.'],
  ['its text', '**/exercises/en/*.json', 404, 'There’s no exercise “second-shadow”.'],
  ['its text for a fault of the host', '**/exercises/en/*.json', 500, 'The exercise didn’t load.'],
] as const) {
  test(
    `if ${what} fails to load, an exercise shows an error and the page keeps working`,
    essential.includes(what) ? {} : { tag: what === 'its text' ? '@more' : '@faults' },
    async ({ page, host, tour }) => {
      await without(page, pattern, status);
      await page.goto(host.publish(post(exercise('second-shadow'), tour)));
      const fault = page.locator('pe-exercise .fault');
      await expect(fault).toContainText(sentence);
      const link = fault.getByRole('link');
      for (const each of await link.all())
        await expect(each).toHaveAttribute('href', `${tour}/en/exercises/#exercise-second-shadow`);
      await goesOn(page);
    },
  );
}

for (const [what, pattern, sentence] of [
  ['the worker', '**/assets/code-worker-*.js', 'its code didn’t load'],
  ['the engine', '**/assets/emscripten-module-*.wasm', languages[0].words['code.unloaded']],
] as const) {
  test(
    `if ${what} of a code exercise fails to load, the exercise shows an error`,
    { tag: what === 'the worker' ? '@more' : '@faults' },
    async ({ page, host, tour }) => {
      await without(page, pattern);
      await page.goto(host.publish(post(exercise('write-encode'), tour)));
      const code = page.locator('pe-exercise-code-embedded');
      await code.getByRole('button', { name: 'Check' }).click();
      await expect(code.locator('.feedback')).toContainText(sentence);
      await goesOn(page);
    },
  );
}

test(
  "without 'wasm-unsafe-eval' an exercise names the missing CSP source",
  { tag: '@more' },
  async ({ page, host, tour }) => {
    const policy = ["default-src 'none'", ...hostPolicy(tour)].join('; ').replace(" 'wasm-unsafe-eval'", '');
    await page.goto(host.publish(post(exercise('second-shadow'), tour), policy));
    await expect(page.locator('pe-exercise .fault')).toContainText("'wasm-unsafe-eval' in script-src");
    await goesOn(page);
  },
);

test(
  'an iframe with a code exercise needs no CSP directive but frame-src',
  { tag: '@more' },
  async ({ page, host, tour }) => {
    const frame = `<iframe src="${tour}/embed/?exercise=write-encode&lang=en" style="width: 600px; height: 900px" sandbox="allow-scripts allow-same-origin allow-popups"></iframe>`;
    await page.goto(
      host.publish(frame, ["default-src 'none'", ...framePolicy(tour), "style-src-attr 'unsafe-inline'"].join('; ')),
    );
    await failAndSolve(page.locator('iframe').contentFrame().locator('pe-exercise-code-embedded'));
  },
);
