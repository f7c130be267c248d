/** A call of the reader's function: its arguments, numbers and lists of numbers. */
export type Arguments = readonly (number | readonly number[])[];

/** The calls of the reader's function, one after another. */
export interface RunSpec {
  readonly source: string;
  /** The name of the function that the source shall define. */
  readonly name: string;
  readonly calls: readonly Arguments[];
}

/** The result of a call. `other` is anything that is neither a number nor a list of numbers, by its type. */
export type Returned =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'list'; readonly values: readonly number[] }
  | { readonly kind: 'long'; readonly length: number }
  | { readonly kind: 'mixed'; readonly index: number; readonly what: string }
  | { readonly kind: 'other'; readonly what: string };

/** The reason why a run ended early. Lines are those of the source, from 1; undefined where nobody knows. */
export interface Fault {
  readonly kind: 'syntax' | 'thrown' | 'time' | 'stuck' | 'memory' | 'recursion' | 'output' | 'missing';
  readonly line?: number | undefined;
  /** The message of the engine, in English, or the value that was thrown. */
  readonly message?: string | undefined;
}

export interface Run {
  /** One for each call, up to the first that failed. */
  readonly returned: readonly Returned[];
  /** The line in which the function is defined, if the source says so in a plain way. */
  readonly definedAt?: number | undefined;
  readonly fault?: Fault | undefined;
  /** The last lines that `console.log` was given. */
  readonly log: readonly string[];
}

/**
 * `time`: milliseconds for a whole run. `turns`: turns of loops and calls of functions that a run may have even so, since on a busy
 * machine it is the machine that takes the time, and every solution needs fewer. `stuck`: milliseconds after which a worker
 * of which nothing is heard is taken to be in a native function that nothing interrupts. `search`: milliseconds for the second run,
 * which looks for the line only. `memory`: MiB for all that lives in a run, the engine too. `lines`: those that `console.log`
 * may be given, of which the last are `shown`.
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
