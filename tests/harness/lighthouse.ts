import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { serve } from '../../web/build/serve.js';
import { chromiumFlags, chromiumPath } from './browsers.js';
import { root, run, tool, type Finished } from './processes.js';

/** The least score of each category, of 100, on a phone as Lighthouse imagines it. */
const least: Readonly<Record<string, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const pages = { cover: '', chapter: 'en/clock-hands/', panorama: 'en/panorama/' };

interface LighthouseReport {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly AuditRef[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
}

interface AuditRef {
  readonly id: string;
  readonly weight: number;
}

/** Lighthouse on the built site, served compressed. Reports are kept in test-results/. */
export async function lighthouse(): Promise<Finished> {
  const server = await serve(join(root, 'dist'), 0);
  try {
    const results: Finished[] = [];
    for (const [name, path] of Object.entries(pages)) results.push(await score(name, server.address + path));
    return { ok: results.every(({ ok }) => ok), output: results.map(({ output }) => output).join('; ') };
  } finally {
    await server.close();
  }
}

async function score(name: string, address: string): Promise<Finished> {
  const reportPath = join(root, 'test-results', `lighthouse-${name}.json`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const flags = `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`;
  const lines = ['--quiet', '--output=json', `--output-path=${reportPath}`, flags];
  const finished = await run([...tool('lighthouse/cli/index.js'), address, ...lines], 300, {
    CHROME_PATH: chromiumPath(),
  });
  if (!finished.ok) return finished;
  return judge(name, JSON.parse(readFileSync(reportPath, 'utf8')) as LighthouseReport);
}

function judge(name: string, { categories, audits }: LighthouseReport): Finished {
  const scores = Object.keys(least).map((category) => Math.round((categories[category]?.score ?? 0) * 100));
  const low = Object.entries(least).filter(([, floor], index) => scores[index]! < floor);
  const reasons = low.flatMap(([category]) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `\n  ${category}: ${audits[id]?.title ?? id} (${audits[id]?.score ?? 0})`),
  );
  return { ok: low.length === 0, output: `${name} ${scores.join('/')}${reasons.join('')}` };
}
