// The time until the first figure of a page works on a slow phone.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser } from '@playwright/test';

import { paths } from '../../web/generator/paths.js';

/** Lighthouse's slow 4G phone: CPU slowdown relative to this machine, bytes per second, latency in ms. */
const phone = { slowdown: 6, bytesPerSecond: (1.6 * 1024 ** 2) / 8, latency: 150 };
const visits = 5;
/** Milliseconds per visit. */
const timeout = 120_000;

/** The goal in seconds on a quiet machine. */
const getGoal = (folder: string): number => (folder === '' ? 1.8 : 3);

/** The tag of a page's first figure, not counting inline ones; undefined if the page needs no core. */
const findFirstFigure = (html: string): string | undefined =>
  html.includes(' as="fetch"')
    ? /<main.*?<(pe-(?!act|predict|scrub|value|progress)[a-z-]+)/s.exec(html)?.[1]
    : undefined;

/** Seconds from the start of a first visit until the first figure has hydrated. */
async function visit(browser: Browser, address: string, tag: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latency,
      downloadThroughput: phone.bytesPerSecond,
      uploadThroughput: phone.bytesPerSecond / 2,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
    // Uses DevTools directly, because Playwright's injected scripts take half a second on such a phone.
    await devtools.send('Page.enable');
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'firstWorks' });
    const source = `customElements.whenDefined('${tag}').then(async () => {
      await document.querySelector('main ${tag}')?.updateComplete;
      firstWorks(String(performance.now()));
    });`;
    await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source });
    const works = new Promise<number>((done, failed) => {
      devtools.once('Runtime.bindingCalled', ({ payload }) => done(Number(payload)));
      setTimeout(() => failed(new Error(`${address}: ${tag} doesn't work after ${timeout} ms`)), timeout).unref();
    });
    await Promise.all([works, devtools.send('Page.navigate', { url: address })]);
    return (await works) / 1000;
  } finally {
    await context.close();
  }
}

/**
 * Visits each English page several times, and prints the medians.
 *
 * @returns Whether every page is within its goal.
 */
export async function measureSlowPhone(browser: Browser, address: string, only: string): Promise<boolean> {
  let isGood = true;
  console.log('| page | first figure works after s | goal |\n| --- | ---: | ---: |');
  for (const folder of ['', ...readdirSync(join(paths.dist, 'en')).toSorted()]) {
    const file = join(paths.dist, 'en', folder, 'index.html');
    const tag = existsSync(file) ? findFirstFigure(readFileSync(file, 'utf8')) : undefined;
    if (tag === undefined || !folder.includes(only)) continue;
    const path = `en/${folder}${folder && '/'}`;
    const seconds: number[] = [];
    while (seconds.length < visits) seconds.push(await visit(browser, address + path, tag));
    const median = seconds.toSorted((one, other) => one - other)[visits >> 1]!;
    const isMissed = median > getGoal(folder);
    isGood &&= !isMissed;
    console.log(`| ${path} | ${median.toFixed(2)}${isMissed ? ' **missed**' : ''} | ${getGoal(folder)} |`);
  }
  return isGood;
}
