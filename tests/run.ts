// npm test: builds what is needed, runs every suite even if one failed, and sums up. `npm test -- seam pages` runs these two,
// `npm test -- --changed` what the change at hand can reach.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

import { baseOfChange, changedSince, reachOf, type Reach } from './harness/changed.js';
import { endWithChildren, run } from './harness/processes.js';
import { none, plus, summary, type Counts } from './harness/reports.js';
import { runInLanes, type Job } from './harness/schedule.js';
import { suites, type Build, type Suite } from './harness/suites.js';

const mostSeconds = 3600; // for one command, on a slow machine: what takes longer hangs
const mostLines = 120; // of a failing suite's output
/** Suites and builds that run side by side: browsers and single threads leave room beside them on two cores. */
const lanes = 3;

let total = none;

function jobOfBuild({ name, commands, folder }: Build): Job {
  const build = async (): Promise<string | undefined> => {
    const begun = Date.now();
    for (const command of commands) {
      const { ok, output } = await run(command, mostSeconds);
      if (ok) continue;
      show(output);
      say(name, 'failed', begun);
      return output;
    }
    say(name, 'done', begun);
    return undefined;
  };
  return { name, needs: [], folder, run: build };
}

function jobOfSuite(suite: Suite, needs: readonly Job[]): Job {
  const end = (counts: Counts, words: string, begun: number, output = ''): void => {
    if (output) show(output);
    total = plus(total, counts);
    say(suite.name, words, begun);
  };
  return {
    name: suite.name,
    needs,
    run: async () => {
      const begun = Date.now();
      const { counts, problem, output } = await runSuite(suite);
      // A suite that could not finish counts as one failure more than it reported.
      if (problem !== undefined) end({ ...counts, failed: counts.failed + 1 }, `failed: ${problem}`, begun, output);
      else end(counts, summary(counts), begun, counts.failed > 0 ? output : '');
      return undefined;
    },
    leftOut: (needed) => end({ ...none, failed: 1 }, `failed: ${needed.name} failed`, Date.now()),
  };
}

interface Ran {
  readonly counts: Counts;
  readonly output: string;
  /** The reason why its counts are not to be trusted. */
  readonly problem?: string;
}

async function runSuite(suite: Suite): Promise<Ran> {
  mkdirSync(dirname(suite.reportPath), { recursive: true });
  rmSync(suite.reportPath, { force: true });
  const { ok, output } = await run(suite.command, mostSeconds, suite.env);
  const counts = suite.report(suite.reportPath);
  if (suite.mayBeEmpty && ok && (!counts || counts.passed + counts.failed === 0))
    return { counts: counts ?? none, output };
  if (!counts) return { counts: none, output, problem: 'it left no report' };
  if (counts.passed + counts.failed === 0) return { counts, output, problem: 'no test ran' };
  if (!ok && counts.failed === 0) return { counts, output, problem: `${summary(counts)}, but it ended badly` };
  return { counts, output };
}

function show(output: string): void {
  const lines = output.trimEnd().split('\n');
  if (lines.length > mostLines) console.log(`... ${lines.length - mostLines} lines left out`);
  console.log(lines.slice(-mostLines).join('\n'));
}

function say(name: string, result: string, begun: number): void {
  console.log(`${name.padEnd(22)} ${result} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
}

/** The suites that a change can reach; says what is left out. */
function reached(all: readonly Suite[], named?: string): Suite[] {
  const base = baseOfChange(named);
  const changed = changedSince(base);
  const reaches = all.map((suite) => ({ suite, reach: reachOf(suite.name, changed, base) }));
  const list = (kind: (reach: Reach) => boolean): string =>
    reaches
      .filter(({ reach }) => kind(reach))
      .map(({ suite }) => suite.name)
      .join(', ') || 'none';
  console.log(`${changed.length} files differ from ${base.slice(0, 9)}`);
  console.log(
    `in part: ${list((reach) => typeof reach !== 'string')}; left out: ${list((reach) => reach === 'nothing')}`,
  );
  return reaches.flatMap(({ suite, reach }) =>
    reach === 'nothing'
      ? []
      : [reach === 'all' ? suite : { ...suite, command: [...suite.command, ...reach], mayBeEmpty: true }],
  );
}

async function main(words: readonly string[]): Promise<void> {
  const option = words.find((word) => /^--changed(?:=|$)/.test(word));
  const names = words.filter((word) => word !== option);
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    console.error(`No suite is called ${unknown.join(', ')}: ${suites.map((suite) => suite.name).join(', ')}`);
    process.exit(1);
  }
  endWithChildren();
  const asked = suites.filter(({ name }) => names.length === 0 || names.includes(name));
  const chosen = option === undefined ? asked : reached(asked, option.split('=')[1]);
  const builds = new Map<Build, Job>();
  const jobOf = (build: Build): Job => {
    const job = builds.get(build) ?? jobOfBuild(build);
    builds.set(build, job);
    return job;
  };
  await runInLanes(
    chosen.map((suite) => jobOfSuite(suite, suite.needs.map(jobOf))),
    lanes,
  );
  console.log(summary(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
