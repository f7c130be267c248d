// Lighthouse's scores of the built site.
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';

import { generate } from 'selfsigned';

import { paths } from '../../web/generator/paths.js';
import { replyTo } from '../../web/generator/serve.js';
import { chromiumFlags, chromiumPath, freePort } from '../support/browsers.js';
import { root, run, tool } from '../support/programs.js';

/** Minimum scores (of 100) by category, on Lighthouse's default phone. */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

interface Report {
  readonly categories: Readonly<Record<keyof typeof goals, { readonly score: number; readonly auditRefs: Audit[] }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
}

interface Audit {
  readonly id: string;
  readonly weight: number;
}

/** The scores of a report, and the audits that keep a category below its goal. */
function describe({ categories, audits }: Report): { readonly scores: readonly number[]; readonly faults: string[] } {
  const names = Object.keys(goals) as (keyof typeof goals)[];
  const scores = names.map((name) => Math.round(100 * categories[name].score));
  const low = names.filter((name, index) => scores[index]! < goals[name]);
  const faults = low.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`),
  );
  return { scores, faults: low.length > 0 && faults.length === 0 ? [...low] : faults };
}

/**
 * Runs Lighthouse on every English page, served compressed over HTTP/2 like public hosts, and prints the scores. Reports
 * go to test-results/.
 *
 * @returns Whether all scores are high enough.
 */
export async function measureLighthouse(only: string): Promise<boolean> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], { algorithm: 'sha256' });
  const port = await freePort();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, replyTo(paths.dist)).listen(port, '127.0.0.1');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const chromium = `--chrome-flags=--headless=new --ignore-certificate-errors ${chromiumFlags.join(' ')}`;
  const pages = readdirSync(join(paths.dist, 'en'), { recursive: true, encoding: 'utf8' })
    .map((file) => `en/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/index.html') && file.includes(only));
  let isGood = true;
  console.log(`| page | ${Object.keys(goals).join(' | ')} |\n| --- |${' ---: |'.repeat(Object.keys(goals).length)}`);
  for (const page of pages) {
    const path = page.replace('index.html', '');
    const report = join(root, 'test-results', `lighthouse-${path.replaceAll('/', '-')}.json`);
    const options = ['--quiet', '--output=json', `--output-path=${report}`, chromium];
    const command = [...tool('lighthouse/cli/index.js'), `https://127.0.0.1:${port}/${path}`, ...options];
    const { ok, output } = await run(command, 300, { CHROME_PATH: chromiumPath() });
    if (!ok) throw new Error(output);
    const { scores, faults } = describe(JSON.parse(readFileSync(report, 'utf8')) as Report);
    console.log([`| ${path} | ${scores.join(' | ')} |`, ...faults].join('\n'));
    isGood &&= faults.length === 0;
  }
  server.close();
  return isGood;
}
