import { basename } from 'node:path';

import { chromium } from '@playwright/test';

import { chromiumFlags, chromiumPath } from '../../../tests/harness/browsers.js';
import { servePage } from './page_server.js';
import { MissingPeer, type Runner } from './runner.js';

/** The works of runners/page.ts in a Chromium of its own. @throws MissingPeer if the machine has none. */
export async function startChromium(): Promise<Runner> {
  const executablePath = installed();
  const server = await servePage();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const page = await browser.newPage();
  const close = async () => {
    await browser.close();
    server.close();
  };
  try {
    const broken = new Promise<never>((_, reject) => page.on('pageerror', reject));
    await page.goto(server.address);
    await Promise.race([page.waitForFunction(() => window.bench !== undefined), broken]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    about: `Chromium ${browser.version()}`,
    pid: undefined,
    time: (work, times, shape) =>
      page.evaluate((request) => window.bench!.time(request.work, request.times, request.shape), {
        work,
        times,
        shape,
      }),
    dump: (work, path, every, shape) =>
      page.evaluate((request) => window.bench!.dump(request.work, request.name, request.every, request.shape), {
        work,
        name: basename(path),
        every,
        shape,
      }),
    close,
  };
}

function installed(): string {
  try {
    return chromiumPath();
  } catch (error) {
    throw new MissingPeer((error as Error).message);
  }
}
