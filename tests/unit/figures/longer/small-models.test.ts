import { expect, test } from 'vitest';

import { describeModels } from '../../../../web/figures/stretch/description.js';
import { readMeasured, readings, taskNames } from '../../../../web/figures/stretch/models.js';
import { t } from '../../../support/english.js';

const model = (first: number): number[] => [first, 0.5, 0.07, 0.6, 0.9, 0.8, 0.139];
const built = JSON.stringify([[model(1), model(0.9), model(0.95)], [model(1)], [model(1), model(0.99)]]);

test('what the build measured is read back as the middle and the range of the models', () => {
  const measured = readMeasured(built)!;
  expect(Object.keys(measured)).toEqual(taskNames);
  expect(measured['words-before'].trained).toEqual({ middle: 0.95, low: 0.9, high: 1 });
  expect(measured.recall.trained.middle).toBeCloseTo(0.995, 12);
  expect(Object.keys(measured.recall.stretched)).toEqual([...readings]);
  expect(measured['nearest-noun'].stretched.linear).toEqual({ middle: 0.07, low: 0.07, high: 0.07 });
  expect(measured['nearest-noun'].bag).toBe(0.139);
  expect(readMeasured(null)).toBeUndefined();
});

test('a scheme is judged by the models that were stretched by it, and one without any says so', () => {
  const [none, linear, ntk, yarn, llama3] = (['none', 'linear', 'ntk', 'yarn', 'llama3'] as const).map((scheme) =>
    describeModels(t, scheme, readMeasured(built)!),
  );
  expect(none).toBe('Small models: counting 50%, names 50%, recall 50%.');
  expect(linear).toContain('(PI): counting 7%');
  expect(ntk).toContain('60%');
  expect(yarn).toContain('90%');
  expect(llama3).toMatch(/weren’t tried/);
});
