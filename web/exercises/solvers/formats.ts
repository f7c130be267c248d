import type { Core } from '../../core/core.js';
import type { NumberFormat } from '../../core/specs.js';
import { seededIntegers } from '../base/random.js';
import { requireNumber, type Solver, type SolverParams } from './answer.js';
import type { CaseGenerator } from './code-case.js';

const getFormat = (params: SolverParams): NumberFormat => String(params['format'] ?? 'bf16') as NumberFormat;

/** Solvers about number formats: `format` of the exercise, default bf16. */
export const formatSolvers = {
  'significant-bits': (core, params) => core.castNumbers({ format: getFormat(params) }).significandBits,
  /** The first integer position that the format can't represent. */
  'first-missing': (core, params) => core.castNumbers({ format: getFormat(params) }).firstMissing,
  /** The number of distinct values that positions 0 to `below` - 1 round to. */
  'positions-left': (core, params) =>
    core.castNumbers({ format: getFormat(params), below: requireNumber(params, 'below') }).distinct,
} as const satisfies Record<string, Solver>;

const formats = { 8: 'bf16', 11: 'fp16' } as const satisfies Record<number, NumberFormat>;

interface RoundedPosition {
  readonly position: number;
  readonly rounded: number;
  /** The distance to the next representable number. */
  readonly step: number;
}

/** Test calls with positions and a number of significant bits. */
const roundingCases =
  (result: (rounded: RoundedPosition) => number): CaseGenerator =>
  (core, seed) => {
    const draw = seededIntegers(seed);
    const inputs = [
      [[3, 256, 257, 259, 1_001], 8],
      [[draw(300, 500), draw(600, 1_000), 2 * draw(130, 250) + 1, draw(20_000, 90_000)], 8],
      [[2_047, 2_049, 2_051, draw(4_100, 8_000), draw(9_000, 60_000)], 11],
    ] as const;
    return inputs.map(([positions, bits]) => ({
      given: [positions, bits],
      expected: getRounded(core, positions, formats[bits]).map(result),
    }));
  };

function getRounded(core: Core, positions: readonly number[], format: NumberFormat): readonly RoundedPosition[] {
  const { values, spacings } = core.castNumbers({ format, values: Float64Array.from(positions) });
  return positions.map((position, index) => ({
    position,
    rounded: values[index]!,
    // Positions are integers, so a step below 1 counts as 1.
    step: Math.max(1, spacings[index]!),
  }));
}

/** Rounding positions to a format: the correct function and common mistakes. */
export const formatFunctions = {
  'positions-kept': roundingCases(({ rounded }) => rounded),
  'positions-cut': roundingCases(({ position, rounded, step }) => (rounded > position ? rounded - step : rounded)),
  /** Rounds ties up, like Math.round. */
  'positions-half-up': roundingCases(({ position, rounded, step }) =>
    position - rounded === step / 2 ? rounded + step : rounded,
  ),
} as const satisfies Record<string, CaseGenerator>;
