import { startTraining } from '../../core/fields/training.js';
import type { Specs } from '../../core/specs.js';
import { getRange, type FieldRange } from '../shared/reader/number-range.js';

/** Rows of the table, and dimensions of each; also the length of training sentences. */
export const positions = 32;
export const dimensions = 32;

/** The standard deviation of a new table: small as in GPT-2, or as large as the embeddings. */
export const starts = ['0.02', '1'] as const;
export type Start = (typeof starts)[number];

export const seedRange = getRange(startTraining.seed);
/** Fewer steps than the learning rate's warm-up teach nothing; more take a minute on a phone. */
export const stepsRange: FieldRange = getRange(startTraining.steps, { min: 100, max: 3_200 });
export const rowRange: FieldRange = { min: 0, max: positions - 1, kind: 'whole' };

export interface TableSettings {
  readonly start: Start;
  readonly seed: number;
  readonly steps: number;
}

/** Of the seeds 1 to 5, the one with the median fraction of variance in two components. */
export const defaults: TableSettings = { start: '0.02', seed: 2, steps: 800 };

/** The model of a run: it fills the gaps in a walk on a ring of 16 words. */
export const getModel = ({ start, seed, steps }: TableSettings): Partial<Specs['startTraining']> => ({
  ...{ task: 'random-walk', encoding: 'learned', mask: 'none', layers: 1, heads: 4, dimensions },
  ...{ length: positions, batch: 16, rate: 0.006, steps, tableStart: Number(start), seed },
});

/** The number of unseen sentences for evaluation. */
export const judgedSequences = 512;
