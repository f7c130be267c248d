// `npm run bench`: builds the programs of this folder, lets them take turns, and prints the median over all rounds of
// the ratios within a round. `npm run bench -- table step` measures these jobs; there are table, picture, similarity,
// step and accuracy.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}build/bench`;
const rounds = 9;

const processor = cpus()[0]?.model ?? 'unknown processor';
const isEpyc = processor.includes('EPYC');

interface Comparison {
  /** Names of benchmarks. */
  readonly other: string;
  readonly ours: string;
  /** Bounds of the other's time, in times of ours. */
  readonly atLeast?: number;
  readonly atMost?: number;
}

const comparisons: Readonly<Record<string, readonly Comparison[]>> = {
  table: [
    { other: 'plain JavaScript', ours: 'table', atLeast: 20 },
    { other: 'PyTorch', ours: 'table', atLeast: isEpyc ? 8 : 14 },
    { other: 'NumPy, float32', ours: 'table', atLeast: 4 },
    { other: 'NumPy, as usual', ours: 'table', atLeast: 18 },
    { other: 'std::sin and std::cos (native)', ours: 'table kernel (native)' },
    { other: 'std::sin and std::cos (wasm)', ours: 'table kernel (wasm)' },
    { other: 'store loop (native)', ours: 'table kernel (native)' },
    { other: 'store loop (wasm)', ours: 'table kernel (wasm)', atLeast: isEpyc ? 0.4 : 0.55 },
    { other: 'store loop, 100,000 rows (wasm)', ours: 'table kernel, 100,000 rows (wasm)', atLeast: 0.75 },
    { other: 'table of 100,000 rows', ours: 'table', atMost: 28 }, // 20 times as many numbers
  ],
  picture: [
    { other: 'picture in plain JavaScript', ours: 'picture', atLeast: 10 },
    { other: 'picture at 10^12', ours: 'picture', atMost: 1.1 },
  ],
  similarity: [
    { other: 'table and dot products (native)', ours: 'similarity (native)', atLeast: 3 },
    { other: 'table and dot products (wasm)', ours: 'similarity (wasm)', atLeast: 2.5 },
  ],
  step: [{ other: 'PyTorch step', ours: 'training step', atLeast: 4 }],
};

type Seconds = Readonly<Record<string, number>>;

const run = (program: string, ...words: readonly string[]): string =>
  execFileSync(program, words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const runTypeScript = (...words: readonly string[]): string => run(process.execPath, '--import', 'tsx', ...words);
const runPython = (...words: readonly string[]): string => run('/usr/bin/python3', ...words); // the one with Debian's packages

function catch2(suffix: string, program: readonly [string, ...string[]], job: string): Seconds {
  const options = [job, '--reporter', 'xml', '--benchmark-samples', '20', '--benchmark-no-analysis'];
  const report = run(...program, ...options);
  const means = report.matchAll(/<BenchmarkResults name="([^"]+)"[^]*?<mean value="([^"]+)"/g);
  return Object.fromEntries([...means].map(([, name, mean]) => [`${name} (${suffix})`, Number(mean) / 1e9]));
}

const native = (job: string): Seconds => catch2('native', ['build/native/cpp/bench/bench'], job);
const wasm = (job: string): Seconds => catch2('wasm', [process.execPath, 'build/wasm/cpp/bench/bench.js'], job);
const node = (job: string): Seconds => JSON.parse(runTypeScript('cpp/bench/node.ts', job)) as Seconds;
const python = (job: string): Seconds => JSON.parse(runPython('cpp/bench/baselines.py', job)) as Seconds;

/** The programs that take turns at a job. */
const programs: Readonly<Record<string, readonly ((job: string) => Seconds)[]>> = {
  table: [native, wasm, node, python],
  picture: [node],
  similarity: [native, wasm],
  step: [node, python],
};

function build(): void {
  for (const preset of ['native', 'wasm']) {
    console.error(`Building bench (${preset})`);
    run('cmake', '--preset', preset, '-DPOSENC_TESTS=ON');
    run('cmake', '--build', '--preset', preset, '--target', 'bench');
  }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}

function toRow(job: string, { other, ours, atLeast, atMost }: Comparison, measured: readonly Seconds[]): string {
  const ratio = median(measured.map((seconds) => seconds[other]! / seconds[ours]!));
  const isMissed = ratio < (atLeast ?? 0) || ratio > (atMost ?? Infinity);
  const goal = atLeast ? `at least ${atLeast}` : atMost ? `at most ${atMost}` : '';
  const milliseconds = (name: string) => (1000 * median(measured.map((seconds) => seconds[name]!))).toPrecision(3);
  const cells = [job, other, milliseconds(other), milliseconds(ours), ratio.toPrecision(3), goal];
  return `| ${cells.join(' | ')}${isMissed ? ', **missed**' : ''} |`;
}

function measure(job: string): void {
  const measured: Seconds[] = [];
  for (let round = 1; round <= rounds; round++) {
    console.error(`${job}: round ${round} of ${rounds}`);
    measured.push(Object.assign({}, ...programs[job]!.map((time) => time(job))) as Seconds);
  }
  for (const comparison of comparisons[job]!)
    if (comparison.other in measured[0]!) console.log(toRow(job, comparison, measured));
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isWanted = (job: string): boolean => wanted.length === 0 || wanted.includes(job);

build();
console.log(`${new Date().toISOString().slice(0, 10)}, ${processor}, Node ${process.versions.node}\n`);
console.log('| job | other | ms | ours, ms | ratio | goal |\n| --- | --- | ---: | ---: | ---: | --- |');
for (const job of Object.keys(comparisons).filter(isWanted)) measure(job);
if (isWanted('accuracy')) {
  mkdirSync(folder, { recursive: true });
  runTypeScript('cpp/bench/node.ts', 'accuracy', folder);
  console.log(`\n${runPython('cpp/bench/accuracy.py', folder)}`);
}
