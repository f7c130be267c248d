import { attempt } from '../../core/fields/walkthrough.js';
import type { Attempt, AttemptName, Core } from '../../core/index.js';
import { getRange } from '../shared/reader/fields.js';

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

/** One attempt in a short and in a long sentence, and what its gauges say of the three demands. */
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

// The limits from which on a gauge says yes. Words have components of about one: a distance of a tenth stands out from a
// little noise, and four is what a few thousand numbers from N(0, 1) hardly ever exceed. A fit to double precision leaves
// far below 1e-6.
const clearDistance = 0.1;
const maxBounded = 5;
const perfectShift = 1e-6;
const sameStep = 1e-9;

/** Time for measuring in one frame of 16 ms; the rest of it is for drawing. */
const frameBudget = 8; // milliseconds

interface Measured {
  readonly key: string;
  readonly length: number;
  readonly attempt: Attempt;
  /** In milliseconds. */
  readonly cost: number;
}

/**
 * The gauges of all attempts. Only what has changed is measured again, and for long sentences, where all five together
 * would take more than a frame, in as many frames as needed: until then an attempt shows what it last was.
 */
export class Measurements {
  readonly #core: Core;
  readonly #last = new Map<string, Measured>();
  #spent = 0;
  #postponed = false;

  constructor(core: Core) {
    this.#core = core;
  }

  /** @returns `complete` is false when another call in a later frame will know more. */
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
    // The dearest part compares every position with every other.
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

/** A shift that is the same everywhere: one matrix, and a step that no length of sentence alters. */
function relative(short: Attempt, long: Attempt): Verdict {
  if (Math.abs(short.neighbourStep - long.neighbourStep) > sameStep) return 'no';
  if (Number.isNaN(long.linearResidual)) return 'unjudged';
  if (long.linearResidual < perfectShift) return 'yes';
  return long.affineResidual < perfectShift ? 'affine' : 'no';
}
