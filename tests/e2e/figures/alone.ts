import type { Locator } from '@playwright/test';

import { expect, post, test as base } from '../embed/host.js';

/** Tests of one figure on a page of its own, on another site, in English: `alone('pe-bias causal')`. */
export const test = base.extend<{ alone: (written: string) => Promise<Locator> }>({
  alone: async ({ page, host, tour }, use) => {
    await use(async (written) => {
      const [tag = ''] = written.split(' ');
      await page.goto(host.publish(post(`<${written} lang="en"></${tag}>`, tour)));
      const figure = page.locator(tag);
      await expect(figure.locator('.picture')).toBeVisible();
      return figure;
    });
  },
});

export { expect };
