import { join } from 'node:path';

import { root, tool } from './harness/programs.js';

type Command = readonly string[];

/** Tests that run together. */
export interface Suite {
  /** Builds, of which each runs once even if several suites have it, and then the tests. */
  readonly commands: readonly Command[];
  readonly env?: NodeJS.ProcessEnv;
  /** The JUnit report that the last command writes; without one the suite counts as one test. */
  readonly report?: string;
}

const report = (name: string): string => join(root, 'test-results', `${name}.xml`);
const site: Command = [process.execPath, 'setup.mjs', 'build'];
// WebKit has no headless mode.
const display = process.platform === 'linux' ? ['xvfb-run', '-a'] : [];

/** The tests of the core by CTest, each a process of its own. */
const native = (preset: string): Suite => ({
  commands: [
    ['cmake', '--preset', preset, '-DPOSENC_TESTS=ON'],
    ['cmake', '--build', '--preset', preset],
    ['ctest', '--preset', preset, '-j2', '--output-junit', report(preset)],
  ],
  report: report(preset),
});

const vitest = (name: string, projects: readonly string[], before: readonly Command[], wrap: Command = []): Suite => ({
  commands: [
    ...before,
    [
      ...[...wrap, ...tool('vitest/vitest.mjs'), 'run', ...projects.map((project) => `--project=${project}`)],
      ...['--reporter=dot', '--reporter=junit', `--outputFile.junit=${report(name)}`],
    ],
  ],
  report: report(name),
});

const browser = (name: string, env: NodeJS.ProcessEnv = {}): Suite => ({
  commands: [site, [...tool('@playwright/test/cli.js'), 'test', `--project=${name}`, '--reporter=dot,junit']],
  env: { ...env, PLAYWRIGHT_JUNIT_OUTPUT_NAME: report(name) },
  report: report(name),
});

/** Inputs that broke the core are kept in `found`. */
const fuzzFolders = ['-artifact_prefix=build/fuzz/found/', 'build/fuzz/found', 'tests/fuzz/corpus'];

/** The suites of `npm test`, in the order in which they run. */
export const quick: Readonly<Record<string, Suite>> = {
  native: native('native'),
  // One process: to start Node for each test takes three times as long.
  wasm: {
    commands: [
      ['cmake', '--preset', 'wasm', '-DPOSENC_TESTS=ON'],
      ['cmake', '--build', '--preset', 'wasm'],
      [process.execPath, 'build/wasm/tests/core/core_tests.js', '-r', 'junit', '-o', report('wasm')],
    ],
    report: report('wasm'),
  },
  unit: vitest(
    'unit',
    ['seam', 'web', 'document'],
    [site, ['cmake', '--build', '--preset', 'wasm', '--target', 'described']],
  ),
  pages: browser('pages'),
};

/** The suites that `npm run test:all` adds. */
export const slow: Readonly<Record<string, Suite>> = {
  sanitizers: native('native-sanitized'),
  'more-pages': browser('more-pages'),
  engines: vitest('engines', ['engines'], [site], display),
  dev: vitest('dev', ['dev'], [site]),
  package: vitest('package', ['package'], [['npm', 'pack', '--pack-destination', 'build']]),
  blogs: vitest('blogs', ['blogs'], [site], display),
  hosts: browser('hosts'),
  frameworks: vitest('frameworks', ['frameworks'], [['npm', 'pack', '--pack-destination', 'build']], display),
  faults: browser('faults'),
  drill: { commands: [site, [process.execPath, '--import', 'tsx', 'tests/harness/drill/drill.ts']] },
  axe: browser('axe'),
  looks: browser('looks'),
  soak: browser('soak', { SOAK: '10' }),
  fuzz: {
    commands: [
      ['cmake', '--preset', 'fuzz'],
      ['cmake', '--build', '--preset', 'fuzz'],
      ['cmake', '-E', 'make_directory', 'build/fuzz/found'],
      ['build/fuzz/tests/fuzz/fuzz', '-max_total_time=60', '-max_len=400', '-timeout=60', ...fuzzFolders],
      ['build/fuzz/tests/fuzz/fuzz_ends', String(Date.now()), '1000'],
    ],
  },
};
