import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { chromium, type Browser } from '@playwright/test';

import { chromiumFlags, headlessPath } from '../../../tests/support/browsers.js';
import { serve } from '../../../web/generator/serve.js';
import { firstFigure } from './first_figure.js';
import { root } from './paths.js';

// Lighthouse's slow 4G phone: CPU slowdown relative to this machine, bytes per second, latency in ms
const phone = { slower: 6, bytesASecond: (1.6 * 1024 ** 2) / 8, latency: 150 };
const rounds = 5;
/** Timeout per visit in ms. */
const maxMs = 120_000;

/** The limit in seconds on a quiet machine. */
const limit = (path: string): number => (path === 'en/' ? 1.8 : 3);

/**
 * Prints the seconds until the first figure of each English page works on a slow phone (median of five visits). With
 * PHONE_BESIDE, the dist folder of another build, visits to the two alternate, and their ratio is printed, which is
 * reliable on a busy machine too.
 *
 * @returns Whether every page is within its limit.
 */
export async function slowPhone(): Promise<boolean> {
  const beside = process.env['PHONE_BESIDE'];
  const folders = [join(root, 'dist'), ...(beside === undefined ? [] : [resolve(beside)])];
  const missing = folders.find((folder) => !existsSync(join(folder, 'en')));
  if (missing !== undefined) throw new Error(`PHONE_BESIDE must be the dist folder of a build, got ${missing}`);
  const servers = await Promise.all(folders.map((folder) => serve(folder, 0)));
  const browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
  try {
    let isGood = true;
    for (const path of pages(folders[0]!)) {
      // The other build may have another first figure, none, or no such page.
      const builds = folders.flatMap((folder, which) => {
        const tag = firstTag(join(folder, path));
        return tag === undefined ? [] : [{ which, tag, address: servers[which]!.address + path }];
      });
      if (builds[0]?.which !== 0) continue;
      const seconds = builds.map((): number[] => []);
      for (let round = 0; round < rounds; round++)
        for (const [turn, { address, tag }] of builds.entries())
          seconds[turn]!.push(await visit(browser, address, tag));
      const [own = NaN, other] = seconds.map(median);
      const ratio = other === undefined ? '' : `, the other ${other.toFixed(2)} s, ratio ${(own / other).toFixed(2)}`;
      console.log(`  ${path.padEnd(24)} ${own.toFixed(2)} s of ${limit(path)}${ratio}`);
      isGood &&= own <= limit(path);
    }
    return isGood;
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** The home page and the English folders; languages differ only in text. */
function pages(dist: string): string[] {
  const folders = readdirSync(join(dist, 'en'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return ['en/', ...folders.map(({ name }) => `en/${name}/`)];
}

/** The tag of the first figure of a folder's page; undefined without page or figure. */
function firstTag(folder: string): string | undefined {
  const file = join(folder, 'index.html');
  return existsSync(file) ? firstFigure(readFileSync(file, 'utf8')) : undefined;
}

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
      downloadThroughput: phone.bytesASecond,
      uploadThroughput: phone.bytesASecond / 2,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.slower });
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
      setTimeout(() => failed(new Error(`${address}: ${tag} does not work after ${maxMs} ms`)), maxMs).unref();
    });
    await Promise.all([works, devtools.send('Page.navigate', { url: address })]);
    return (await works) / 1000;
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
