import type { Core } from '../../core/core.js';
import type { Case } from '../base/variant.js';
import { requireNumber, getReaderState, type SolverParams } from './answer.js';

/** Evaluates a curve at `samples` evenly spaced positions from the parameter `from` to `to`, both inclusive. */
export type Curve = (core: Core, given: Case['parameters'], samples: number) => readonly number[];

const range = (params: SolverParams): readonly [number, number] => [
  requireNumber(params, 'from'),
  requireNumber(params, 'to'),
];

/** The curves of `draw` exercises. */
export const curves: Readonly<Record<string, Curve | undefined>> = {
  /** One dimension of the encoding. */
  wave: (core, params, samples) => {
    const [from, to] = range(params);
    const { dimensions, base, layout } = getReaderState({ position: 0, ...params });
    return Array.from(
      core.wave({ dimension: requireNumber(params, 'dimension'), dimensions, base, layout, from, to, samples }),
    );
  },
  /** The dot product with the encoding of `position`. */
  dot: (core, params, samples) => {
    const [from, to] = range(params);
    const { position, dimensions, base } = getReaderState(params);
    return Array.from({ length: samples }, (_, sample) => {
      const other = from + ((to - from) * sample) / (samples - 1);
      return core.compare({ position, other, dimensions, base }).dot;
    });
  },
};
