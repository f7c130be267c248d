import type { CallName, Results, Specs } from '../core/specs.js';

/** Type-only key that carries the type of the snapshots. */
declare const snapshot: unique symbol;

/** A job as plain data that can be posted, stored and run again. `kind` is a key of `taskStarters`. */
export interface Job<Snapshot = unknown> {
  readonly kind: string;
  readonly spec: object;
  readonly [snapshot]?: Snapshot;
}

/** One result per spec. While the job runs, a result covers the work done so far, or is undefined. */
export type Outcome<Name extends CallName> = readonly (Results[Name] | undefined)[];

export interface Calls<Name extends CallName = CallName> {
  readonly call: Name;
  readonly specs: readonly Partial<Specs[Name]>[];
}

/** A job that makes one call per spec. Omitted fields have their defaults. */
export function callJob<Name extends CallName>(call: Name, specs: readonly Partial<Specs[Name]>[]): Job<Outcome<Name>> {
  return { kind: 'calls', spec: { call, specs } satisfies Calls<Name> };
}
