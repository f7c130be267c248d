import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Builder, Capabilities, Key } from 'selenium-webdriver';

import { freePort } from '../support/browsers.js';
import { findProgram } from '../support/programs.js';
import type { Engine } from './engine.js';

/** Milliseconds for a page to load and start its figures. */
const loadingTime = 10_000;

const libraries = ['/usr/lib', '/usr/lib64', '/usr/libexec'];
const versions = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];

/** WebKitGTK's test browser. Debian installs it in an architecture-specific folder. */
function miniBrowser(): string {
  const folders = libraries.flatMap((folder) => [folder, ...subfolders(folder)]);
  const path = findIn(folders.flatMap((folder) => versions.map((version) => join(folder, version))));
  if (path === undefined) throw new Error(`no MiniBrowser of WebKitGTK under ${libraries.join(', ')}`);
  return path;
}

const findIn = (folders: readonly string[]): string | undefined =>
  folders.filter((folder) => entries(folder).includes('MiniBrowser')).map((folder) => join(folder, 'MiniBrowser'))[0];

const subfolders = (folder: string): string[] =>
  entries(folder)
    .filter((name) => /-linux-gnu/.test(name))
    .map((name) => join(folder, name));

function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Console messages while a page loads. WebKitGTK doesn't expose its console through WebDriver, so this is a separate
 * run without a driver; stdbuf makes it line-buffered.
 */
async function complaintsOfLoading(address: string): Promise<string[]> {
  const words = ['-oL', miniBrowser(), '--private', '--enable-write-console-messages-to-stdout=true', address];
  const browser = spawn('stdbuf', words, { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  browser.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve) => setTimeout(resolve, loadingTime));
  browser.kill();
  return output.split('\n').filter((line) => /CONSOLE .*\b(ERROR|WARN)/.test(line));
}

/** In the page: records errors from now on, for `kept`. */
function recordComplaints(): void {
  const list: string[] = [];
  Object.assign(globalThis, { complaints: list });
  addEventListener('error', (event) => list.push(event.message));
  addEventListener('unhandledrejection', (event) => list.push(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => list.push(`${event.violatedDirective} ${event.blockedURI}`));
  for (const level of ['error', 'warn'] as const) console[level] = (...words: unknown[]) => list.push(words.join(' '));
}

const kept = (): string[] => (globalThis as unknown as { complaints: string[] }).complaints;

/** WebKitGTK over WebDriver. Needs a display. */
export async function startWebKit(): Promise<Engine> {
  const driverPath = findProgram('WebKitWebDriver');
  if (driverPath === undefined) throw new Error('WebKitWebDriver is not on PATH');
  const port = await freePort();
  const driver = spawn(driverPath, ['-p', String(port)], { stdio: 'ignore' });
  await listening(port, driver);
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();
  const evaluate: Engine['evaluate'] = (script, ...given) =>
    browser.executeScript(`return (${script.toString()})(...arguments)`, ...given);
  let whileLoading: string[] = [];
  return {
    open: async (address) => {
      whileLoading = await complaintsOfLoading(address);
      await browser.get(address);
      await evaluate(recordComplaints);
    },
    evaluate,
    pressArrowRight: () => browser.actions().sendKeys(Key.ARROW_RIGHT).perform(),
    complaints: async () => [...whileLoading, ...(await evaluate(kept))],
    close: async () => {
      await browser.quit();
      driver.kill();
    },
  };
}

async function listening(port: number, driver: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const ready = await fetch(`http://127.0.0.1:${port}/status`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    if (driver.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  driver.kill();
  throw new Error('WebKitWebDriver does not answer');
}
