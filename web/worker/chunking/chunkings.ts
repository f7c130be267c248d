import type { CallName, ReceiverSpec, Reception, Results, Specs } from '../../core/index.js';
import { splitBy, type Chunks, type Split } from './chunked-call.js';
import { splitContextBase } from './context-base.js';
import { likelihoodSplit } from './likelihood.js';
import { splitReadBack } from './read-back.js';

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

/** Independent trials: each depends on the seed and its index alone, so the split changes no result beyond the order of sums. */
function trials<Spec extends Trials, Result extends object>(...same: readonly string[]): Split<Spec, Result> {
  return {
    count: (spec) => spec.trials,
    range: (spec, first, count) => ({ ...spec, firstTrial: spec.firstTrial + first, trials: count }),
    merge: (before, after) => summed(before, after, same),
  };
}

/** Candidates that the core scores together: a search that begins elsewhere would round otherwise. */
const chunk = 2_048;

/** A search chunk by chunk: the part whose best candidate scores highest has the fix of the whole. */
const search: Split<ReceiverSpec, Reception> = {
  count: ({ searchCount }) => Math.ceil(searchCount / chunk),
  range: (spec, first, count) => ({
    ...spec,
    searchFrom: spec.searchFrom + first * chunk,
    searchCount: Math.min(count * chunk, spec.searchCount - first * chunk),
  }),
  merge: (before, after) => (after.wholeScore > before.wholeScore ? after : before),
};

type ChunksOf<Name extends CallName> = Chunks<Specs[Name], Results[Name]> | undefined;

/** How to split the long calls. */
const splits: { readonly [Name in CallName]?: (spec: Specs[Name]) => ChunksOf<Name> } = {
  contextBase: splitContextBase,
  cliff: splitBy(trials<Specs['cliff'], Results['cliff']>('bound')),
  likelihood: splitBy(likelihoodSplit),
  readBack: splitReadBack,
  receive: splitBy(search),
};

/** The chunks of a call; undefined where it cannot be split, or is not worth it. */
export function getChunks<Name extends CallName>(name: Name, spec: Specs[Name]): ChunksOf<Name> {
  const split: ((spec: Specs[Name]) => ChunksOf<Name>) | undefined = splits[name];
  return split?.(spec);
}
