import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export const plus = (some: Counts, more: Counts): Counts => ({
  passed: some.passed + more.passed,
  failed: some.failed + more.failed,
  skipped: some.skipped + more.skipped,
});

/** As in `12 passed, 0 failed, 1 skipped`. */
export const summary = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Reads a report into counts; undefined when there is none, or none that can be read. */
export type Report = (path: string) => Counts | undefined;

/** `ctest --output-junit`: one testsuite element with totals. */
export const junit: Report = (path) =>
  reading(path, (text) => {
    const suite = /<testsuite\b[^>]*>/.exec(text)?.[0];
    if (suite === undefined) throw new Error('no testsuite');
    const attribute = (name: string): number => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
    const failed = attribute('failures') + attribute('errors');
    const skipped = attribute('skipped') + attribute('disabled');
    return { passed: attribute('tests') - failed - skipped, failed, skipped };
  });

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** `vitest --reporter=json`. A file that failed without a failed test (it could not be loaded, say) counts as one. */
export const vitest: Report = (path) =>
  reading(path, (text) => {
    const report = JSON.parse(text) as VitestReport;
    const broken = report.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** `playwright test --reporter=json`. An error outside of all tests counts as one; a test that passed only when tried again failed. */
export const playwright: Report = (path) =>
  reading(path, (text) => {
    const { stats, errors } = JSON.parse(text) as PlaywrightReport;
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
  });

function reading(path: string, count: (text: string) => Counts): Counts | undefined {
  try {
    return existsSync(path) ? count(readFileSync(path, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}
