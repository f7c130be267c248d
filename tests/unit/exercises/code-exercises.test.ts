import { expect, test } from 'vitest';

import { seeds, specs, testCodeExercises } from './code-exercises.js';

// With other seeds: code-exercises.more.test.ts.
testCodeExercises(seeds.quick);

test('there are functions to write', () => {
  expect(specs.length).toBeGreaterThanOrEqual(4);
});
