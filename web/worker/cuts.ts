import type { CallName, Results, Specs } from '../core/specs.js';
import { likelihoodCut } from './likelihood-cut.js';

/** A call that can be made in parts: what is counted in it, and how two results are one. */
export interface Cut<Spec, Result> {
  /** How many there are. What is no good number is left whole, for the core to refuse. */
  count(spec: Spec): number;
  /** So many of them, from one of them on. */
  part(spec: Spec, first: number, count: number): Spec;
  /** The result of both parts, of which the second one follows on the first. */
  joined(before: Result, after: Result): Result;
}

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
