import { join } from 'node:path';

import { chromium, type Browser } from '@playwright/test';

import { serve } from '../../../web/build/serve.js';
import { chromiumFlags, headlessPath } from '../browsers.js';
import { root, type Finished } from '../processes.js';
import { Journal } from './journal.js';
import { drilledPages, type Drilled } from './kinds.js';
import { visit, type Fault } from './visit.js';
import { ways } from './ways.js';

/** Pages at a time: most of them wait. */
const tabs = 4;
/** A page whose figures are missing may lack their words, but not its own. */
const leastShareOfText = 0.8;

/**
 * Takes every file of every kind of page in turn away, in several ways, and looks whether text can be read, figures that cannot work
 * say so, and nothing is thrown. FAULTS=REGEXP drills what its name fits alone, as in FAULTS='^cover .*lit-'. What was good is
 * remembered in build/faults until the site is built anew.
 */
export async function drill(): Promise<Finished> {
  const dist = join(root, 'dist');
  const journal = new Journal(join(root, 'build/faults'), dist);
  const only = new RegExp(process.env['FAULTS'] ?? '');
  const server = await serve(dist, 0);
  const browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
  try {
    const { address } = server;
    const planned = (await plan(browser, address, dist, journal)).filter(({ name }) => only.test(name));
    const left = planned.filter(({ name }) => !journal.isGood(name));
    console.log(`  ${planned.length} faults, of which ${left.length} are left to try`);
    const findings: string[] = [];
    const workers = Array.from({ length: tabs }, async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const { name, place, fault } = next;
        const { letters, found } = await visit(browser, address, place, fault);
        const whole = journal.letters(place.path);
        const told =
          place.kind !== 'frame' && letters < leastShareOfText * whole
            ? [...found, `shows ${letters} of ${whole} letters`]
            : found;
        if (told.length === 0) journal.setGood(name);
        for (const sentence of told) {
          findings.push(`${name}: ${sentence}`);
          console.log(`  ${name}: ${sentence}`);
        }
      }
    });
    await Promise.all(workers);
    const sum = `${planned.length} faults of files, ${findings.length} findings`;
    return { ok: findings.length === 0 && planned.length > 0, output: [...findings, sum].join('\n') };
  } finally {
    await browser.close();
    await server.close();
  }
}

interface Planned {
  readonly name: string;
  readonly place: Drilled;
  readonly fault: Fault;
}

/** Each file once for each kind of page, on the page of that kind which asks for the fewest files. */
async function plan(browser: Browser, address: string, dist: string, journal: Journal): Promise<Planned[]> {
  const places = [];
  for (const place of drilledPages(dist)) {
    const assets = await journal.visited(place.path, async () => {
      const visited = await visit(browser, address, place);
      if (visited.found.length > 0) throw new Error(`${place.path} is not well by itself: ${visited.found.join('; ')}`);
      return visited;
    });
    places.push({ place, assets });
  }
  const seen = new Set<string>();
  return places
    .toSorted((one, other) => one.assets.length - other.assets.length)
    .flatMap(({ place, assets }) =>
      assets.flatMap((asset) => {
        const key = `${place.kind} ${asset}`;
        if (seen.has(key)) return [];
        seen.add(key);
        return ways.map((way) => ({ name: `${key} ${way}`, place, fault: { asset, way } }));
      }),
    );
}
