import type { CallName, Results, Specs } from '../core/specs.js';
import type { Cut } from './cut.js';
import { likelihoodCut } from './likelihood-cut.js';

interface Trials {
  readonly firstTrial: number;
  readonly trials: number;
}

/** The sums over the trials of both, but for the parts of a result that are no sums but the same for all trials. */
function summed<Result extends object>(before: Result, after: Result, same: readonly string[]): Result {
  const parts = Object.entries(before).map(([name, value]: [string, number]) => [
    name,
    same.includes(name) ? value : value + (after as Record<string, number>)[name]!,
  ]);
  return Object.fromEntries(parts) as Result;
}

/** Independent trials: each depends on the seed and its index alone, so the cut changes no result beyond the order of sums. */
function trials<Spec extends Trials, Result extends object>(...same: readonly string[]): Cut<Spec, Result> {
  return {
    count: (spec) => spec.trials,
    part: (spec, first, count) => ({ ...spec, firstTrial: spec.firstTrial + first, trials: count }),
    joined: (before, after) => summed(before, after, same),
  };
}

/** How the long calls are cut. */
export const cuts: { readonly [Name in CallName]?: Cut<Specs[Name], Results[Name]> } = {
  cliff: trials('bound'),
  readBack: trials(),
  likelihood: likelihoodCut,
};
