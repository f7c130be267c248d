import { expect, test } from 'vitest';

import { describeModels } from '../../../../web/figures/stretch/description.js';
import { schemes } from '../../../../web/figures/stretch/manifest.js';
import { getTraining, measuredIn, readMeasured, readings, taskNames } from '../../../../web/figures/stretch/models.js';
import { runTasks } from '../../worker/run-tasks.js';
import { trainingTasks } from '../../../../web/worker/training-tasks.js';
import { core } from '../../../support/core.js';
import { t } from '../../../support/english.js';

const model = (first: number): number[] => [first, 0.5, 0.07, 0.6, 0.9, 0.8, 0.139];
const built = JSON.stringify([[model(1), model(0.9), model(0.95)], [model(1)], [model(1), model(0.99)]]);

test('what the build measured is read back as the middle and the range of the models', () => {
  const measured = readMeasured(built)!;
  expect(Object.keys(measured)).toEqual(taskNames);
  expect(measured['words-before']!.trained).toEqual({ middle: 0.95, low: 0.9, high: 1 });
  expect(measured.recall!.trained.middle).toBeCloseTo(0.995, 12);
  expect(Object.keys(measured.recall!.stretched)).toEqual([...readings]);
  expect(measured['nearest-noun']!.stretched.linear).toEqual({ middle: 0.07, low: 0.07, high: 0.07 });
  expect(measured['nearest-noun']!.bag).toBe(0.139);
  expect(readMeasured(null)).toBeUndefined();
});

test('a scheme is judged by the models that were stretched by it, and one without any says so', () => {
  const describe = (isOwn: boolean) => schemes.map((scheme) => describeModels(t, scheme, readMeasured(built)!, isOwn));
  const [none, linear, ntk, dynamic, yarn, llama3, longrope] = describe(false);
  expect(none).toMatch(/trained on 32 words, now read 128\. .* only 50% .* and 50% .* at 50%\.$/);
  expect(linear).toContain('PI ruins the exact distance, 7%');
  expect(ntk).toContain('60%');
  expect(yarn).toMatch(/90%, 90% and 90%\. .* 80%\.$/);
  for (const other of [dynamic, llama3, longrope]) expect(other).toMatch(/^We didn’t try small models/);
  expect(describe(true)[4]).toMatch(/^Your models on 128 words, YaRN, 2 turns: 90%/);
  expect(describeModels(t, 'yarn', {}, true)).toBe('');
});

test('a reader trains each task with one seed, or with several consecutive ones', () => {
  const models = (seeds: number) => getTraining({ seed: 7, seeds }).models.map(({ task, seed }) => [task, seed]);
  expect(models(1)).toEqual(taskNames.map((task) => [task, 7]));
  expect(models(3)).toEqual([7, 8, 9].flatMap((seed) => taskNames.map((task) => [task, seed])));
});

test("the reader's models are evaluated in every way, task by task, like the build's", () => {
  const spec = getTraining({ seed: 2, seeds: 1 });
  // Few steps, since the test is about data flow, not learning.
  const look = runTasks(trainingTasks(core, { ...spec, models: spec.models.map((model) => ({ ...model, steps: 2 })) }));
  const measured = measuredIn(look);
  expect(Object.keys(measured)).toEqual(taskNames);
  for (const [at, task] of taskNames.entries()) {
    const { bag, trained, stretched } = measured[task]!;
    expect(trained.middle).toBe(look[at]!.judged[0]!.accuracy);
    expect(readings.map((reading) => stretched[reading].middle)).toEqual(
      look[at]!.judged.slice(1).map(({ accuracy }) => accuracy),
    );
    expect(bag).toBe(look[at]!.judged[1]!.bagAccuracy);
  }
  const half = look.map((model, at) => (at === 1 ? { ...model, judged: model.judged.slice(0, 3) } : model));
  expect(Object.keys(measuredIn(half))).toEqual(['words-before', 'recall']);
  expect(measuredIn([])).toEqual({});

  // Two seeds: the results of each task so far, with their range.
  const { judged } = look[0]!;
  const better = { ...look[0]!, judged: judged.map((part) => ({ ...part, accuracy: part.accuracy + 0.5 })) };
  const two = measuredIn([...look, better, ...half.slice(1, 2)]);
  const [low, high] = [judged[1]!.accuracy, judged[1]!.accuracy + 0.5];
  expect(two['words-before']!.stretched.none).toEqual({ middle: (low + high) / 2, low, high });
  expect(two['nearest-noun']).toEqual(measured['nearest-noun']);
});
