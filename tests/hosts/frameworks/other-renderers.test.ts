// Run by `npm run test:all -- frameworks`.
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { chromiumFlags, headlessPath } from '../../support/browsers.js';
import { getComplaints } from '../../package/vite-project.js';
import { copySites, renderers } from './frameworks.js';

const slowBuild = 600_000; // milliseconds

let browser: Browser;

beforeAll(async () => {
  copySites();
  browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
});

afterAll(() => browser.close());

test.each(renderers)(
  '$name creates a clock with string attributes, before and after definition',
  async ({ serve }) => {
    const served = await serve();
    const page = await browser.newPage();
    const complaints = getComplaints(page);
    await page.goto(served.address);
    const clock = page.locator('pe-clock');
    for (let time = 0; time < 2; ++time) {
      await clock.getByText('A caption.').waitFor();
      const [read, height] = await clock.evaluate(
        (element) =>
          [
            ['position', 'dimensions', 'layout', 'running'].map((name) => Reflect.get(element, name) as unknown),
            element.getBoundingClientRect().height,
          ] as const,
      );
      expect(read).toEqual([37, 8, 'halves', false]);
      expect(height).toBeGreaterThan(200);
      await clock.getByRole('slider', { name: 'Position', exact: true }).waitFor();
      const toggle = (): Promise<unknown> =>
        page.evaluate(() => (Reflect.get(window, 'toggle') as () => unknown)() === 0);
      await toggle();
      await clock.waitFor({ state: 'detached' });
      await toggle();
    }
    expect(complaints).toEqual([]);
    await page.close();
    await served.close();
  },
  slowBuild,
);
