// `npm run bench`: measures the table kernel against its baselines, every call with its slowest spec, and a gesture of
// every figure. Prints Markdown and writes build/bench/table.json. Options:
//   --quick       fewer rounds
//   --only=TEXT   contenders, calls and gestures whose name contains TEXT, plus our implementation
//   --contenders, --calls, --gestures
//                 only these parts; the others are kept from the last run
//   --site        gestures, the first figure on a slow phone, and Lighthouse
//   --last        prints the last results without measuring
//   --readme      inserts the report into README.md, for this kind of machine
//   --learning    instead: the number of steps in which each encoding learns
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { python, tableContenders, type Contender } from './harness/contenders.js';
import { comparisons, type Comparison } from './harness/comparisons.js';
import { getAccuracy, canMeasureAccuracy, checkExactValues, type Accuracy, type Sample } from './harness/accuracy.js';
import { firstTable, type FirstTable } from './harness/first_table.js';
import { measureGestures } from './harness/gestures.js';
import { learningReport } from './harness/learning.js';
import { lighthouse } from './harness/lighthouse.js';
import { load, machine } from './harness/machine.js';
import { measure, startRunners, type Running } from './harness/measure.js';
import { build, root } from './harness/paths.js';
import { writeReadme } from './harness/readme.js';
import { report } from './harness/report.js';
import { slowestCalls } from './harness/slowest_calls.js';
import { slowPhone } from './harness/slow_phone.js';
import type { AccuracyResult, ComparisonResult, Results, SizeResult } from './harness/results.js';

interface SizePlan {
  readonly shape: readonly [positions: number, dimensions: number, offset: number];
  readonly rounds: number;
  /** New processes for measuring the first table and peak memory. */
  readonly processes: number;
}

const sizes: readonly SizePlan[] = [
  { shape: [1000, 512, 0], rounds: 15, processes: 1 },
  { shape: [5000, 512, 0], rounds: 15, processes: 5 },
  { shape: [50_000, 1024, 0], rounds: 5, processes: 1 },
  { shape: [100_000, 512, 0], rounds: 5, processes: 1 },
];
const quickSizes: readonly SizePlan[] = [{ shape: [5000, 512, 0], rounds: 3, processes: 1 }];

const samples: readonly Sample[] = [
  { shape: [5000, 512, 0], every: 1 },
  { shape: [50_000, 1024, 0], every: 97 },
  ...[1e6, 1e9, 1e12, 2 ** 53 - 2000].map((offset): Sample => ({ shape: [1000, 512, offset], every: 10 })),
];

const words = process.argv.slice(2);
const quick = words.includes('--quick');
const only = words.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? '';
const contenders = tableContenders.filter(({ id }, i) => i === 0 || id.includes(only));

const isWanted = ({ contenders }: Comparison) => contenders.some(({ id }) => id.includes(only));

const path = `${build}/table.json`;

const tell = (text: string) => process.stderr.write(`${text}\n`);

function buildAll(): void {
  for (const preset of ['wasm', 'bench', 'bench-wasm']) {
    tell(`Building ${preset}`);
    const cmake = (...options: string[]) =>
      execFileSync('cmake', options, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    cmake('--preset', preset);
    cmake('--build', '--preset', preset, ...(preset === 'wasm' ? ['--target', 'core'] : []));
  }
}

async function measureSize(
  { shape, rounds, processes }: SizePlan,
  missing: Set<string>,
  about: Set<string>,
): Promise<SizeResult> {
  tell(`${shape[0]} x ${shape[1]}: first tables`);
  const first: Record<string, FirstTable> = {};
  for (const contender of contenders) {
    const found = await firstTable(contender, shape, processes);
    if (found) first[contender.id] = found;
  }
  tell(`${shape[0]} x ${shape[1]}: ${rounds} rounds`);
  const running = await startRunners(contenders);
  note(running, missing, about);
  const measured = await measure(contenders, running, shape, rounds);
  await running.close();
  return { shape, measured, first };
}

function note({ missing, started }: Running, allMissing: Set<string>, about: Set<string>): void {
  for (const [name, reason] of missing) allMissing.add(`${name} (${reason})`);
  for (const runner of started.values()) about.add(runner.about);
}

async function measureAccuracy(): Promise<AccuracyResult[]> {
  if (!canMeasureAccuracy()) return [];
  const running = await startRunners(contenders);
  const results: AccuracyResult[] = [];
  for (const sample of quick ? samples.slice(0, 1) : samples) {
    tell(`Accuracy: ${sample.shape.join(' x ')}`);
    const accuracies = await getAccuracy(contenders, running, sample);
    results.push({ sample, accuracies: byId(accuracies) });
  }
  await running.close();
  return results;
}

async function measureComparisons(missing: Set<string>, about: Set<string>): Promise<ComparisonResult[]> {
  const results: ComparisonResult[] = [];
  for (const { title, contenders, accuracy } of comparisons.filter(isWanted)) {
    tell(title);
    const running = await startRunners(contenders);
    note(running, missing, about);
    const measured = await measure(contenders, running, [], quick ? 3 : 15);
    const accuracies =
      accuracy && canMeasureAccuracy()
        ? byId(await getAccuracy(accuracy.contenders, running, accuracy.sample))
        : undefined;
    results.push({ title, measured, ...(accuracies && { accuracies }) });
    await running.close();
  }
  return results;
}

const byId = (accuracies: ReadonlyMap<Contender, Accuracy>): Record<string, Accuracy> =>
  Object.fromEntries([...accuracies].map(([{ id }, accuracy]) => [id, accuracy]));

type Parts = Omit<Results, 'machine'>;

const today = () => new Date().toISOString().slice(0, 10);

/** Measures the table and the other jobs against their baselines. The report's date and load are those of this part. */
async function measureContenders(): Promise<Omit<Parts, 'slowest' | 'gestures'>> {
  buildAll();
  const before = load();
  const missing = new Set<string>();
  const about = new Set<string>();
  const measured: SizeResult[] = [];
  for (const plan of quick ? quickSizes : sizes) measured.push(await measureSize(plan, missing, about));
  return {
    date: today(),
    quick,
    sizes: measured,
    accuracy: await measureAccuracy(),
    exactValueCheck: canMeasureAccuracy() ? checkExactValues(python, samples[0]!, 300) : undefined,
    comparisons: await measureComparisons(missing, about),
    missing: [...missing],
    about: [...about],
    load: [before, load()],
  };
}

/** The last results of this machine, for parts that aren't measured again; empty parts if there are none. */
function lastParts(): Parts {
  const last = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Results) : undefined;
  if (last?.machine.processor === machine().processor) return last;
  return {
    ...{ date: today(), quick, load: [load(), load()], missing: [], about: [] },
    ...{ sizes: [], accuracy: [], exactValueCheck: undefined, comparisons: [], slowest: [], gestures: [] },
  };
}

async function measureAll(): Promise<Results> {
  const parts = ['--contenders', '--calls', '--gestures', '--site'].filter((word) => words.includes(word));
  const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
  return {
    ...lastParts(),
    ...(isWanted('--contenders') && (await measureContenders())),
    ...(isWanted('--calls') && { slowest: await slowestCalls(tell, only) }),
    ...((isWanted('--gestures') || isWanted('--site')) && { gestures: await measureGestures(tell, only) }),
    machine: machine(),
  };
}

async function main(): Promise<void> {
  if (words.includes('--learning')) {
    console.log(await learningReport(tell));
    return;
  }
  if (!words.includes('--last')) {
    const results = await measureAll();
    mkdirSync(build, { recursive: true });
    writeFileSync(path, `${JSON.stringify(results, undefined, 1)}\n`);
  }
  const results = JSON.parse(readFileSync(path, 'utf8')) as Results;
  const text = report(results);
  console.log(text);
  if (words.includes('--readme')) await writeReadme(results.machine.processor, text);
  if (words.includes('--site')) {
    console.log('First figure on a slow phone');
    const isFast = await slowPhone();
    console.log('Lighthouse: performance/accessibility/best practices/SEO');
    if (!(await lighthouse()) || !isFast) process.exitCode = 1;
  }
}

await main();
