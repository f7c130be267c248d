// npm run check: what needs no run of the project. `npm run check -- --lighthouse` adds what takes longer (see `options`).
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { drill } from './harness/drill/drill.js';
import { later, type Later } from './harness/later.js';
import { lighthouse } from './harness/lighthouse.js';
import { load } from './harness/load.js';
import { endWithChildren, hasProgram, root, run, tool, type Finished } from './harness/processes.js';
import { slowPhone } from './harness/slow-phone.js';
import { display } from './harness/suites.js';

interface Check {
  readonly name: string;
  run(): Promise<Finished>;
}

interface Option extends Check {
  /** It looks at the site in dist/. */
  readonly onSite?: boolean;
}

const mostSeconds = 600;
const program = (...words: string[]) => run(words, mostSeconds);

const checks: readonly Check[] = [
  { name: 'format', run: () => program(...tool('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.') },
  { name: 'format of C++', run: clangFormat },
  { name: 'lint', run: () => program(...tool('eslint/bin/eslint.js'), '--max-warnings=0', '.') },
  {
    name: 'lint of styles',
    run: () => program(...tool('stylelint/bin/stylelint.mjs'), '--allow-empty-input', 'web/**/*.{css,ts}'),
  },
  { name: 'types', run: () => program(...tool('typescript/bin/tsc'), '-b') },
  { name: 'content', run: () => program(process.execPath, '--import', 'tsx', 'web/build/check.ts') },
  { name: 'prose', run: () => program(process.execPath, '--import', 'tsx', 'web/build/prose/check.ts') },
];

/**
 * The options, and the checks that `--name` adds. A tool that only an option needs is in the table of setup.mjs, under
 * the option's name.
 */
const options: readonly Option[] = [
  { name: 'lighthouse', onSite: true, run: lighthouse },
  { name: 'phone', onSite: true, run: slowPhone },
  { name: 'load', onSite: true, run: load },
  { name: 'tidy', run: clangTidy },
  { name: 'fuzz', run: fuzz },
  {
    name: 'dev',
    onSite: true,
    run: () => run([...tool('vitest/vitest.mjs'), 'run', '--project', 'dev-core'], 3 * mostSeconds),
  },
  ...later.map((name) => ({ name, onSite: true, run: () => (own[name] ?? leftOut)(name) })),
];

/** The options that do more than run the tests with their tag. */
const own: Partial<Record<Later, () => Promise<Finished>>> = { faults, soak };

/** The site that options look at, built before the first of them. */
const site: Check = { name: 'site', run: () => run([process.execPath, 'setup.mjs', 'build'], 3 * mostSeconds) };

const files = (folder: string, kind: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => kind.test(path))
    .map((path) => join(folder, path));

// Versions format differently, so another one than 19 would only quarrel.
async function clangFormat(): Promise<Finished> {
  if (!hasProgram('clang-format-19')) return { ok: true, output: 'clang-format-19 is not here: left out' };
  return program(
    'clang-format-19',
    '--dry-run',
    '-Werror',
    ...['cpp', 'tests/core', 'tests/fuzz'].flatMap((folder) => files(folder, /\.(h|cpp)$/)),
  );
}

async function clangTidy(): Promise<Finished> {
  const configured = await program('cmake', '--preset', 'native');
  return configured.ok
    ? program('clang-tidy-19', '--quiet', '-p', 'build/native', ...files('cpp/core', /\.cpp$/))
    : configured;
}

/**
 * A minute of specs of arbitrary bytes for the core, and 1,000 of each call that are drawn at the ends of their ranges. Bytes that
 * break it are kept in build/fuzz, and named; of drawn ones the seed and the fields are told.
 */
async function fuzz(): Promise<Finished> {
  const seconds = 60;
  const found = join(root, 'build/fuzz/found');
  mkdirSync(found, { recursive: true });
  for (const command of [
    ['cmake', '--preset', 'fuzz'],
    ['cmake', '--build', '--preset', 'fuzz'],
  ]) {
    const built = await program(...command);
    if (!built.ok) return built;
  }
  const settings = [`-max_total_time=${seconds}`, '-max_len=400', '-timeout=60', `-artifact_prefix=${found}/`];
  const fuzzed = await program('build/fuzz/tests/fuzz/fuzz', ...settings, found, 'tests/fuzz/corpus');
  if (!fuzzed.ok) return fuzzed;
  const seed = String(Date.now());
  const drawn = await program('build/fuzz/tests/fuzz/fuzz_ends', seed, '1000');
  if (!drawn.ok) return { ok: false, output: `fuzz_ends ${seed} 1000\n${drawn.output}` };
  return { ok: true, output: `${fuzzed.output.trimEnd().split('\n').at(-1) ?? ''}; and those of seed ${seed}` };
}

/**
 * Garbage that stays shows in time: figures come and go, and sleep and wake, ten times as often as in `npm test`; each of them is put
 * into a page 200 times; and pages of every kind are used for thousands of gestures. Those take about two minutes each, so they go
 * in parts, of which each ends within the time that a run has.
 */
async function soak(): Promise<Finished> {
  const outputs: string[] = [];
  for (const { words, parts } of [
    { words: ['--project=pages', '-g', 'heap, nodes and listeners'], parts: 1 },
    { words: ['--project=soak', 'embed/soak'], parts: 1 },
    { words: ['--project=soak', 'site/soak'], parts: 3 },
  ])
    for (let part = 1; part <= parts; ++part) {
      const { ok, output } = await inChromium([...words, `--shard=${part}/${parts}`], { SOAK: '10' });
      if (!ok) return { ok, output };
      outputs.push(output);
    }
  return { ok: true, output: outputs.join('; ') };
}

/** The tests of pages that `npm test` leaves out for this option; hosts are also blogs that are made by other programs, and other bundlers. */
async function leftOut(name: Later): Promise<Finished> {
  const pages = await inChromium([`--project=${name}`]);
  if (name !== 'hosts') return pages;
  const others = await otherHosts();
  const ok = pages.ok && others.ok;
  const failed = [pages, others].filter((each) => !each.ok).map(({ output }) => output);
  return { ok, output: ok ? `pages ${pages.output}; blogs and bundlers: ${others.output}` : failed.join('\n') };
}

/** Blogs, bundlers and frameworks, with the package as it is packed now. */
async function otherHosts(): Promise<Finished> {
  const packed = await run(['npm', 'pack', '--pack-destination', 'build'], 3 * mostSeconds);
  if (!packed.ok) return packed;
  const others = ['run', '--project', 'hosts', '--project', 'bundlers'];
  const { ok, output } = await run([...display, ...tool('vitest/vitest.mjs'), ...others], 3 * mostSeconds);
  return { ok, output: ok ? (/Tests .*passed.*/.exec(output)?.[0].replace(/\s+/g, ' ') ?? '') : output };
}

/** The faults that `npm test` leaves out; then a drill, in which every file of every kind of page is the one that fails. */
async function faults(): Promise<Finished> {
  const pages = await leftOut('faults');
  if (!pages.ok) return pages;
  const drilled = await drill();
  return drilled.ok ? { ok: true, output: `pages ${pages.output}; ${drilled.output}` } : drilled;
}

async function inChromium(words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  const all = [...tool('@playwright/test/cli.js'), 'test', '--reporter=line', ...words];
  const { ok, output } = await run(all, 3 * mostSeconds, env);
  return { ok, output: ok ? (/\d+ passed.*/.exec(output)?.[0] ?? '') : output };
}

async function main(words: readonly string[]): Promise<void> {
  endWithChildren();
  const unknown = words.filter((word) => !options.some(({ name }) => word === `--${name}`));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(' ')}. Options: ${options.map(({ name }) => `--${name}`).join(', ')}`);
    process.exit(1);
  }
  const chosen = options.filter(({ name }) => words.includes(`--${name}`));
  const before = chosen.some(({ onSite }) => onSite) ? [site] : [];
  for (const check of [...checks, ...before, ...chosen]) {
    const begun = Date.now();
    const { ok, output } = await check.run();
    if (!ok) console.log(output.trimEnd());
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    const remark = ok && output.split('\n').length === 1 ? output : '';
    console.log(`${check.name.padEnd(16)} ${ok ? 'good' : 'NOT GOOD'} (${seconds} s)${remark && `: ${remark}`}`);
    if (!ok) process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
