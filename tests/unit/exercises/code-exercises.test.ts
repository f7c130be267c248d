import { expect, test } from 'vitest';

import { seeds, specs, testCodeExercises } from './code-exercises.js';

// More seeds: code-exercises.more.test.ts.
testCodeExercises(seeds.quick);

test('there are code exercises', () => {
  expect(specs.length).toBeGreaterThanOrEqual(4);
});
