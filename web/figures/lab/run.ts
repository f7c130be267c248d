import type { Core } from '../../core/core.js';
import type { AttentionOfRun } from '../../core/specs.js';
import { train } from '../../core/fields/training.js';
import type { ModelSnapshot, TrainingSnapshot, TrainingSpec } from '../../worker/training.js';
import type { Encoding } from '../shared/encodings/encodings.js';
import { getCurve } from './smooth-loss.js';
import { experimentFacts, fixed } from './experiments.js';
import { meanAttention } from './attention.js';
import { getModels, getTraining, type LabSettings } from './settings.js';

/** Sentences on which each model is judged at each length. A phone takes fewer: it says so. */
export const sequenceCounts = { many: 512, few: 192 } as const;

/** The results of a model at one length. */
export interface AtLength {
  readonly length: number;
  readonly accuracy: number;
  /** The best of who knows the words, not their order: accuracy, and loss in nats. */
  readonly bag: number;
  readonly bagLoss: number;
  /** Answers that a sentence asks for, on average. */
  readonly asked: number;
}

/** The results of one model that a figure keeps. */
export interface LabModel {
  readonly encoding: Encoding;
  readonly seed: number;
  /** Made so far. */
  readonly step: number;
  readonly parameters: number;
  /** The smoothed loss at evenly spaced steps (curve.ts). */
  readonly losses: readonly number[];
  readonly judged: readonly AtLength[];
  /** The accuracy at each place of the longest sentences that the experiment shows; -1 where nothing was asked. */
  readonly places: readonly number[];
  /** The attention of the words of the test sentence to one another (attention.ts). */
  readonly attention: string;
  /** The word that the model gives as the answer of the test sentence, and how sure it is, 0 to 1. */
  readonly answer: readonly [word: number, share: number] | undefined;
}

/** A sentence that was not in training. Words are numbers of the task's vocabulary. */
export interface TestSentence {
  readonly words: readonly number[];
  /** The place of the word that asks, and the word that is right. */
  readonly place: number;
  readonly target: number;
}

/** A run as far as it has come: for each encoding its seeds, one after the other. */
export interface LabRun {
  readonly settings: LabSettings;
  readonly sequences: number;
  readonly models: readonly LabModel[];
  /** Undefined until the first model has read it. */
  readonly sentence: TestSentence | undefined;
}

/** The part of the worker's view that a figure keeps. */
export function getRun(settings: LabSettings, sequences: number, look: TrainingSnapshot): LabRun {
  const models = getModels(settings).map((model, index) => ({ ...model, ...kept(settings, look[index]) }));
  return { settings, sequences, models, sentence: getSentence(look[0]?.attention) };
}

/** The last word that asks. */
const getPlace = ({ targets }: AttentionOfRun): number => targets.findLastIndex((target) => target >= 0);

function getSentence(read: AttentionOfRun | undefined): TestSentence | undefined {
  if (!read) return undefined;
  const place = getPlace(read);
  return { words: Array.from(read.words), place, target: read.targets[place]! };
}

function kept(
  { experiment, steps }: LabSettings,
  look: ModelSnapshot | undefined,
): Omit<LabModel, 'encoding' | 'seed'> {
  const judged = look?.judged ?? [];
  const read = look?.attention;
  const { getPlaces } = experimentFacts[experiment];
  const places = judged.find(({ length }) => length === getPlaces)?.byPosition ?? [];
  return {
    step: look?.step ?? 0,
    parameters: look?.parameters ?? 0,
    losses: getCurve(look?.losses ?? [], steps),
    judged: judged.map(({ length, sequences, accuracy, bagAccuracy, bagLoss, asked }) => ({
      ...{ length, accuracy, bag: bagAccuracy, bagLoss },
      asked: asked.reduce((sum, count) => sum + count, 0) / sequences,
    })),
    places: Array.from(places, (share) => (Number.isNaN(share) ? -1 : share)),
    attention: read ? meanAttention(read.attention, read.words.length, fixed.heads) : '',
    answer: read && [read.answers[getPlace(read)]!, read.shares[getPlace(read)]!],
  };
}

/** Whether every model is trained and judged. */
export const isWhole = ({ settings: { experiment, steps }, models }: LabRun): boolean =>
  models.every(({ step, judged }) => step === steps && judged.length === experimentFacts[experiment].lengths.length);

/**
 * The whole run at once, for the build: some seconds a model. In a page it is a job of the worker, which makes the same of it;
 * its code would weigh on the page.
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

/** Those that were made: other tags have some of the same models. */
const looks = new Map<string, ModelSnapshot>();

function lookAt(
  core: Core,
  model: TrainingSpec['models'][number] & Pick<LabSettings, 'steps'>,
  judging: Omit<ReturnType<typeof getTraining>, 'models'>,
): ModelSnapshot {
  const key = JSON.stringify([model, judging]);
  const known = looks.get(key);
  if (known) return known;
  const { steps } = model;
  const { lengths, sequences, sentence } = judging;
  const { run, parameters } = core.startTraining(model);
  const losses = trained(core, run, steps);
  const judged = lengths.map((length) => ({ length, sequences, ...core.evaluate({ run, length, sequences }) }));
  const attention = core.attentionOf({ run, ...sentence });
  core.endTraining({ run });
  const look = { step: losses.length, steps, losses, parameters, judged, attention };
  looks.set(key, look);
  return look;
}

function trained(core: Core, run: number, steps: number): Float64Array<ArrayBuffer> {
  const { max } = train.steps;
  const losses: number[] = [];
  while (losses.length < steps) losses.push(...core.train({ run, steps: Math.min(max, steps - losses.length) }).losses);
  return Float64Array.from(losses);
}
