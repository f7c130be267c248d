import type { Core } from '../core/core.js';
import { startTraining, train } from '../core/fields/training.js';
import { mergeEvaluations } from './merge-evaluations.js';
import type { Task } from './task.js';
import { timedBatches } from './timed-batches.js';
import type { Evaluation, ModelSnapshot, TableAtStep, TrainingSpec } from './training.js';

/** Training on a sentence costs as much as reading it three times. */
const passesOfTraining = 3;

type Inside = Pick<ModelSnapshot, 'attention' | 'tables' | 'weights'>;

/** Trains one model, evaluates it at each length, and frees it. */
function* modelTask(core: Core, spec: TrainingSpec, model: TrainingSpec['models'][number]): Task<ModelSnapshot> {
  const { dimensions, length, batch, steps } = {
    dimensions: model.dimensions ?? startTraining.dimensions.default,
    length: model.length ?? startTraining.length.default,
    batch: model.batch ?? startTraining.batch.default,
    steps: model.steps ?? startTraining.steps.default,
  };
  const { lengths, sequences, sentence } = spec;
  /** Words to process in all, counted once per pass. */
  const perStep = passesOfTraining * batch * length;
  const total = perStep * steps + lengths.reduce((sum, each) => sum + each * sequences, 0);

  /** The model's handle in the core. */
  let run: number | undefined;
  let parameters = 0;
  const losses: number[] = [];
  const judged: Evaluation[] = [];
  const tables: TableAtStep[] = [];
  /** Cached until the model is trained further. */
  let inside: Inside | undefined;

  /** The core's table covers the longest evaluation length; only the training length is shown. */
  const tableNow = (): TableAtStep => ({
    step: losses.length,
    table: core.positionTable({ run: run! }).slice(0, length * dimensions),
  });
  const keepTable = (): void => {
    if (spec.tables?.includes(losses.length)) tables.push(tableNow());
  };
  const lookInside = (): Inside => {
    if (run === undefined) return {};
    const isKept = tables.at(-1)?.step === losses.length;
    return {
      ...(sentence && { attention: core.attentionOf({ run, ...sentence }) }),
      ...(spec.tables && { tables: isKept ? [...tables] : [...tables, tableNow()] }),
    };
  };
  const snapshot = (): ModelSnapshot => ({
    step: losses.length,
    steps,
    losses: Float64Array.from(losses),
    parameters,
    judged: [...judged],
    ...(inside ??= lookInside()),
  });
  const state = () => {
    const read = judged.reduce((sum, each) => sum + each.length * each.sequences, 0);
    return { fraction: (perStep * losses.length + read) / total, snapshot };
  };

  yield state();
  try {
    ({ run, parameters } = core.startTraining(model));
    keepTable();
    yield state();
    const trainPieces = (_: number, pieces: number): void => {
      // Stops at each step whose table is recorded.
      const stop = spec.tables?.find((step) => step > losses.length && step < steps) ?? steps;
      const left = Math.min(stop - losses.length, train.steps.max);
      losses.push(...core.train({ run: run!, steps: left, pieces }).losses);
      inside = undefined;
      if (losses.length === stop) keepTable();
    };
    const training = timedBatches(Infinity, trainPieces, train.pieces.max);
    while (losses.length < steps) {
      training.next();
      yield state();
    }
    for (const [index, tested] of lengths.entries()) {
      const judge = (firstSequence: number, count: number): void => {
        const evaluated = core.evaluate({ run: run!, length: tested, firstSequence, sequences: count });
        const part = { length: tested, sequences: count, ...evaluated };
        judged[index] = judged[index] ? mergeEvaluations(judged[index], part) : part;
      };
      const judging = timedBatches(sequences, judge);
      while (!judging.next().done) yield state();
    }
    inside = { ...lookInside(), weights: core.weights({ run }) };
    yield state();
  } finally {
    if (run !== undefined) core.endTraining({ run });
  }
}

export const trainingTasks = (core: Core, spec: TrainingSpec): Task<ModelSnapshot>[] =>
  spec.models.map((model) => modelTask(core, spec, model));
