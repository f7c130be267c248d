import type { Core } from '../../core/core.js';
import { train } from '../../core/fields/training.js';
import type { ModelSnapshot, TrainingSnapshot } from '../../worker/training.js';
import {
  factor,
  schemeScaling,
  schemes,
  sequences,
  shared,
  taskNames,
  tasks,
  trainedLength,
  type Scheme,
  type Task,
} from './experiment.js';

/** Shares of right answers: the middle of the models, and their range. */
export interface Spread {
  readonly middle: number;
  readonly low: number;
  readonly high: number;
}

export interface TaskMeasured {
  /** The best guess of who knows the words of a long sentence and not their order. */
  readonly bag: number;
  /** On sentences as long as those of training. */
  readonly trained: Spread;
  readonly stretched: Readonly<Record<Scheme, Spread>>;
}

export type Measured = Readonly<Record<Task, TaskMeasured>>;

/** Of tasks whose models are still in training there is nothing yet. */
export type SoFar = Readonly<Partial<Measured>>;

function getSpread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  const middle = (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2;
  return { middle, low: sorted[0]!, high: sorted.at(-1)! };
}

/** Trains one model and judges it: as trained, then stretched in every way, then the guess. */
function judged(core: Core, task: Task, seed: number): readonly number[] {
  const { layers, steps } = tasks[task];
  const { run } = core.startTraining({ ...shared, task, layers, steps, seed });
  for (let done = 0; done < steps; done += train.steps.max)
    core.train({ run, steps: Math.min(train.steps.max, steps - done) });
  const plain = core.evaluate({ run, length: trainedLength, sequences });
  const length = factor * trainedLength;
  const long = schemes.map((scheme) => core.evaluate({ run, length, sequences, factor, ...schemeScaling[scheme] }));
  core.endTraining({ run });
  return [plain.accuracy, ...long.map(({ accuracy }) => accuracy), long[0]!.bagAccuracy];
}

const isWhole = ({ judged }: ModelSnapshot): boolean =>
  judged.length === schemes.length + 1 && judged.every((part) => part.sequences === sequences);

/** The results of a training's models (`getTraining`); a model that is not judged in every way is left out. */
export function measuredIn(look: TrainingSnapshot): SoFar {
  const entries = taskNames.flatMap((task, at) => {
    const models = look.filter((model, place) => place % taskNames.length === at && isWhole(model));
    if (models.length === 0) return [];
    const spread = (reading: number): Spread => getSpread(models.map(({ judged }) => judged[reading]!.accuracy));
    const stretched = Object.fromEntries(schemes.map((scheme, place) => [scheme, spread(place + 1)]));
    const bag = getSpread(models.map(({ judged }) => judged[1]!.bagAccuracy)).middle;
    return [[task, { bag, trained: spread(0), stretched }] as const];
  });
  return Object.fromEntries(entries);
}

const digits = 1_000;

/** All models trained and judged, as a text that comes with the page: for each task the shares of its models in thousandths. */
export const measuredText = (core: Core): string =>
  taskNames
    .map((task) =>
      Array.from({ length: tasks[task].seeds }, (_, k) =>
        judged(core, task, k + 1)
          .map((share) => Math.round(digits * share))
          .join(' '),
      ).join(','),
    )
    .join(';');

/** Reads that text back; what is no such text counts as not given. */
export function readMeasured(text: string | null): Measured | undefined {
  const models = (text ?? '').split(';').map((task) => task.split(',').map((model) => model.split(' ').map(Number)));
  const columns = schemes.length + 2;
  const isText =
    models.length === taskNames.length &&
    models
      .flat()
      .every((shares) => shares.length === columns && shares.every((share) => share >= 0 && share <= digits));
  if (!isText) return undefined;
  const entries = taskNames.map((task, at) => {
    const column = (place: number): Spread => getSpread(models[at]!.map((shares) => shares[place]! / digits));
    const stretched = Object.fromEntries(schemes.map((scheme, place) => [scheme, column(place + 1)]));
    return [task, { bag: column(columns - 1).middle, trained: column(0), stretched }];
  });
  return Object.fromEntries(entries) as Measured;
}
