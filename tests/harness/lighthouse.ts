import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromiumFlags, chromiumPath } from './browsers.js';
import { root, run, tool, type Finished } from './processes.js';
import { serveHttp2 } from './serve-http2.js';

/** The least score of each category, of 100, on a phone as Lighthouse imagines it. */
const least: Readonly<Record<string, number>> = {
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

/** Every English page of the built site: languages differ by their text alone. */
function pages(dist: string): readonly string[] {
  const files = readdirSync(join(dist, 'en'), { recursive: true, encoding: 'utf8' });
  const folders = files.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('index.html'));
  const wanted = new RegExp(process.env['LIGHTHOUSE'] ?? '');
  return folders.map((file) => `en/${file.replace(/index\.html$/, '')}`).filter((path) => wanted.test(path));
}

/**
 * Lighthouse on the pages of the built site, served compressed and by HTTP/2, as hosts do; LIGHTHOUSE is a pattern of those that are wanted. Scores are printed as
 * they come. Reports are kept in test-results/.
 */
export async function lighthouse(): Promise<Finished> {
  const dist = join(root, 'dist');
  const server = await serveHttp2(dist);
  try {
    const results: Finished[] = [];
    for (const path of pages(dist)) {
      const result = await score(path, server.address + path);
      console.log(`  ${result.output}`);
      results.push(result);
    }
    return { ok: results.every(({ ok }) => ok), output: results.map(({ output }) => output).join('; ') };
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
  const scores = Object.keys(least).map((category) => Math.round((categories[category]?.score ?? 0) * 100));
  const low = Object.entries(least).filter(([, floor], index) => scores[index]! < floor);
  const reasons = low.flatMap(([category]) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `\n  ${category}: ${audits[id]?.title ?? id} (${audits[id]?.score ?? 0})`),
  );
  return { ok: low.length === 0, output: `${name} ${scores.join('/')}${reasons.join('')}` };
}
