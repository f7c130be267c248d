import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { PreparedRuns } from '../../../web/generator/figures/prepared.js';

const folder = mkdtempSync(join(tmpdir(), 'prepared-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('precomputed figure data is cached per tag across builds', () => {
  let times = 0;
  const make = (): string => `made ${++times}`;
  const build = new PreparedRuns(folder);
  expect(['a', 'a', 'b'].map((tag) => build.once('pe-lab', tag, make))).toEqual(['made 1', 'made 1', 'made 2']);
  const next = new PreparedRuns(folder);
  expect(['b', 'a', 'c'].map((tag) => next.once('pe-lab', tag, make))).toEqual(['made 2', 'made 1', 'made 3']);
  // Another figure has a cache key of its own.
  expect(next.once('pe-cliff', 'd', make)).toBe('made 4');
  expect(new PreparedRuns(folder).once('pe-lab', 'd', make)).toBe('made 5');
});
