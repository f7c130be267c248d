import { quantities, type Quantity } from '../../figures/shared/reader/quantities.js';
import { requireNumber, getReaderState, type Solver, type SolverParams } from './answer.js';

const radiansPerDegree = Math.PI / 180;

/** Quantities that need arguments besides the reader state. */
const beside: Partial<Record<Quantity, readonly string[]>> = {
  frequency: ['pair'],
  period: ['pair'],
  angle: ['pair'],
  turns: ['pair'],
  sine: ['pair'],
  cosine: ['pair'],
  bit: ['pair'],
  dot: ['other'],
  distance: ['other'],
  component: ['dimension'],
};

/** Independent of the position. */
const everywhere: readonly Quantity[] = ['frequency', 'period', 'ratio', 'norm'];

function quantity(name: Quantity): Solver {
  return (core, params) => {
    const position = everywhere.includes(name) ? { position: 0 } : {};
    const width = name === 'bit' ? { dimensions: 2 } : {};
    const given: SolverParams = { ...width, ...position, ...params };
    for (const other of beside[name] ?? []) requireNumber(given, other);
    const [pair, dimension, other] = ['pair', 'dimension', 'other'].map((field) => Number(given[field] ?? 0)) as [
      number,
      number,
      number,
    ];
    const value = quantities[name](core, { ...getReaderState(given), pair, dimension, other });
    if (value === undefined)
      throw new RangeError(
        `${name}: ${requireNumber(given, 'dimensions')} dimensions have no pair or dimension as asked`,
      );
    return value;
  };
}

const component = quantity('component');
const period = quantity('period');

/**
 * Solvers that need only the small `clock` module: the quantities used in prose, and the results of common mistakes. A
 * mistake is the correct formula with a wrong input, so the core computes it too.
 */
export const clockSolvers = {
  ...(Object.fromEntries(Object.keys(quantities).map((name) => [name, quantity(name as Quantity)])) as Record<
    Quantity,
    Solver
  >),
  /** The pair that a dimension belongs to, and its period in positions. */
  'hand-of': (_, params) => Math.floor(requireNumber(params, 'dimension') / 2),
  'period-of-dimension': (core, params) =>
    period(core, { ...params, pair: Math.floor(requireNumber(params, 'dimension') / 2) }),
  /** The argument itself: `{ of: number, value: position + offset }`. */
  number: (_, params) => requireNumber(params, 'value'),
  /** The angle within a turn, in degrees. */
  'angle-in-degrees': (core, params) => quantity('angle')(core, params) / radiansPerDegree,
  /** Calculator in degree mode: radians are taken as degrees. */
  'component-in-degrees': (core, params) =>
    component(core, { ...params, position: requireNumber(params, 'position') * radiansPerDegree }),
  /** The same for the angles of a dot product. */
  'dot-in-degrees': (core, params) =>
    quantity('dot')(core, {
      ...params,
      position: requireNumber(params, 'position') * radiansPerDegree,
      other: requireNumber(params, 'other') * radiansPerDegree,
    }),
  /** Uses i/d instead of 2i/d in the exponent, which equals the square root of the base. */
  'component-of-half-exponent': (core, params) =>
    component(core, { ...params, base: Math.sqrt(getReaderState(params).base) }),
  'period-of-half-exponent': (core, params) =>
    period(core, { ...params, base: Math.sqrt(getReaderState({ position: 0, ...params }).base) }),
  /** base^(2i/d), without the factor 2 pi. */
  divisor: (core, params) => 1 / quantity('frequency')(core, params),
  /** The number of pairs that complete at least one turn within `rows` positions. */
  'hands-round': (core, params) => {
    const { dimensions, base } = getReaderState({ position: 0, ...params });
    const { period } = core.hands({ position: 0, dimensions, base, unit: 'radian' });
    return period.filter((turn) => turn <= requireNumber(params, 'rows')).length;
  },
} as const satisfies Record<string, Solver>;
