import type { Core } from '../../core/core.js';
import { requireNumber, type Solver, type SolverParams } from './answer.js';

type Bias = Parameters<Core['positionBias']>[0];

/** The index of the bias that a query uses for the key `distance` positions before it. */
export function getPlace(core: Core, distance: number, scheme: Bias): number {
  const length = distance + 1;
  const { places } = core.positionBias({ ...scheme, length, query: distance });
  return places[distance * length] ?? NaN;
}

const getSlope = (core: Core, params: SolverParams): number =>
  core.positionBias({ scheme: 'alibi', heads: requireNumber(params, 'heads'), length: 1, query: 0 }).slopes[
    requireNumber(params, 'head') - 1
  ] ?? NaN;

/** Solvers about relative encodings. Heads are 1-based, as in the figure; places are 0-based. */
export const relativeSolvers = {
  /** ALiBi's slope in one head. */
  'alibi-slope': getSlope,
  /** The bias that ALiBi adds to the score of the query at `place` and the key at `other`, which precedes it. */
  'alibi-bias': (core, params) => {
    const [place, length] = [requireNumber(params, 'place'), requireNumber(params, 'place') + 1];
    const [heads, head] = [requireNumber(params, 'heads'), requireNumber(params, 'head') - 1];
    const { bias } = core.positionBias({ scheme: 'alibi', heads, head, length, query: place });
    return bias[place * length + requireNumber(params, 'other')] ?? NaN;
  },
} as const satisfies Record<string, Solver>;
