import type { CallName, Results, Specs } from '../core/specs.js';

/** Only for the compiler: the type of the snapshots. */
declare const snapshot: unique symbol;

/** What the worker is to do, as plain data: it can be sent, kept, and done again. `kind` names one of `taskStarters`. */
export interface Job<Snapshot = unknown> {
  readonly kind: string;
  readonly spec: object;
  readonly [snapshot]?: Snapshot;
}

/** One result for each spec; while the work goes on, of what has been done so far, or nothing yet. */
export type Outcome<Name extends CallName> = readonly (Results[Name] | undefined)[];

/** Several specs for one call of the core. */
export interface Calls<Name extends CallName = CallName> {
  readonly call: Name;
  readonly specs: readonly Partial<Specs[Name]>[];
}

/** The job of one call for each of these specs, in which a field that is left out has its default. */
export function callJob<Name extends CallName>(call: Name, specs: readonly Partial<Specs[Name]>[]): Job<Outcome<Name>> {
  return { kind: 'calls', spec: { call, specs } satisfies Calls<Name> };
}
