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
    evaluate: (script) => page.evaluate(script),
    pressArrowRight: () => page.keyboard.press('ArrowRight'),
    complaints: () => Promise.resolve(complaints),
    close: () => browser.close(),
  };
}
