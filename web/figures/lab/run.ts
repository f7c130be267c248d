import type { Core } from '../../core/core.js';
import { train } from '../../core/fields/training.js';
import type { ModelLook, TrainingLook, TrainingSpec } from '../../worker/training.js';
import type { Encoding } from '../shared/encodings/encodings.js';
import { getCurve } from './curve.js';
import { experimentFacts } from './experiments.js';
import { inked } from './ink.js';
import { getModels, getTraining, type LabSettings } from './settings.js';

/** Sentences for evaluating each model at each length; fewer on phones, which the figure says. */
export const sequenceCounts = { many: 512, few: 192 } as const;

/** The results of a model at one length. */
export interface AtLength {
  readonly length: number;
  readonly accuracy: number;
  /** The best guess that knows the words but not their order: accuracy, and loss in nats. */
  readonly bag: number;
  readonly bagLoss: number;
  /** The mean number of targets per sentence. */
  readonly asked: number;
}

/** The stored results of a model. */
export interface LabModel {
  readonly encoding: Encoding;
  readonly seed: number;
  /** Steps so far. */
  readonly step: number;
  readonly parameters: number;
  /** The smoothed loss at evenly spaced steps (curve.ts). */
  readonly losses: readonly number[];
  readonly judged: readonly AtLength[];
  /** The accuracy at each place of the longest sentences shown; -1 where there is no target. */
  readonly places: readonly number[];
  /** The attention of a sentence: layers x heads x n x n hexadecimal digits, from 0 (none) to f (all). */
  readonly attention: string;
}

/** The progress of a run: for each encoding its seeds in order. */
export interface LabRun {
  readonly settings: LabSettings;
  readonly sequences: number;
  readonly models: readonly LabModel[];
}

/** The part of the worker's snapshot that a figure stores. */
export function getRun(settings: LabSettings, sequences: number, snapshot: TrainingLook): LabRun {
  const models = getModels(settings).map((model, index) => ({ ...model, ...toLabModel(settings, snapshot[index]) }));
  return { settings, sequences, models };
}

function toLabModel(
  { experiment, steps }: LabSettings,
  snapshot: ModelLook | undefined,
): Omit<LabModel, 'encoding' | 'seed'> {
  const judged = snapshot?.judged ?? [];
  const { getPlaces } = experimentFacts[experiment];
  const places = judged.find(({ length }) => length === getPlaces)?.byPosition ?? [];
  return {
    step: snapshot?.step ?? 0,
    parameters: snapshot?.parameters ?? 0,
    losses: getCurve(snapshot?.losses ?? [], steps),
    judged: judged.map(({ length, sequences, accuracy, bagAccuracy, bagLoss, asked }) => ({
      ...{ length, accuracy, bag: bagAccuracy, bagLoss },
      asked: asked.reduce((sum, count) => sum + count, 0) / sequences,
    })),
    places: Array.from(places, (fraction) => (Number.isNaN(fraction) ? -1 : fraction)),
    attention: snapshot?.attention ? inked(snapshot.attention.attention) : '',
  };
}

/** Whether every model is trained and evaluated. */
export const isWhole = ({ settings: { experiment, steps }, models }: LabRun): boolean =>
  models.every(({ step, judged }) => step === steps && judged.length === experimentFacts[experiment].lengths.length);

/**
 * Runs everything synchronously, for the build: some seconds per model. Pages get the same result from the worker,
 * without loading this code.
 */
export function wholeRun(core: Core, settings: LabSettings): LabRun {
  const sequences = sequenceCounts.many;
  const { models, ...judging } = getTraining(settings, sequences);
  return getRun(
    settings,
    sequences,
    models.map((model) => lookAt(core, { ...model, steps: settings.steps }, judging)),
  );
}

/** Cached results: tags often share models. */
const snapshots = new Map<string, ModelLook>();

function lookAt(
  core: Core,
  model: TrainingSpec['models'][number] & Pick<LabSettings, 'steps'>,
  judging: Omit<ReturnType<typeof getTraining>, 'models'>,
): ModelLook {
  const key = JSON.stringify([model, judging]);
  const known = snapshots.get(key);
  if (known) return known;
  const { steps } = model;
  const { lengths, sequences, sentence } = judging;
  const { run, parameters } = core.startTraining(model);
  const losses = trained(core, run, steps);
  const judged = lengths.map((length) => ({ length, sequences, ...core.evaluate({ run, length, sequences }) }));
  const attention = core.attentionOf({ run, ...sentence });
  core.endTraining({ run });
  const snapshot = { step: losses.length, steps, losses, parameters, judged, attention };
  snapshots.set(key, snapshot);
  return snapshot;
}

function trained(core: Core, run: number, steps: number): Float64Array<ArrayBuffer> {
  const { max } = train.steps;
  const losses: number[] = [];
  while (losses.length < steps) losses.push(...core.train({ run, steps: Math.min(max, steps - losses.length) }).losses);
  return Float64Array.from(losses);
}
