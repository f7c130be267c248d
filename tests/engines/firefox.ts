import { launch } from 'puppeteer-core';

import { firefoxPath } from '../harness/browsers.js';
import type { Engine } from './engine.js';

/** Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: firefoxPath(), headless: true });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: async <Result, Given extends readonly unknown[]>(script: (...given: Given) => Result, ...given: Given) =>
      (await page.evaluate(script as unknown as (...given: unknown[]) => unknown, ...given)) as Result,
    pressArrowRight: () => page.keyboard.press('ArrowRight'),
    complaints: () => Promise.resolve(complaints),
    close: () => browser.close(),
  };
}
