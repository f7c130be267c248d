import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { junit, playwright, vitest } from './reports.js';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
const path = join(folder, 'report');

afterAll(() => rmSync(folder, { recursive: true }));

function report(content: string): string {
  writeFileSync(path, content);
  return path;
}

test('ctest: what neither failed nor was skipped passed', () => {
  const text =
    '<?xml version="1.0"?>\n<testsuite name="x"\n\ttests="9"\n\tfailures="2"\n\tdisabled="1"\n\tskipped="3"\n>';
  expect(junit(report(text))).toEqual({ passed: 3, failed: 2, skipped: 4 });
});

test('vitest: a file that cannot be loaded is a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  const totals = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 4, numTodoTests: 1 };
  expect(vitest(report(JSON.stringify({ ...totals, testResults })))).toEqual({ passed: 2, failed: 2, skipped: 5 });
});

test('playwright: flaky tests and errors outside of tests are failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwright(report(JSON.stringify({ stats, errors: [{}] })))).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test('a report that is missing or broken is no report', () => {
  for (const read of [junit, vitest, playwright]) {
    expect(read(report('{'))).toBeUndefined();
    expect(read(join(folder, 'none'))).toBeUndefined();
  }
});
