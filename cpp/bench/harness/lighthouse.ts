import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromiumFlags, chromiumPath } from '../../../tests/support/browsers.js';
import { run, tool, type Finished } from '../../../tests/support/programs.js';
import { root } from './paths.js';
import { serveHttp2 } from './serve_http2.js';

/** Minimum Lighthouse scores (of 100) by category, on its default phone. */
const lowest: Readonly<Record<string, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

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

/** The English pages, because all languages have the same code. */
function pages(dist: string): readonly string[] {
  const files = readdirSync(join(dist, 'en'), { recursive: true, encoding: 'utf8' });
  const folders = files.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('index.html'));
  const wanted = new RegExp(process.env['LIGHTHOUSE'] ?? '');
  return folders.map((file) => `en/${file.replace(/index\.html$/, '')}`).filter((path) => wanted.test(path));
}

/**
 * Runs Lighthouse on every English page of dist/, served compressed over HTTP/2, and prints the scores. LIGHTHOUSE is
 * an optional regular expression that selects paths. Reports go to test-results/.
 *
 * @returns Whether all scores are high enough.
 */
export async function lighthouse(): Promise<boolean> {
  const dist = join(root, 'dist');
  const server = await serveHttp2(dist);
  try {
    let isGood = true;
    for (const path of pages(dist)) {
      const { ok, output } = await score(path, server.address + path);
      console.log(`  ${output}`);
      isGood &&= ok;
    }
    return isGood;
  } finally {
    await server.close();
  }
}

async function score(path: string, address: string): Promise<Finished> {
  const reportPath = join(root, 'test-results', `lighthouse-${path.replaceAll('/', '-')}.json`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const flags = `--chrome-flags=--headless=new --ignore-certificate-errors ${chromiumFlags.join(' ')}`;
  const lines = ['--quiet', '--output=json', `--output-path=${reportPath}`, flags];
  const finished = await run([...tool('lighthouse/cli/index.js'), address, ...lines], 300, {
    CHROME_PATH: chromiumPath(),
  });
  if (!finished.ok) return finished;
  return judge(path, JSON.parse(readFileSync(reportPath, 'utf8')) as LighthouseReport);
}

function judge(name: string, { categories, audits }: LighthouseReport): Finished {
  const scores = Object.keys(lowest).map((category) => Math.round((categories[category]?.score ?? 0) * 100));
  const low = Object.entries(lowest).filter(([, floor], index) => scores[index]! < floor);
  const reasons = low.flatMap(([category]) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `\n  ${category}: ${audits[id]?.title ?? id} (${audits[id]?.score ?? 0})`),
  );
  return { ok: low.length === 0, output: `${name} ${scores.join('/')}${reasons.join('')}` };
}
