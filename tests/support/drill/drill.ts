import { join } from 'node:path';

import { chromium, type Browser } from '@playwright/test';

import { serve } from '../../../web/generator/serve.js';
import { chromiumFlags, headlessPath } from '../browsers.js';
import { root } from '../programs.js';
import { drilledPages } from './kinds.js';
import { getFaults, type Planned } from './plan.js';
import { visit } from './visit.js';

/** Pages in parallel; they mostly wait. */
const tabs = 8;
/** A page may lack the text of missing figures, but not its own. */
const minShareOfText = 0.8;

/**
 * Fault injection: makes every file of every kind of page fail in several ways, and checks that text is readable,
 * broken figures say so, and nothing throws. FAULTS=REGEXP selects faults by name, as in FAULTS='^cover .*lit-'.
 */
async function drill(): Promise<boolean> {
  const dist = join(root, 'dist');
  const only = new RegExp(process.env['FAULTS'] ?? '');
  const server = await serve(dist, 0);
  const browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
  try {
    const { address } = server;
    const planned = (await plan(browser, address, dist)).filter(({ name }) => only.test(name));
    console.log(`  ${planned.length} faults`);
    let findings = 0;
    const left = planned.values();
    const workers = Array.from({ length: tabs }, async () => {
      for (const { name, place, whole, fault } of left) {
        const { letters, found } = await visit(browser, address, place, fault, whole.parts);
        const told =
          place.kind !== 'frame' && letters < minShareOfText * whole.letters
            ? [...found, `shows ${letters} of ${whole.letters} letters`]
            : found;
        for (const sentence of told) {
          findings++;
          console.log(`  ${name}: ${sentence}`);
        }
      }
    });
    await Promise.all(workers);
    console.log(`${planned.length} faults of files, ${findings} findings`);
    return findings === 0 && planned.length > 0;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Loads every page without faults, to learn which files it needs. */
async function plan(browser: Browser, address: string, dist: string): Promise<Planned[]> {
  const places = [];
  for (const place of drilledPages(dist)) {
    const whole = await visit(browser, address, place);
    if (whole.found.length > 0) throw new Error(`${place.path} is not well by itself: ${whole.found.join('; ')}`);
    places.push({ place, whole });
  }
  return getFaults(places);
}

process.exitCode = (await drill()) ? 0 : 1;
