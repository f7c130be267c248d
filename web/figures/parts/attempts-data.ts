import type { Attempt, AttemptName, Core } from '../../core/index.js';
import type { FieldRange } from './fields.js';

export const attemptNames = [
  'integer',
  'fraction',
  'binary',
  'sinusoidal',
  'random',
] as const satisfies readonly AttemptName[];
export const lengthRange: FieldRange = { min: 4, max: 2_000, kind: 'whole' };
export const shiftRange: FieldRange = { min: 1, max: 3, kind: 'whole' };

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

// Where a gauge says yes. Words have components of about one: a distance of a tenth stands out from a little noise, and
// four is what a few thousand numbers from N(0, 1) hardly ever exceed. A fit to double precision leaves far below 1e-6.
const clearDistance = 0.1;
const mostBounded = 5;
const perfectShift = 1e-6;
const sameStep = 1e-9;

export function measure(core: Core, name: AttemptName, settings: AttemptSettings): AttemptResult {
  const { shift, dimensions, base } = settings;
  const [short, long] = [settings.short, settings.long].map((length) =>
    core.attempt({ attempt: name, length, shift, dimensions, base, seed: 1 }),
  ) as [Attempt, Attempt];
  return {
    name,
    short,
    long,
    verdicts: {
      unique: unique(long),
      bounded: long.largest <= mostBounded ? 'yes' : 'no',
      relative: relative(short, long),
    },
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
