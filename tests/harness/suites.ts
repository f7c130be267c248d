import { join } from 'node:path';

import { root, tool } from './processes.js';
import { junit, playwright, vitest, type Report } from './reports.js';

/** Something that is built once, before the first suite that needs it. */
export interface Build {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  /** The folder in which it works: two programs must not build there at once. */
  readonly folder: string;
}

export interface Suite {
  readonly name: string;
  readonly needs: readonly Build[];
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly report: Report;
  readonly reportPath: string;
  /** A part of it was chosen, in which there may be no test. */
  readonly mayBeEmpty?: boolean;
}

const reportPath = (name: string): string => join(root, 'test-results', name);

const preset = (name: string): Build => ({
  name: `build ${name}`,
  commands: [
    ['cmake', '--preset', name, '-DPOSENC_TESTS=ON'],
    ['cmake', '--build', '--preset', name, '-j2'],
  ],
  folder: `build/${name}`,
});
/** The core as WebAssembly, and dist/. */
const site: Build = { name: 'build site', commands: [[process.execPath, 'setup.mjs', 'build']], folder: 'build/wasm' };
/** The module that the TypeScript of web/core is held against. */
const described: Build = {
  name: 'build described',
  commands: [['cmake', '--build', '--preset', 'wasm', '--target', 'described']],
  folder: 'build/wasm',
};
/** Builds what it packs. */
const packed: Build = {
  name: 'npm pack',
  commands: [['npm', 'pack', '--pack-destination', 'build']],
  folder: 'build/wasm',
};

const ctest = (name: string): Suite => ({
  name,
  needs: [preset(name)],
  command: ['ctest', '--preset', name, '-j2', '--output-junit', reportPath(`${name}.xml`)],
  report: junit,
  reportPath: reportPath(`${name}.xml`),
});

const inVitest = (name: string, needs: readonly Build[], before: readonly string[] = []): Suite => ({
  name,
  needs,
  command: [
    ...before,
    ...tool('vitest/vitest.mjs'),
    ...[
      'run',
      '--project',
      name,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportPath(`${name}.json`)}`,
    ],
  ],
  report: vitest,
  reportPath: reportPath(`${name}.json`),
});

// WebKit has no headless mode; where there is no X server of this kind, its test says that it was skipped.
export const display = process.platform === 'linux' ? ['xvfb-run', '-a'] : [];

/**
 * Every suite of `npm test`, in the order in which they begin: the longest first, so that the others run beside it, then
 * quick and basic ones.
 */
export const suites: readonly Suite[] = [
  {
    name: 'pages',
    needs: [site],
    command: [...tool('@playwright/test/cli.js'), 'test', '--project=pages', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath('pages.json') },
    report: playwright,
    reportPath: reportPath('pages.json'),
  },
  inVitest('web', [site]),
  inVitest('seam', [site, described]),
  ctest('native'),
  inVitest('engines', [site], display),
  ctest('native-sanitized'),
  inVitest('blogs', [site], display),
  inVitest('dev', [site]),
  ctest('wasm'),
  inVitest('package', [packed]),
];
