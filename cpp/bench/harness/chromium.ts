import { basename } from 'node:path';

import { chromium } from '@playwright/test';

import { chromiumFlags, chromiumPath } from '../../../tests/support/browsers.js';
import { servePage } from './page_server.js';
import { MissingBaseline, type Runner } from './runner.js';

/**
 * Runs the implementations of runners/page.ts in a separate Chromium. @throws MissingBaseline if Chromium isn't
 * installed.
 */
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
    time: (implementation, times, shape) =>
      page.evaluate((request) => window.bench!.time(request.implementation, request.times, request.shape), {
        implementation,
        times,
        shape,
      }),
    dump: (implementation, path, every, shape) =>
      page.evaluate(
        (request) => window.bench!.dump(request.implementation, request.name, request.every, request.shape),
        {
          implementation,
          name: basename(path),
          every,
          shape,
        },
      ),
    close,
  };
}

function installed(): string {
  try {
    return chromiumPath();
  } catch (error) {
    throw new MissingBaseline((error as Error).message);
  }
}
