import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Layout shifts since the page started to load. */
    shifts: number[];
  }
}

export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const sumOfShifts = (page: Page): Promise<number> =>
  page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));
