import { launch, type ConsoleMessage, type Page } from 'puppeteer-core';

import { firefoxPath } from '../support/browsers.js';
import type { Engine } from './engine.js';

/** The text of a console message, including error messages, which the protocol reports as "JSHandle@error". */
async function getWords(message: ConsoleMessage): Promise<string> {
  const words = await Promise.all(message.args().map((argument) => argument.evaluate(String)));
  return words.length === 0 ? message.text() : words.join(' ');
}

/**
 * Firefox over WebDriver BiDi. Each page gets a tab of its own, because leaving a page aborts its loads, which Firefox
 * reports to scripts as errors.
 */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: firefoxPath(), headless: true });
  let complaints: Promise<string>[] = [];
  const newTab = async (): Promise<Page> => {
    const tab = await browser.newPage();
    const ofThisTab: Promise<string>[] = [];
    complaints = ofThisTab;
    const complain = (words: Promise<string>): void => void ofThisTab.push(words);
    tab.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complain(getWords(message).catch(() => message.text()));
    });
    tab.on('pageerror', (error) => complain(Promise.resolve(String(error))));
    return tab;
  };
  let page = await newTab();
  return {
    open: async (address) => {
      const left = page;
      page = await newTab();
      await left.close();
      await page.goto(address);
    },
    evaluate: async <Result, Given extends readonly unknown[]>(script: (...given: Given) => Result, ...given: Given) =>
      (await page.evaluate(script as unknown as (...given: unknown[]) => unknown, ...given)) as Result,
    pressArrowRight: () => page.keyboard.press('ArrowRight'),
    complaints: () => Promise.all(complaints),
    close: () => browser.close(),
  };
}
