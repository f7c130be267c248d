import { join } from 'node:path';

import { root, tool } from './support/programs.js';

export type Command = readonly string[];

export interface Suite {
  /** Run in sequence; commands shared by several suites run once. */
  readonly builds?: readonly Command[];
  /** Run in parallel. */
  readonly tests: readonly Command[];
  readonly env?: NodeJS.ProcessEnv;
  /** JUnit reports of the tests; without any, the suite counts as one test. */
  readonly reports?: readonly string[];
}

const report = (name: string): string => join(root, 'test-results', `${name}.xml`);
const site: Command = [process.execPath, 'setup.mjs', 'build'];
const packed: Command = [process.execPath, 'setup.mjs', 'package'];
// WebKit has no headless mode.
const display = process.platform === 'linux' ? ['xvfb-run', '-a'] : [];

/** The C++ test cases in two processes: one process per case takes twice as long, in Node three times. */
function core(preset: string, program: Command, others: Readonly<Record<string, Command>> = {}): Suite {
  const halves = { property: '[property]', other: '~[property]' };
  const cases = Object.entries(halves).map(([half, tags]) => ({
    command: [...program, tags, '-r', 'junit', '-o', report(`${preset}-${half}`)],
    report: report(`${preset}-${half}`),
  }));
  return {
    builds: [
      ['cmake', '--preset', preset, '-DPOSENC_TESTS=ON'],
      ['cmake', '--build', '--preset', preset],
    ],
    tests: [...cases.map(({ command }) => command), ...Object.values(others)],
    reports: [...cases.map(({ report: path }) => path), ...Object.keys(others)],
  };
}

/** Plus the CTest tests that aren't cases: the library in other projects, and the fuzzing corpus. */
const native = (preset: string): Suite =>
  core(preset, [`build/${preset}/tests/core/core_tests`], {
    [report(preset)]: ['ctest', '--preset', preset, '--label-exclude', 'core', '--output-junit', report(preset)],
  });

const vitest = (name: string, projects: readonly string[], before: readonly Command[], wrap: Command = []): Suite => ({
  builds: before,
  tests: [
    [
      ...[...wrap, ...tool('vitest/vitest.mjs'), 'run', ...projects.map((project) => `--project=${project}`)],
      ...['--reporter=dot', '--reporter=junit', `--outputFile.junit=${report(name)}`],
    ],
  ],
  reports: [report(name)],
});

const browser = (name: string, env: NodeJS.ProcessEnv = {}): Suite => ({
  builds: [site],
  tests: [[...tool('@playwright/test/cli.js'), 'test', `--project=${name}`, '--reporter=dot,junit']],
  env: { ...env, PLAYWRIGHT_JUNIT_OUTPUT_NAME: report(name) },
  reports: [report(name)],
});

/** Inputs that crash the core are stored in `found`. */
const fuzzFolders = ['-artifact_prefix=build/fuzz/found/', 'build/fuzz/found', 'tests/fuzz/corpus'];

export const quick: Readonly<Record<string, Suite>> = {
  native: native('native'),
  wasm: core('wasm', [process.execPath, 'build/wasm/tests/core/core_tests.js']),
  unit: vitest('unit', ['unit', 'document'], [site]),
  pages: browser('pages'),
};

export const slow: Readonly<Record<string, Suite>> = {
  sanitizers: native('native-sanitized'),
  'more-unit': vitest('more-unit', ['more-unit'], [site]),
  'more-pages': browser('more-pages'),
  engines: vitest('engines', ['engines'], [site], display),
  dev: vitest('dev', ['dev'], [site]),
  package: vitest('package', ['package'], [packed]),
  blogs: vitest('blogs', ['blogs'], [site, [process.execPath, 'setup.mjs', 'pictures', 'pe-clock']], display),
  hosts: browser('hosts'),
  frameworks: vitest('frameworks', ['frameworks'], [packed], display),
  drill: { builds: [site], tests: [[process.execPath, '--import', 'tsx', 'tests/support/drill/drill.ts']] },
  axe: browser('axe'),
  looks: browser('looks'),
  soak: browser('soak', { SOAK: '10' }),
  fuzz: {
    builds: [
      ['cmake', '--preset', 'fuzz'],
      ['cmake', '--build', '--preset', 'fuzz'],
      ['cmake', '-E', 'make_directory', 'build/fuzz/found'],
    ],
    tests: [
      ['build/fuzz/tests/fuzz/fuzz', '-max_total_time=60', '-max_len=400', '-timeout=60', ...fuzzFolders],
      ['build/fuzz/tests/fuzz/fuzz_ends', String(Date.now()), '1000'],
    ],
  },
};
