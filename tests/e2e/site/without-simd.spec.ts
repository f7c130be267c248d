import { chromiumFlags, headlessPath } from '../../support/browsers.js';
import { chapter, expect, test } from '../fixtures.js';

// V8 has SIMD only with SSE 4.1.
test.use({
  launchOptions: { executablePath: headlessPath(), args: [...chromiumFlags, '--js-flags=--no-enable-sse4-1'] },
  expectedComplaints: /cannot be shown|SIMD unsupported|core did not load/,
});

test('without SIMD the figures and exercises name the missing feature', async ({ page }) => {
  await page.goto(chapter('en'));
  await expect(page.getByTestId('figure-fault').first()).toContainText(/lacks WebAssembly SIMD, .*Safari from 16\.4/);
  await expect(page.locator('main')).not.toContainText('may help');
});

test('without SIMD an iframe names the missing feature', async ({ page }) => {
  await page.goto('/embed/?figure=pe-heatmap&lang=en');
  await expect(page.locator('.fault')).toContainText(/needs WebAssembly SIMD \(.*Safari 16\.4/);
});
