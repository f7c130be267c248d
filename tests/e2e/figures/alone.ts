import type { Locator } from '@playwright/test';

import { expect, test as base } from '../embed/host.js';
import { phone } from '../fixtures.js';

/** Tests of one figure on a page of its own, on another site, in English: `alone('pe-bias causal')`. */
export const test = base.extend<{ alone: (written: string) => Promise<Locator> }>({
  alone: async ({ page, visit }, use) => {
    await use(async (written) => {
      const [tag = ''] = written.split(' ');
      await visit(`<${written} lang="en"></${tag}>`);
      const figure = page.locator(tag);
      await expect(figure.locator('.picture')).toBeVisible();
      return figure;
    });
  },
});

/** The same on a phone. */
export const phoneTest = test.extend(phone);

export { expect };
