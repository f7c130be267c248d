import { startTraining } from '../../core/fields/training.js';
import type { TrainingMask } from '../../core/specs.js';
import type { TrainingSpec } from '../../worker/training.js';
import type { Encoding } from '../shared/encodings/encodings.js';
import { getRange, type FieldRange } from '../shared/reader/number-range.js';
import { experimentFacts, fixed, type Experiment } from './experiments.js';

/** Ranges for users; the core accepts more. */
export const ranges = {
  seed: getRange(startTraining.seed),
  seeds: { min: 1, max: 5, kind: 'whole' },
  steps: getRange(startTraining.steps, { min: 50, max: 3000 }),
  rate: getRange(startTraining.rate, { min: 0.0003, max: 0.03 }),
  layers: getRange(startTraining.layers),
  width: getRange(startTraining.dimensions, { min: 32, max: 64 }),
  distance: getRange(startTraining.distance, { max: 7 }),
} as const satisfies Record<string, FieldRange>;

/** The settings that determine a run. */
export interface LabSettings {
  readonly experiment: Experiment;
  readonly encodings: readonly Encoding[];
  /** Of the first model of each encoding; the others count up. */
  readonly seed: number;
  /** Models per encoding. */
  readonly seeds: number;
  readonly steps: number;
  readonly rate: number;
  readonly layers: number;
  /** Dimensions per word. */
  readonly width: number;
  readonly mask: TrainingMask;
  /** For `words-before`. */
  readonly distance: number;
}

/** The settings of a tag without attributes. */
export const defaults = {
  experiment: 'nearest-noun',
  encodings: ['learned', 'sinusoidal', 'alibi', 'rotary'],
  ...{ seed: 1, seeds: 1, steps: 800, layers: 1, width: 32, distance: 3 },
} as const satisfies Partial<LabSettings>;

/** Fills in missing settings. */
export function completed(given: {
  readonly [Field in keyof LabSettings]?: LabSettings[Field] | undefined;
}): LabSettings {
  const experiment = given.experiment ?? defaults.experiment;
  const { rate, mask } = experimentFacts[experiment];
  return {
    experiment,
    encodings: given.encodings ?? defaults.encodings,
    seed: given.seed ?? defaults.seed,
    seeds: given.seeds ?? defaults.seeds,
    steps: given.steps ?? defaults.steps,
    rate: given.rate ?? rate,
    layers: given.layers ?? defaults.layers,
    width: given.width ?? defaults.width,
    mask: given.mask ?? mask,
    distance: given.distance ?? defaults.distance,
  };
}

export const settingsKey = (settings: LabSettings): string => JSON.stringify(settings);

export const getModels = ({ encodings, seed, seeds }: LabSettings) =>
  encodings.flatMap((encoding) => Array.from({ length: seeds }, (_, k) => ({ encoding, seed: seed + k })));

/**
 * The job spec of a run.
 *
 * @param sequences - Sentences for evaluating each model at each length.
 */
export function getTraining(
  settings: LabSettings,
  sequences: number,
): TrainingSpec & Required<Pick<TrainingSpec, 'sentence'>> {
  const { experiment, steps, rate, layers, width: dimensions, mask, distance, seed } = settings;
  const { length, batch, lengths, repeated } = experimentFacts[experiment];
  const shared = {
    task: experiment,
    length,
    batch,
    steps,
    rate,
    layers,
    dimensions,
    mask,
    distance,
    repeated,
    ...fixed,
  };
  return {
    models: getModels(settings).map((model) => ({ ...shared, ...model })),
    ...{ lengths, sequences },
    sentence: { length, seed },
  };
}
