import type { Core } from '../../core/core.js';
import { train } from '../../core/fields/training.js';
import type { RunScaling, Specs, TrainingTask } from '../../core/specs.js';

/** Words of a sentence in training; a long sentence has `factor` times as many. */
export const trainedWords = 32;
const factor = 4;
export const longWords = factor * trainedWords;

/** What the models learn, the size of each, and how many the build trains. */
export const tasks = {
  'words-before': { layers: 1, steps: 600, seeds: 2 },
  'nearest-noun': { layers: 1, steps: 800, seeds: 2 },
  recall: { layers: 2, steps: 2_000, seeds: 1 },
} as const satisfies Partial<Record<TrainingTask, { layers: number; steps: number; seeds: number }>>;

export type Task = keyof typeof tasks;
export const taskNames = Object.keys(tasks) as readonly Task[];

/** The spec of a model, with settings that were tried over five seeds. */
function getModel(task: Task, seed: number): Partial<Specs['startTraining']> {
  const { layers, steps } = tasks[task];
  return {
    encoding: 'rotary',
    mask: 'causal',
    heads: 2,
    dimensions: 32,
    length: trainedWords,
    batch: 16,
    rate: 0.003,
    distance: 3,
    task,
    layers,
    steps,
    seed,
  };
}

/** The ways to read long sentences, named as schemes. YaRN has a limit of 2 turns, or 4: more don't fit into so few words. */
const scalings = {
  none: { scaling: 'none' },
  linear: { scaling: 'linear' },
  ntk: { scaling: 'ntk' },
  yarn: { scaling: 'yarn', betaFast: 2 },
  'yarn-4': { scaling: 'yarn', betaFast: 4 },
} as const satisfies Record<string, { scaling: RunScaling; betaFast?: number }>;

export type Reading = keyof typeof scalings;
export const readings = Object.keys(scalings) as readonly Reading[];
const stretched = readings.map((name) => ({ length: longWords, factor, ...scalings[name] }));

/** Sentences on which each model is judged. */
const sequences = 128;

/** The accuracies of several models: their median and range. */
export interface Spread {
  readonly middle: number;
  readonly low: number;
  readonly high: number;
}

export interface TaskMeasured {
  /** On sentences as long as those of training. */
  readonly trained: Spread;
  readonly stretched: Readonly<Record<Reading, Spread>>;
  /** The best guess of who knows the words of a long sentence but not their order. */
  readonly bag: number;
}

export type Measured = Readonly<Record<Task, TaskMeasured>>;

/** Of one model: as trained, then in each reading, then the guess without the order. */
type Accuracies = readonly number[];

function getSpread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  const middle = (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2;
  return { middle, low: sorted[0]!, high: sorted.at(-1)! };
}

/** Of the models of one task. */
function toMeasured(own: readonly Accuracies[]): TaskMeasured {
  const spread = (column: number): Spread => getSpread(own.map((accuracies) => accuracies.at(column)!));
  const long = Object.fromEntries(readings.map((reading, index) => [reading, spread(index + 1)]));
  return { trained: spread(0), stretched: long as TaskMeasured['stretched'], bag: spread(-1).middle };
}

/** Trains and judges one model. */
function judge(core: Core, task: Task, seed: number): Accuracies {
  const { steps } = tasks[task];
  const { run } = core.startTraining(getModel(task, seed));
  for (let done = 0; done < steps; done += train.steps.max)
    core.train({ run, steps: Math.min(train.steps.max, steps - done) });
  const { accuracy } = core.evaluate({ run, length: trainedWords, sequences });
  const long = stretched.map((reading) => core.evaluate({ run, sequences, ...reading }));
  core.endTraining({ run });
  return [accuracy, ...long.map((judged) => judged.accuracy), long[0]!.bagAccuracy];
}

/** For the build: all models, judged, as prerender data with three decimals. */
export const measuredText = (core: Core): string =>
  JSON.stringify(
    taskNames.map((task) =>
      Array.from({ length: tasks[task].seeds }, (_, k) => judge(core, task, k + 1).map((value) => +value.toFixed(3))),
    ),
  );

export function readMeasured(text: string | null): Measured | undefined {
  if (!text) return undefined;
  const models = JSON.parse(text) as Accuracies[][];
  return Object.fromEntries(taskNames.map((task, at) => [task, toMeasured(models[at]!)])) as Measured;
}
