import { attempt } from '../../core/fields/baselines.js';
import type { Attempt, AttemptName, Core } from '../../core/index.js';
import { getRange } from '../shared/reader/number-range.js';

const attemptNames = [
  'integer',
  'fraction',
  'binary',
  'sinusoidal',
  'random',
] as const satisfies readonly AttemptName[];
export const lengthRange = getRange(attempt.length);
export const shiftRange = getRange(attempt.shift, { max: 3 });

export interface AttemptSettings {
  readonly short: number;
  readonly long: number;
  readonly shift: number;
  readonly dimensions: number;
  readonly base: number;
}

export interface AttemptResult {
  readonly name: AttemptName;
  readonly short: Attempt;
  readonly long: Attempt;
  readonly verdicts: Verdicts;
}

export type Verdict = 'yes' | 'hardly' | 'no' | 'affine' | 'unjudged';

export interface Verdicts {
  readonly unique: Verdict;
  readonly bounded: Verdict;
  readonly relative: Verdict;
}

// Thresholds of the gauges. Embedding components are about 1: a distance of 0.1 stands out from slight noise, and N(0,
// 1) rarely exceeds 4 in a few thousand samples. An exact linear fit in double precision has an error far below 1e-6.
const clearDistance = 0.1;
const maxBounded = 5;
const perfectShift = 1e-6;
const sameStep = 1e-9;

/** Time for measuring within a frame of 16 ms, in milliseconds; the rest is for rendering. */
const frameBudget = 8; // milliseconds

interface Measured {
  readonly key: string;
  readonly length: number;
  readonly attempt: Attempt;
  /** In milliseconds. */
  readonly cost: number;
}

/**
 * The gauges of all encodings. Measures only what has changed. Long sentences take more than a frame, so the work is
 * spread over several; until then the last result is shown.
 */
export class Measurements {
  readonly #core: Core;
  readonly #last = new Map<string, Measured>();
  #spent = 0;
  #postponed = false;

  constructor(core: Core) {
    this.#core = core;
  }

  /** @returns `complete` is false if a later call will measure more. */
  measure(settings: AttemptSettings): { readonly results: readonly AttemptResult[]; readonly complete: boolean } {
    this.#spent = 0;
    this.#postponed = false;
    const results = attemptNames.map((name): AttemptResult => {
      const short = this.#attempt(name, 'short', settings);
      const long = this.#attempt(name, 'long', settings);
      return { name, short, long, verdicts: getVerdicts(short, long) };
    });
    return { results, complete: !this.#postponed };
  }

  #attempt(name: AttemptName, which: 'short' | 'long', settings: AttemptSettings): Attempt {
    const length = settings[which];
    const base = name === 'sinusoidal' ? settings.base : 10_000;
    const { shift, dimensions } = settings;
    const key = [length, shift, dimensions, base].join(' ');
    const place = `${name} ${which}`;
    const last = this.#last.get(place);
    if (last?.key === key) return last.attempt;
    // The most expensive part compares all pairs of positions.
    const expected = last ? last.cost * (length / last.length) ** 2 : 0;
    if (last && this.#spent > 0 && this.#spent + expected > frameBudget) {
      this.#postponed = true;
      return last.attempt;
    }
    const begun = performance.now();
    const attempt = this.#core.attempt({ attempt: name, length, shift, dimensions, base, seed: 1 });
    const cost = performance.now() - begun;
    this.#spent += cost;
    this.#last.set(place, { key, length, attempt, cost });
    return attempt;
  }
}

function getVerdicts(short: Attempt, long: Attempt): Verdicts {
  return {
    unique: unique(long),
    bounded: long.largest <= maxBounded ? 'yes' : 'no',
    relative: relative(short, long),
  };
}

function unique({ smallestDistance }: Attempt): Verdict {
  if (smallestDistance >= clearDistance) return 'yes';
  return smallestDistance > 0 ? 'hardly' : 'no';
}

/** Whether a shift is the same everywhere: one matrix fits, and the step does not depend on the sentence's length. */
function relative(short: Attempt, long: Attempt): Verdict {
  if (Math.abs(short.neighbourStep - long.neighbourStep) > sameStep) return 'no';
  if (Number.isNaN(long.linearResidual)) return 'unjudged';
  if (long.linearResidual < perfectShift) return 'yes';
  return long.affineResidual < perfectShift ? 'affine' : 'no';
}
