import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { startTraining } from '../../../web/core/fields/training.js';
import { Core } from '../../../web/core/index.js';
import { RunningJob } from '../../../web/worker/task.js';
import type { TableAtStep, TrainingSpec } from '../../../web/worker/training.js';
import { trainingTasks } from '../../../web/worker/training-tasks.js';
import { wasm } from '../../support/core.js';
import { runTasks, slowClock, stopClock } from './run-tasks.js';

let core: Core;
beforeAll(async () => {
  core = await new Core().add('training', await wasm('training'));
});

const model = { task: 'words-before', encoding: 'learned', mask: 'none', batch: 4, length: 8, steps: 12 } as const;
const spec: TrainingSpec = {
  models: [model, { ...model, encoding: 'rotary' }, { ...model, encoding: 'none', steps: 5 }],
  lengths: [8, 12],
  sequences: 20,
  sentence: { length: 8, seed: 3 },
  tables: [0, 5, 7],
};

/** The core's result for one of these models without batching. */
function whole(index: number) {
  const { run, parameters } = core.startTraining(spec.models[index]);
  const { steps } = spec.models[index]!;
  const losses: number[] = [];
  const tables: TableAtStep[] = [];
  for (const step of [...spec.tables!.filter((each) => each < steps!), steps!]) {
    if (step > losses.length) losses.push(...core.train({ run, steps: step - losses.length }).losses);
    tables.push({ step, table: core.positionTable({ run }).slice(0, model.length * startTraining.dimensions.default) });
  }
  const judged = spec.lengths.map((length) => core.evaluate({ run, length, sequences: spec.sequences }));
  const attention = core.attentionOf({ run, ...spec.sentence });
  const weights = core.weights({ run });
  core.endTraining({ run });
  return { parameters, losses: Float64Array.from(losses), judged, attention, tables, weights };
}

/** The number of training runs the core still has room for: 64 if no job holds one. */
function freeRuns(): number {
  const runs: number[] = [];
  try {
    for (;;) runs.push(core.startTraining().run);
  } catch {
    for (const run of runs) core.endTraining({ run });
  }
  return runs.length;
}

test('models trained side by side get exactly the numbers of each alone, and the same evaluation', () => {
  const look = runTasks(trainingTasks(core, spec));
  for (const [index, seen] of look.entries()) {
    const alone = whole(index);
    expect(seen).toMatchObject({ step: seen.steps, parameters: alone.parameters, losses: alone.losses });
    expect([seen.attention, seen.weights]).toEqual([alone.attention, alone.weights]);
    expect(seen.tables).toEqual(alone.tables);
    for (const [k, judged] of seen.judged.entries()) {
      const { asked, right, accuracy, byPosition } = alone.judged[k]!;
      expect(judged).toMatchObject({ length: spec.lengths[k], sequences: 20, asked, right, accuracy, byPosition });
      // Summed in another order.
      expect(judged.loss / alone.judged[k]!.loss).toBeCloseTo(1, 12);
      expect(judged.bagAccuracy / alone.judged[k]!.bagAccuracy).toBeCloseTo(1, 12);
      expect(judged.bagLoss / alone.judged[k]!.bagLoss).toBeCloseTo(1, 12);
    }
  }
  expect(freeRuns()).toBe(64);
});

afterEach(() => void vi.restoreAllMocks());

describe('with minimal pieces', () => {
  function slowly() {
    slowClock();
    return new RunningJob(trainingTasks(core, spec), 8);
  }

  test("snapshots show the current model, and don't change afterwards", () => {
    const job = slowly();
    for (let piece = 0; piece < 12; ++piece) job.advance(0);
    const [early] = job.snapshot();
    const kept = structuredClone(early);
    while (!job.advance(0));
    const [late] = job.snapshot();
    expect(early).toEqual(kept);
    expect(early!.step).toBeGreaterThan(0);
    expect(early!.step).toBeLessThan(12);
    expect(late!.losses.slice(0, early!.step)).toEqual(early!.losses);
    expect(late!.tables!.at(-1)).not.toEqual(early!.tables!.at(-1));
    expect([early!.weights, early!.judged]).toEqual([undefined, []]);
  });

  test('tables are recorded at the requested steps, with the newest in between', () => {
    const job = slowly();
    const seen = new Map<number, (readonly number[])[]>();
    while (!job.advance(0)) {
      const { step, tables = [] } = job.snapshot()[0]!;
      seen.set(step, [...(seen.get(step) ?? []), tables.map((each) => each.step)]);
    }
    const kept = [...seen].map(([step, all]) => [step, ...new Set(all.map(String))]);
    expect(kept).toContainEqual([5, '0,5']);
    expect(kept).toContainEqual([6, '0,5,6']);
    expect(kept).toContainEqual([7, '0,5,7']);
    expect(kept).toContainEqual([12, '0,5,7,12']);
    expect(job.snapshot()[0]!.tables).toEqual(whole(0).tables);
  });

  test('a cancelled job frees all of its models', () => {
    const job = slowly();
    for (let piece = 0; piece < 9; ++piece) job.advance(0);
    expect(freeRuns()).toBe(61);
    job.free();
    expect(freeRuns()).toBe(64);
  });
});

describe('with time limits', () => {
  /**
   * The longest slice and the maximum number of pieces per slice, for training pieces with these durations in rotation.
   */
  function steps(...takes: readonly number[]): { longest: number; maxPieces: number } {
    const clock = stopClock();
    let pieces = 0;
    const train = core.train.bind(core);
    vi.spyOn(core, 'train').mockImplementation((given) => {
      clock.time += takes[pieces++ % takes.length]!;
      return train(given);
    });
    const job = new RunningJob(trainingTasks(core, spec), 8);
    let [longest, maxPieces] = [0, 0];
    for (let step = 0; step < 12; ++step) {
      const [begun, before] = [clock.time, pieces];
      job.advance(25);
      longest = Math.max(longest, clock.time - begun);
      maxPieces = Math.max(maxPieces, pieces - before);
    }
    job.free();
    return { longest, maxPieces };
  }

  test('a slice starts no piece that would end too late if it took as long as the last', () => {
    expect(steps(13, 25)).toEqual({ longest: 25, maxPieces: 1 });
  });

  test('a slice runs as many pieces as end in time', () => {
    const { longest, maxPieces } = steps(2);
    expect(longest).toBeLessThanOrEqual(25);
    expect(maxPieces).toBeGreaterThan(5);
  });
});

test("models beyond the core's capacity wait, and each is trained", () => {
  const models = Array.from({ length: 70 }, (_, index) => ({ ...model, steps: 2, seed: index + 1 }));
  const look = runTasks(trainingTasks(core, { models, lengths: [], sequences: 1 }));
  expect(look.map(({ step }) => step)).toEqual(models.map(() => 2));
  expect(new Set(look.map(({ losses }) => losses[0])).size).toBe(70);
  expect(freeRuns()).toBe(64);
});

test('errors of the core are thrown, and the job is freed', () => {
  const refused = { ...spec, models: [model, { ...model, dimensions: 30 }] };
  expect(() => runTasks(trainingTasks(core, refused))).toThrow(/^dimensions must be a multiple of 8/);
  expect(freeRuns()).toBe(64);
});
