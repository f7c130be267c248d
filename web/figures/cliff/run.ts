import { cliff } from '../../core/fields/receiver.js';
import type { Core } from '../../core/core.js';
import type { Cliff, CliffSpec } from '../../core/specs.js';
import type { Outcome } from '../../worker/job.js';
import { getRange } from '../shared/reader/number-range.js';
import { defaultReaderState } from '../shared/reader/reader-state.js';

/** Noise levels from where every width works to where none does, including all that the chapters mention. */
export const sigmas: readonly number[] = [
  0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85, 1, 1.2, 1.5, 1.75, 2, 2.5, 3, 4,
];
export const sigmaRange = getRange(cliff.sigma, { min: 0.1, max: 4 });

/** The maximum of one core call; fewer than 10 show nothing. */
export const trialsRange = getRange(cliff.trials, { min: 10 });
export const seedRange = getRange(cliff.seed);
export const candidatesRange = getRange(cliff.candidates, { min: 16 });
const widthRange = getRange(cliff.dimensions, { max: 1024 });

/** As many lines as dash and marker can distinguish. */
const maxWidths = 3;

/** The settings that determine all numbers of a run. Runs are reproducible everywhere. */
export interface CliffSettings {
  readonly widths: readonly number[];
  readonly base: number;
  readonly candidates: number;
  /** Per noise level and width. */
  readonly trials: number;
  readonly seed: number;
}

export const defaults: CliffSettings = {
  ...{ widths: [16, 64, 256], base: defaultReaderState.base, candidates: 1024, trials: 400, seed: 1 },
};
/** A noise level at which only the narrowest default width has failed. */
export const defaultSigma = 0.5;

/** The sums per width and noise level so far. */
export interface CliffRun {
  readonly settings: CliffSettings;
  /** Same order as `getSpecs`. */
  readonly sums: readonly Cliff[];
}

/** One spec per width and noise level, grouped by width. */
export function getSpecs({ widths, ...shared }: CliffSettings): CliffSpec[] {
  return widths.flatMap((dimensions) => sigmas.map((sigma) => ({ dimensions, sigma, firstTrial: 0, ...shared })));
}

/** The current run; undefined until every point has trials. */
export function getRun(settings: CliffSettings, outcome: Outcome<'cliff'>): CliffRun | undefined {
  const sums = outcome.filter((point) => point !== undefined);
  return sums.length === outcome.length ? { settings, sums } : undefined;
}

/** Computes the whole run synchronously, for the build: 0.5 s for 400 trials. Pages use the worker. */
export function cliffRun(core: Core, settings: CliffSettings): CliffRun {
  return { settings, sums: getSpecs(settings).map((spec) => core.cliff(spec)) };
}

const summed = [
  ...['bound', 'trials', 'wrongTurns', 'error', 'squaredError', 'squaredRightError', 'wholeMisses'],
  ...['squaredWholeError', 'fourthPowerError', 'fourthPowerWholeError'],
] as readonly (keyof Cliff)[];

/** Serializes a run for an attribute, with no characters that need escaping. */
export function serializeRun({ settings: { widths, base, candidates, trials, seed }, sums }: CliffRun): string {
  return JSON.stringify([widths, base, candidates, trials, seed, ...sums.map((point) => summed.map((f) => point[f]))]);
}

/** Parses `serializeRun()`; undefined if malformed. */
export function parseRun(text: string | null): CliffRun | undefined {
  try {
    const [widths, base, candidates, trials, seed, ...rows] = JSON.parse(text ?? '') as [
      ...[number[], number, number, number, number],
      ...number[][],
    ];
    const settings = { widths, base, candidates, trials, seed };
    const whole = rows.length === getSpecs(settings).length && rows.every((row) => row.length === summed.length);
    if (!whole || ![...widths, base, candidates, trials, seed, ...rows.flat()].every(Number.isFinite)) return undefined;
    const sums = rows.map((row) => Object.fromEntries(summed.map((field, k) => [field, row[k]])) as unknown as Cliff);
    return { settings, sums };
  } catch {
    return undefined;
  }
}

/** Parses "16,64,256": up to three distinct widths, returned in ascending order. Undefined if malformed. */
export function parseWidths(text: string): readonly number[] | undefined {
  const numbers = text.split(/[,\s]+/).filter((part) => /^\d{1,4}$/.test(part));
  const good = numbers.map(Number).filter((d) => d >= widthRange.min && d <= widthRange.max && d % 2 === 0);
  const widths = [...new Set(good)].slice(0, maxWidths).toSorted((one, other) => one - other);
  return widths.length > 0 ? widths : undefined;
}
