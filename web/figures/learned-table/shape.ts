import type { Core } from '../../core/core.js';
import type { TableAtStep } from '../../worker/training.js';
import { dimensions, positions } from './settings.js';

/** A table at one training step, or a fixed one. */
export interface TableState {
  readonly step: number;
  /** Positions x positions, row-major: the cosine similarity of each pair of rows. */
  readonly cosines: ArrayLike<number>;
  /** Positions x 2: each row on the two axes of the picture. */
  readonly components: ArrayLike<number>;
  /** The most similar row of each row. */
  readonly nearest: ArrayLike<number>;
  /** The number of rows whose nearest row is adjacent. */
  readonly neighbours: number;
  /** The fraction of the table's variance in the picture, 0 to 1. */
  readonly varianceFraction: number;
}

/** An empty state, until there is a table. */
export const noState: TableState = {
  step: 0,
  cosines: [],
  components: [],
  nearest: [],
  neighbours: 0,
  varianceFraction: 0,
};

export interface Shapes {
  readonly states: readonly TableState[];
  /** The two principal axes of the last state, used for all. */
  readonly axes: Float64Array;
}

/**
 * The states of some tables, from first to last.
 *
 * @param former - The axes of a picture to continue.
 */
export function getShapes(
  core: Core,
  tables: readonly TableAtStep[],
  former: Float64Array = new Float64Array(),
): Shapes {
  const values = new Float32Array(tables.length * positions * dimensions);
  tables.forEach(({ table }, index) => values.set(table, index * positions * dimensions));
  const { axes, ...shape } = core.tableShape({ values, positions, dimensions, axes: former });
  const states = tables.map(({ step }, index): TableState => {
    const part = <Part extends Float32Array | Float64Array | Int32Array>(all: Part, each: number): Part =>
      all.slice(index * each, (index + 1) * each) as Part;
    const [first = 0, second = 0] = part(shape.shares, 2);
    return {
      step,
      cosines: part(shape.cosines, positions * positions),
      components: part(shape.components, 2 * positions),
      nearest: part(shape.nearest, positions),
      neighbours: shape.neighbours[index] ?? 0,
      varianceFraction: first + second,
    };
  });
  return { states, axes };
}

/** The sinusoidal table of the same size, for comparison. */
export function sinusoidalState(core: Core): TableState {
  const { values } = core.sinusoidalTable({ positions, dimensions });
  return getShapes(core, [{ step: 0, table: values }]).states[0]!;
}
