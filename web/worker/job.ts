import type { CallName, Results, Specs } from '../core/specs.js';

/** Only for the compiler: what is seen of a job. */
declare const seen: unique symbol;

/**
 * A job, plain data, so that it can be sent, kept, and done again from the beginning. `kind` is one of those that the
 * worker knows, and `spec` what that kind is told; `Look` is what is seen of it while it goes on, and of the whole at
 * last.
 */
export interface Job<Look = unknown> {
  readonly kind: string;
  readonly spec: object;
  readonly [seen]?: Look;
}

/** One result for each spec; while the work goes on, of what has been done so far, or nothing yet. */
export type Outcome<Name extends CallName> = readonly (Results[Name] | undefined)[];

/** Several specs for one call of the core. */
export interface Calls<Name extends CallName = CallName> {
  readonly call: Name;
  readonly specs: readonly Partial<Specs[Name]>[];
}

/** The job of one call for each of these specs, in which a field that is left out has its default. */
export function getJob<Name extends CallName>(call: Name, specs: readonly Partial<Specs[Name]>[]): Job<Outcome<Name>> {
  return { kind: 'calls', spec: { call, specs } satisfies Calls<Name> };
}
