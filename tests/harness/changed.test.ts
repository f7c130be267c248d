import { expect, test } from 'vitest';

import { reachOf, type Reach } from './changed.js';
import { suites } from './suites.js';

const reached = (...changed: readonly string[]): Record<string, Reach> =>
  Object.fromEntries(
    suites
      .map(({ name }) => [name, reachOf(name, changed, 'base')] as const)
      .filter(([, reach]) => reach !== 'nothing'),
  );

const every = Object.fromEntries(suites.map(({ name }) => [name, 'all']));

test('the packages and the way tests are run reach every suite', () => {
  for (const path of ['package-lock.json', 'setup.mjs', 'tests/run.ts', 'tests/harness/browsers.ts'])
    expect(reached(path), path).toEqual(every);
});

test('the core reaches every suite, and its bindings all that use the module', () => {
  expect(reached('cpp/core/table/table.cpp')).toEqual(every);
  expect(Object.keys(reached('cpp/bindings/clock_bindings.cpp'))).toEqual(
    expect.arrayContaining(['pages', 'web', 'seam', 'engines', 'blogs', 'package']),
  );
  expect(reached('cpp/bindings/clock_bindings.cpp')).not.toHaveProperty('native');
});

test('a test of a page reaches the pages that import it, a unit test the units', () => {
  expect(reached('tests/pages/figures/clock.spec.ts')).toEqual({ pages: ['--only-changed=base'] });
  expect(reached('tests/web/figures/words.test.ts')).toEqual({ web: ['--changed', 'base'] });
});

test('a figure reaches all that shows it, and the units that import it', () => {
  expect(reached('web/figures/clock/data.ts')).toEqual({
    pages: 'all',
    web: ['--changed', 'base'],
    engines: 'all',
    blogs: 'all',
    package: 'all',
  });
});

test('a text is read, not imported: it reaches every unit', () => {
  expect(reached('web/content/en/03-clock-hands.md')).toMatchObject({ web: 'all', pages: 'all' });
});

test('what nobody runs reaches nothing', () => {
  expect(reached('README.md', 'web/core/README.md', 'LICENSE')).toEqual({});
});

test('a suite without a rule is reached by everything', () => {
  expect(reachOf('new one', ['web/core/core.ts'], 'base')).toBe('all');
});
