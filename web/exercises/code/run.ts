/** The arguments of a call: numbers and arrays of numbers. */
export type Arguments = readonly (number | readonly number[])[];

/** Source code and the calls to make. */
export interface RunSpec {
  readonly source: string;
  /** The function that the source must define. */
  readonly name: string;
  readonly calls: readonly Arguments[];
}

/** The result of a call. `other` has the type of anything but numbers and arrays of numbers. */
export type Returned =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'list'; readonly values: readonly number[] }
  | { readonly kind: 'long'; readonly length: number }
  | { readonly kind: 'mixed'; readonly index: number; readonly what: string }
  | { readonly kind: 'other'; readonly what: string };

/** Why a run ended early. Lines are 1-based; undefined if unknown. */
export interface Fault {
  readonly kind: 'syntax' | 'thrown' | 'time' | 'stuck' | 'memory' | 'recursion' | 'output' | 'missing';
  readonly line?: number | undefined;
  /** The engine's message (in English) or the thrown value. */
  readonly message?: string | undefined;
}

export interface Run {
  /** One per call, up to the first that failed. */
  readonly returned: readonly Returned[];
  /** The line that defines the function, if it can be found by a simple search. */
  readonly definedAt?: number | undefined;
  readonly fault?: Fault | undefined;
  /** The last lines logged. */
  readonly log: readonly string[];
}

/**
 * Limits of a run.
 * `time`: milliseconds per run.
 * `turns`: loop iterations and calls that a run gets even beyond `time`, because a busy machine is slow; every solution
 * needs fewer.
 * `stuck`: milliseconds without a message after which a worker counts as stuck in an uninterruptible native function.
 * `search`: milliseconds for the second run, which only finds the line.
 * `memory`: MiB, including the engine.
 * `lines`: maximum number of logged lines, of which the last `shown` are kept.
 */
export const limits = {
  time: 2_000,
  turns: 1_000_000,
  stuck: 10_000,
  search: 300,
  memory: 64,
  lines: 10_000,
  shown: 20,
} as const;
