import { expect, test } from 'vitest';

import { schemes, taskNames, getTraining } from '../../../../web/figures/stretch-lab/experiment.js';
import { measuredIn, readMeasured } from '../../../../web/figures/stretch-lab/measured.js';
import { runTasks } from '../../worker/run-tasks.js';
import { trainingTasks } from '../../../../web/worker/training-tasks.js';
import { core } from '../../../support/core.js';

const model = (first: number): string => [first, 500, 70, 600, 900, 800, 139].join(' ');
const whole = [`${model(1_000)},${model(900)},${model(950)}`, model(1_000), `${model(1_000)},${model(990)}`].join(';');

test("the build's measurements parse to the median and range of the models", () => {
  const measured = readMeasured(whole)!;
  expect(Object.keys(measured)).toEqual(taskNames);
  expect(measured['words-before'].trained).toEqual({ middle: 0.95, low: 0.9, high: 1 });
  expect(measured.recall.trained.middle).toBeCloseTo(0.995, 12);
  expect(Object.keys(measured.recall.stretched)).toEqual([...schemes]);
  expect(measured['nearest-noun'].stretched.linear).toEqual({ middle: 0.07, low: 0.07, high: 0.07 });
  expect(measured['nearest-noun'].bag).toBe(0.139);
});

test.each([
  null,
  '',
  'x',
  whole.replace('500', '5000'),
  whole.replace(' 139', ''),
  whole.split(';').slice(1).join(';'),
])('what is no such text counts as not given (%j)', (text) => {
  expect(readMeasured(text)).toBeUndefined();
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
    expect(schemes.map((scheme) => stretched[scheme].middle)).toEqual(
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
