import { startTraining } from '../../core/fields/training.js';
import type { Specs } from '../../core/specs.js';
import { getRange, readNumber, type FieldRange } from '../shared/reader/fields.js';

/** Rows of the table, and numbers in each: the sentences of the task have as many words. */
export const positions = 32;
export const dimensions = 32;

/** The deviation of a new table: as small as in GPT-2, or as large as the words. */
export const starts = ['0.02', '1'] as const;
export type Start = (typeof starts)[number];

export const seedRange = getRange(startTraining.seed);
/** Fewer steps than the rate needs to rise teach nothing; more are a minute of a phone's time. */
export const stepsRange: FieldRange = getRange(startTraining.steps, { min: 100, max: 3_200 });
export const rowRange: FieldRange = { min: 0, max: positions - 1, kind: 'whole' };

/** The settings that decide every number of a run. */
export interface TableSettings {
  readonly start: Start;
  readonly seed: number;
  readonly steps: number;
}

/** Of the seeds 1 to 5 the one whose table ends with the middle share of its variance in two components. */
export const defaults: TableSettings = { start: '0.02', seed: 2, steps: 800 };

/** The model of such a run: a walk on a ring of 16 words, of which it fills the gaps. */
export const getModel = ({ start, seed, steps }: TableSettings): Partial<Specs['startTraining']> => ({
  ...{ task: 'random-walk', encoding: 'learned', mask: 'none', layers: 1, heads: 4, dimensions },
  ...{ length: positions, batch: 16, rate: 0.006, steps, tableStart: Number(start), seed },
});

/** The number of sentences, not seen before, by which the trained model is judged. */
export const judgedSequences = 512;

export const settingsKey = ({ start, seed, steps }: TableSettings): string => `${start} ${seed} ${steps}`;

/** The settings of a tag with these attributes, read as the figure itself reads them. */
export function getSettings(attributes: Readonly<Record<string, string>>): TableSettings {
  const number = (name: 'seed' | 'steps', range: FieldRange): number => {
    const result = readNumber(attributes[name] ?? '', range);
    return 'value' in result ? result.value : defaults[name];
  };
  return {
    start: starts.find((start) => start === attributes['start']) ?? defaults.start,
    seed: number('seed', seedRange),
    steps: number('steps', stepsRange),
  };
}
