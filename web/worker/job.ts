import type { CallName, Results, Specs } from '../core/specs.js';

/** Several specs for one call. */
export interface Job<Name extends CallName = CallName> {
  readonly call: Name;
  readonly specs: readonly Specs[Name][];
}

/** One result for each spec; while the work goes on, of the trials so far, or nothing yet. */
export type Outcome<Name extends CallName> = readonly (Results[Name] | undefined)[];

/** One call of the core: a whole spec, or some of its trials. */
export interface Piece<Name extends CallName = CallName> {
  /** Which of the job's specs it belongs to. */
  readonly index: number;
  readonly spec: Specs[Name];
}

/**
 * The calls whose results are sums over trials, with how many trials one call makes: few enough that cancelling acts within a
 * tenth of a second, or a second for the largest vocabulary, which every call has to make again.
 */
const trialsOfPiece: Partial<Record<CallName, number>> = { cliff: 200, readBack: 16 };

/** Parts of such results that are no sums but the same for all trials. */
const notSummed: ReadonlySet<string> = new Set(['bound']);

interface Trials {
  readonly firstTrial: number;
  readonly trials: number;
}

/** The pieces of one spec. A bad number of trials is left whole, for the core to refuse. */
function cut<Name extends CallName>(call: Name, spec: Specs[Name]): Specs[Name][] {
  const most = trialsOfPiece[call];
  const { firstTrial, trials } = spec as unknown as Trials;
  if (most === undefined || !Number.isSafeInteger(trials) || trials <= most) return [spec];
  return Array.from({ length: Math.ceil(trials / most) }, (_, k) => ({
    ...spec,
    firstTrial: firstTrial + k * most,
    trials: Math.min(most, trials - k * most),
  }));
}

/** All pieces of a job, the first of every spec first: so the whole picture is there early and then grows sharper. */
export function piecesOf<Name extends CallName>({ call, specs }: Job<Name>): Piece<Name>[] {
  const all = specs.map((spec) => cut(call, spec));
  const rounds = Math.max(0, ...all.map((pieces) => pieces.length));
  return Array.from({ length: rounds }, (_, round) =>
    all.flatMap((pieces, index) => pieces.slice(round, round + 1).map((spec) => ({ index, spec }))),
  ).flat();
}

/** The sums over the trials of both. */
export function summed<Result extends object>(before: Result | undefined, more: Result): Result {
  if (!before) return more;
  const parts = Object.entries(before).map(([name, value]: [string, number]) => [
    name,
    notSummed.has(name) ? value : value + (more as Record<string, number>)[name]!,
  ]);
  return Object.fromEntries(parts) as Result;
}
