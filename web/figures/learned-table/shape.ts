import type { Core } from '../../core/core.js';
import type { TableAtStep } from '../../worker/training.js';
import { dimensions, positions } from './settings.js';

/** A table at one step of its training, or one that nobody trains. */
export interface TableState {
  readonly step: number;
  /** Positions x positions, row-major: the cosine of each two rows. */
  readonly cosines: ArrayLike<number>;
  /** Positions x 2: each row on the two axes of the picture. */
  readonly components: ArrayLike<number>;
  /** The row that is most like each row. */
  readonly nearest: ArrayLike<number>;
  /** The number of rows whose nearest row is one beside them. */
  readonly neighbours: number;
  /** The share of the table's variance that the picture shows, 0 to 1. */
  readonly share: number;
}

/** The state that is drawn until there is a table: an empty one. */
export const noState: TableState = { step: 0, cosines: [], components: [], nearest: [], neighbours: 0, share: 0 };

export interface Shapes {
  readonly states: readonly TableState[];
  /** The two principal axes of the last state, on which all are seen. */
  readonly axes: Float64Array;
}

/** The shapes of a table, from its first state to its last. `former` are the axes of a picture that is to be drawn on. */
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
      share: first + second,
    };
  });
  return { states, axes };
}

/** The sinusoidal table of the same size, which nobody trains. */
export function sinusoidalState(core: Core): TableState {
  const { values } = core.sinusoidalTable({ positions, dimensions });
  return getShapes(core, [{ step: 0, table: values }]).states[0]!;
}
