import type { CallName, Results, Specs } from './specs.js';

/** Where the module's memory stands, in bytes: what is taken of the heap, and the stack pointer. */
export interface MemoryUse {
  readonly heap: number;
  readonly stack: number;
}

/**
 * The calls of cpp/bindings. A bad value comes back as a RangeError object, not thrown: a JavaScript exception that crosses
 * C++ frames never restores the wasm stack pointer. A wrong type does throw there, so types are checked before.
 */
export type CoreCalls = {
  readonly [Name in CallName]: (spec: Specs[Name]) => Results[Name] | RangeError;
};

/** The calls that the smaller module has: what the clock, the counter, the waves and the numbers in sentences ask for. */
export const clockCalls = [
  'sinusoidalTable',
  'hands',
  'wave',
  'binary',
  'fingerprint',
  'compare',
] as const satisfies readonly CallName[];

export interface ClockModule extends Pick<CoreCalls, (typeof clockCalls)[number]> {
  memory(): MemoryUse;
}

export interface CoreModule extends CoreCalls {
  memory(): MemoryUse;
}
