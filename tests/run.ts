// `npm test` runs the quick suites of suites.ts in sequence, `npm run test:all` the slow ones too. Arguments select
// suites. The last line is the total. `test:all` skips suites that have passed on the same sources.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './support/programs.js';
import { quick, slow, type Command, type Suite } from './suites.js';

const words = process.argv.slice(2);
const isAll = words[0] === '--all';
const names = isAll ? words.slice(1) : words;
const suites = { ...quick, ...slow };
const passedPath = join(root, 'build/passed.json');

/** A hash of all sources, committed or not. */
function sourcesHash(): string {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 });
  const untracked = git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean);
  const hash = createHash('sha256').update(git('rev-parse', 'HEAD')).update(git('diff', 'HEAD'));
  for (const path of untracked) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Passed, failed and skipped tests of a JUnit report. */
function countsIn(path: string): [passed: number, failed: number, skipped: number] {
  const cases = existsSync(path)
    ? readFileSync(path, 'utf8')
        .split(/<testcase\s/)
        .slice(1)
    : [];
  const failed = cases.filter((text) => /<(?:failure|error)\b/.test(text)).length;
  const skipped = cases.filter((text) => /<skipped\b/.test(text)).length;
  return [cases.length - failed - skipped, failed, skipped];
}

/** Whether a command exits with 0. */
const succeeds = ([program = '', ...args]: Command, env?: NodeJS.ProcessEnv): Promise<boolean> =>
  new Promise((resolve) => {
    spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
      .on('error', () => resolve(false))
      .on('close', (status) => resolve(status === 0));
  });

const built = new Set<string>();

async function run({ builds = [], tests, env, reports = [] }: Suite): Promise<[number, number, number]> {
  for (const path of reports) rmSync(path, { force: true });
  for (const command of builds.filter((one) => !built.has(String(one)))) {
    if (!(await succeeds(command))) return [0, 1, 0];
    built.add(String(command));
  }
  const haveSucceeded = await Promise.all(tests.map((command) => succeeds(command, env)));
  const counts = reports.map(countsIn);
  const [passed, failed, skipped] = [0, 1, 2].map((index) => counts.reduce((sum, one) => sum + one[index]!, 0));
  const isGood = haveSucceeded.every(Boolean) && counts.every(([count]) => count > 0); // a report without tests is a failure
  return [reports.length > 0 ? passed! : Number(isGood), isGood ? failed! : Math.max(1, failed!), skipped!];
}

const unknown = names.filter((name) => !(name in suites));
if (unknown.length > 0) throw new Error(`No suite is called ${unknown.join(', ')}: ${Object.keys(suites).join(', ')}`);
mkdirSync(join(root, 'test-results'), { recursive: true });
const sources = isAll ? sourcesHash() : '';
const known = existsSync(passedPath) ? (JSON.parse(readFileSync(passedPath, 'utf8')) as Record<string, string>) : {};
let [passed, failed, skipped] = [0, 0, 0];
for (const name of names.length > 0 ? names : Object.keys(isAll ? suites : quick)) {
  if (isAll && known[name] === sources) {
    console.log(`${name}: has passed on these sources`);
    continue;
  }
  const begun = Date.now();
  const counts = await run(suites[name]!);
  console.log(`${name}: ${counts[0]} passed, ${counts[1]} failed (${((Date.now() - begun) / 1000).toFixed(0)} s)`);
  [passed, failed, skipped] = [passed + counts[0], failed + counts[1], skipped + counts[2]];
  if (isAll && counts[1] === 0) writeFileSync(passedPath, JSON.stringify(Object.assign(known, { [name]: sources })));
}
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
