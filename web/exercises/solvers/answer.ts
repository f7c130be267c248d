import type { Core } from '../../core/core.js';
import type { ReaderState } from '../../figures/shared/reader/reader-state.js';

/** Named inputs of a solver: the parameters of the exercise, partly overridden by the call. */
export type SolverParams = Readonly<Record<string, number | string>>;

/** Computes one number with the core. @throws RangeError for a missing parameter. */
export type Solver = (core: Core, params: SolverParams) => number;

/** A required numeric parameter. @throws RangeError if it's missing. */
export function requireNumber(params: SolverParams, name: string): number {
  const value = params[name];
  if (typeof value !== 'number') throw new RangeError(`needs the parameter "${name}"`);
  return value;
}

/** The reader state for these parameters; base and layout default to the paper's. */
export function getReaderState(params: SolverParams): ReaderState {
  return {
    position: requireNumber(params, 'position'),
    dimensions: requireNumber(params, 'dimensions'),
    base: typeof params['base'] === 'number' ? params['base'] : 10_000,
    layout: params['layout'] === 'halves' ? 'halves' : 'interleaved',
  };
}
