// npm test: builds what is needed, runs every suite even if one failed, and sums up. `npm test -- seam pages` runs these two.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

import { endWithChildren, run } from './harness/processes.js';
import type { Counts } from './harness/reports.js';
import { suites, type Build, type Suite } from './harness/suites.js';

const mostSeconds = 3600; // for one command, on a slow machine: what takes longer hangs
const mostLines = 120; // of a failing suite's output

const built = new Map<Build, Promise<string | undefined>>();

/** Builds once, and gives the output if it failed. */
function build(what: Build): Promise<string | undefined> {
  const once = built.get(what) ?? buildNow(what);
  built.set(what, once);
  return once;
}

async function buildNow(what: Build): Promise<string | undefined> {
  const begun = Date.now();
  for (const command of what.commands) {
    const { ok, output } = await run(command, mostSeconds);
    if (!ok) return output;
  }
  say(what.name, 'done', begun);
  return undefined;
}

async function runSuite(suite: Suite): Promise<Counts> {
  for (const needed of suite.needs) {
    const problem = await build(needed);
    if (problem !== undefined) return crashed(suite, `${needed.name} failed`, problem, Date.now());
  }
  const begun = Date.now();
  mkdirSync(dirname(suite.reportPath), { recursive: true });
  rmSync(suite.reportPath, { force: true });
  const { ok, output } = await run(suite.command, mostSeconds, suite.env);
  const counts = suite.report(suite.reportPath);
  if (!counts) return crashed(suite, 'it left no report', output, begun);
  if (counts.passed + counts.failed === 0) return crashed(suite, 'no test ran', output, begun);
  if (!ok && counts.failed === 0)
    return crashed(suite, `${summary(counts)}, but it ended badly`, output, begun, counts);
  if (counts.failed > 0) show(output);
  say(suite.name, summary(counts), begun);
  return counts;
}

/** A suite that could not finish counts as one failure more than it reported. */
function crashed(suite: Suite, reason: string, output: string, begun: number, counts?: Counts): Counts {
  show(output);
  say(suite.name, `failed: ${reason}`, begun);
  return { passed: counts?.passed ?? 0, failed: (counts?.failed ?? 0) + 1, skipped: counts?.skipped ?? 0 };
}

function show(output: string): void {
  const lines = output.trimEnd().split('\n');
  if (lines.length > mostLines) console.log(`... ${lines.length - mostLines} lines left out`);
  console.log(lines.slice(-mostLines).join('\n'));
}

function say(name: string, result: string, begun: number): void {
  console.log(`${name.padEnd(22)} ${result} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
}

function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    console.error(`No suite is called ${unknown.join(', ')}: ${suites.map((suite) => suite.name).join(', ')}`);
    process.exit(1);
  }
  endWithChildren();
  let total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const suite of suites.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const { passed, failed, skipped } = await runSuite(suite);
    total = { passed: total.passed + passed, failed: total.failed + failed, skipped: total.skipped + skipped };
  }
  console.log(summary(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
