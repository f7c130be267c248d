import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every layout shift since the page began to load. */
    shifts: number[];
  }
}

/** Has the page keep in mind how far its parts jump while it loads. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
