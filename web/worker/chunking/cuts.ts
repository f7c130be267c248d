import type { Angles, AnglesSpec, CallName, ReceiverSpec, Reception, Results, Specs } from '../../core/index.js';
import { InParts, Whole, type Cut, type Making } from './cut.js';
import { likelihoodCut } from './likelihood-cut.js';
import { ReadingBack } from './reading-back.js';
import { SearchingBases } from './searching-bases.js';

/** Receptions, each of which tries all candidates. */
interface Trials {
  readonly dimensions: number;
  readonly candidates: number;
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
    operations: ({ dimensions, candidates }) => dimensions * candidates,
    part: (spec, first, count) => ({ ...spec, firstTrial: spec.firstTrial + first, trials: count }),
    joined: (before, after) => summed(before, after, same),
  };
}

/** A random number of a word takes so many. */
const operationsOfNumber = 32;

/** Words of which each depends on the seed and its index alone. Means and deviations are joined as Chan et al. (1983) do. */
const angles: Cut<AnglesSpec, Angles> = {
  count: ({ words }) => words,
  operations: ({ dimensions }) => operationsOfNumber * dimensions,
  part: (spec, first, count) => ({ ...spec, firstWord: spec.firstWord + first, words: count }),
  joined: (before, after) => {
    const words = before.words + after.words;
    const share = after.words / words;
    const apart = after.mean - before.mean;
    const square = (part: Angles): number => part.standardDeviation ** 2 * (part.words / words);
    return {
      counts: before.counts.map((count, bin) => count + after.counts[bin]!),
      words,
      mean: before.mean + apart * share,
      standardDeviation: Math.sqrt(square(before) + square(after) + apart ** 2 * share * (1 - share)),
    };
  },
};

/** Candidates that the core scores together: a search that begins elsewhere would round otherwise. */
const chunk = 2_048;

/** A search chunk by chunk: the part whose best candidate scores highest has the fix of the whole. */
const search: Cut<ReceiverSpec, Reception> = {
  count: ({ searchCount }) => Math.ceil(searchCount / chunk),
  operations: ({ dimensions }) => dimensions * chunk,
  part: (spec, first, count) => ({
    ...spec,
    searchFrom: spec.searchFrom + first * chunk,
    searchCount: Math.min(count * chunk, spec.searchCount - first * chunk),
  }),
  joined: (before, after) => (after.wholeScore > before.wholeScore ? after : before),
};

type Maker<Name extends CallName> = (spec: Specs[Name]) => Making<Specs[Name], Results[Name]>;

/** A call that is cut where its count is a good number of at least two. */
const by =
  <Spec, Result>(cut: Cut<Spec, Result>) =>
  (spec: Spec): Making<Spec, Result> => {
    const count = cut.count(spec);
    return Number.isSafeInteger(count) && count > 1 ? new InParts(spec, cut) : new Whole(spec);
  };

/** The ways to cut the long calls. */
const makers: { readonly [Name in CallName]?: Maker<Name> } = {
  anglesHistogram: by(angles),
  contextBase: (spec) => (SearchingBases.fits(spec) ? new SearchingBases(spec) : new Whole(spec)),
  cliff: by(trials<Specs['cliff'], Results['cliff']>('bound')),
  likelihood: by(likelihoodCut),
  readBack: (spec) => (ReadingBack.fits(spec) ? new ReadingBack(spec) : new Whole(spec)),
  receive: by(search),
};

/** One call for a whole spec, to be made in parts where that can be done. */
export function getMaking<Name extends CallName>(name: Name, spec: Specs[Name]): Making<Specs[Name], Results[Name]> {
  const maker: Maker<Name> | undefined = makers[name];
  return maker?.(spec) ?? new Whole(spec);
}
