import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { chromium, type Browser } from '@playwright/test';

import { serve } from '../../web/build/serve.js';
import { chromiumFlags, headlessPath } from './browsers.js';
import { firstFigure } from './first-figure.js';
import { root, type Finished } from './processes.js';

// A phone of 2018 on slow 4G, as Lighthouse imagines both: so many times slower than this machine, so many bytes a second, so many ms to
// the first of them.
const phone = { slower: 6, bytesASecond: (1.6 * 1024 ** 2) / 8, latency: 150 };
const rounds = 5;
/** The milliseconds after which a visit has failed. */
const mostMs = 120_000;

/** The most seconds until the first figure answers, on a quiet machine. */
const most = (path: string): number => (path === 'en/' ? 1.5 : 2.5);

/**
 * The time that each English page takes to its first figure that works, on a slow phone: the median of some visits.
 * Where PHONE_BESIDE names the dist of another build, the visits of both alternate and their ratio is told: on a busy
 * machine nothing else counts. Times are printed as they come.
 */
export async function slowPhone(): Promise<Finished> {
  const beside = process.env['PHONE_BESIDE'];
  const folders = [join(root, 'dist'), ...(beside === undefined ? [] : [resolve(beside)])];
  const missing = folders.find((folder) => !existsSync(join(folder, 'en')));
  if (missing !== undefined) return { ok: false, output: `PHONE_BESIDE must be the dist of a build, got ${missing}` };
  const servers = await Promise.all(folders.map((folder) => serve(folder, 0)));
  const browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
  try {
    const late: string[] = [];
    for (const path of pages(folders[0]!)) {
      // Another build may show another figure first, or none, or have no such page.
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
      console.log(`  ${path.padEnd(24)} ${own.toFixed(2)} s${ratio}`);
      if (own > most(path)) late.push(`${path} takes ${own.toFixed(2)} s, and may take ${most(path)}`);
    }
    return { ok: late.length === 0, output: late.join('\n') };
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** The cover and the folders in English, which are enough: languages differ by their text alone. */
function pages(dist: string): string[] {
  const folders = readdirSync(join(dist, 'en'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return ['en/', ...folders.map(({ name }) => `en/${name}/`)];
}

/** The tag of the figure that the page of a folder shows first; undefined where there is no page or no figure. */
function firstTag(folder: string): string | undefined {
  const file = join(folder, 'index.html');
  return existsSync(file) ? firstFigure(readFileSync(file, 'utf8')) : undefined;
}

/** Seconds from the beginning of a first visit until the first figure has taken over its picture. */
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
    // By DevTools alone: what Playwright puts into a page to wait in it costs such a phone some half a second.
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
      setTimeout(() => failed(new Error(`${address}: ${tag} does not work after ${mostMs} ms`)), mostMs).unref();
    });
    await Promise.all([works, devtools.send('Page.navigate', { url: address })]);
    return (await works) / 1000;
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
