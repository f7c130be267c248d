// `npm run bench`: measures the table kernel against its peers, every call at the end of its range and a gesture of every
// figure, prints Markdown, writes build/bench/table.json.
// Options: --quick (a first look), --only=<text> (contenders, calls and gestures whose name holds it, beside ours), --calls,
// --gestures (these alone), --last (no new run: the last results), --readme (puts the report into README.md, in the place of
// this kind of machine), --learning (instead: how many steps each encoding learns in).
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { python, tableContenders, type Contender } from './harness/contenders.js';
import { duels, type Duel } from './harness/duels.js';
import { canJudge, checkJudge, judged, type Sample, type Verdict } from './harness/exactness.js';
import { firstTable, type FirstTable } from './harness/first_table.js';
import { measureGestures } from './harness/gestures.js';
import { learningReport } from './harness/learning.js';
import { load, machine } from './harness/machine.js';
import { measure, startRunners, type Running } from './harness/measure.js';
import { build, root } from './harness/paths.js';
import { writeReadme } from './harness/readme.js';
import { report } from './harness/report.js';
import { slowestCalls } from './harness/slowest_calls.js';
import type { DuelResult, ExactnessResult, Results, SizeResult } from './harness/results.js';

interface SizePlan {
  readonly shape: readonly [positions: number, dimensions: number, offset: number];
  readonly rounds: number;
  /** New processes for the first table; the peak of memory comes from them too. */
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

const isWanted = ({ contenders: fighters }: Duel) => fighters.some(({ id }) => id.includes(only));

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

async function judgeAll(): Promise<ExactnessResult[]> {
  if (!canJudge()) return [];
  const running = await startRunners(contenders);
  const results: ExactnessResult[] = [];
  for (const sample of quick ? samples.slice(0, 1) : samples) {
    tell(`Exactness: ${sample.shape.join(' x ')}`);
    const verdicts = await judged(contenders, running, sample);
    results.push({ sample, verdicts: byId(verdicts) });
  }
  await running.close();
  return results;
}

async function fightDuels(missing: Set<string>, about: Set<string>): Promise<DuelResult[]> {
  const results: DuelResult[] = [];
  for (const { title, contenders: fighters, judged: toJudge } of duels.filter(isWanted)) {
    tell(title);
    const running = await startRunners(fighters);
    note(running, missing, about);
    const measured = await measure(fighters, running, [], quick ? 3 : 15);
    const verdicts =
      toJudge && canJudge() ? byId(await judged(toJudge.contenders, running, toJudge.sample)) : undefined;
    results.push({ title, measured, ...(verdicts && { verdicts }) });
    await running.close();
  }
  return results;
}

const byId = (verdicts: ReadonlyMap<Contender, Verdict>): Record<string, Verdict> =>
  Object.fromEntries([...verdicts].map(([{ id }, verdict]) => [id, verdict]));

type Fights = Pick<Results, 'sizes' | 'exactness' | 'judgeCheck' | 'duels' | 'missing' | 'about'>;

/** The table and the other jobs, against their peers. */
async function fightAll(): Promise<Fights> {
  buildAll();
  const missing = new Set<string>();
  const about = new Set<string>();
  const measured: SizeResult[] = [];
  for (const plan of quick ? quickSizes : sizes) measured.push(await measureSize(plan, missing, about));
  return {
    sizes: measured,
    exactness: await judgeAll(),
    judgeCheck: canJudge() ? checkJudge(python, samples[0]!, 300) : undefined,
    duels: await fightDuels(missing, about),
    missing: [...missing],
    about: [...about],
  };
}

const noFights: Fights = { sizes: [], exactness: [], judgeCheck: undefined, duels: [], missing: [], about: [] };

async function measureAll(): Promise<Results> {
  const before = load();
  const parts = ['--calls', '--gestures'].filter((word) => words.includes(word));
  const isWantedPart = (part: string) => parts.length === 0 || parts.includes(part);
  return {
    machine: machine(),
    date: new Date().toISOString().slice(0, 10),
    quick,
    ...(parts.length === 0 ? await fightAll() : noFights),
    slowest: isWantedPart('--calls') ? await slowestCalls(tell, only) : [],
    gestures: isWantedPart('--gestures') ? await measureGestures(tell, only) : [],
    load: [before, load()],
  };
}

async function main(): Promise<void> {
  if (words.includes('--learning')) {
    console.log(await learningReport(tell));
    return;
  }
  const path = `${build}/table.json`;
  if (!words.includes('--last')) {
    const results = await measureAll();
    mkdirSync(build, { recursive: true });
    writeFileSync(path, `${JSON.stringify(results, undefined, 1)}\n`);
  }
  const results = JSON.parse(readFileSync(path, 'utf8')) as Results;
  const text = report(results);
  console.log(text);
  if (words.includes('--readme')) await writeReadme(results.machine.processor, text);
}

await main();
