import { chromiumFlags, headlessPath } from '../../harness/browsers.js';
import { foldOf } from '../exercises/exercise-drivers.js';
import { awake, chapter, expect, test } from '../fixtures.js';

// V8 has SIMD where the processor has SSE 4.1.
test.use({
  launchOptions: { executablePath: headlessPath(), args: [...chromiumFlags, '--js-flags=--no-enable-sse4-1'] },
  expectedComplaints: /cannot be shown|SIMD unsupported|core did not load/,
});

test('a browser without SIMD has the clock, whose module needs none, and is told what the exercises lack', async ({
  page,
}) => {
  await page.goto(chapter('en', '?position=42'));
  await awake(page);
  await expect(page.getByTestId('figure-fault')).toHaveCount(0);
  await expect(page.locator('pe-clock').first().getByRole('textbox', { name: 'Position' })).toHaveValue('42');
  await foldOf(page, 'second-shadow').locator('summary').click();
  await expect(page.getByTestId('exercise-fault')).toContainText(/lacks WebAssembly SIMD, .*Safari from 16\.4/);
});

test('without SIMD a reader is told by every figure whose module needs it', { tag: '@more' }, async ({ page }) => {
  await page.goto('/en/heat-map/');
  await expect(page.getByTestId('figure-fault').first()).toContainText(/lacks WebAssembly SIMD, .*Safari from 16\.4/);
  await expect(page.locator('main')).not.toContainText('again may help');
});

test('without SIMD a reader is told so in a frame', async ({ page }) => {
  await page.goto('/embed/?figure=pe-heatmap&lang=en');
  await expect(page.locator('.fault')).toContainText(/needs WebAssembly SIMD \(.*Safari 16\.4/);
});
