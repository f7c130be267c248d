import type { Core } from '../../core/core.js';
import type { Case } from '../base/variant.js';
import { need, getReaderState, type Asked } from './answer.js';

/** Values of a curve at `samples` evenly spaced positions between the parameters `from` and `to`, both included. */
export type Curve = (core: Core, given: Case['parameters'], samples: number) => readonly number[];

const range = (asked: Asked): readonly [number, number] => [need(asked, 'from'), need(asked, 'to')];

/** The curves that readers draw. */
export const curves: Readonly<Record<string, Curve | undefined>> = {
  /** The number in `dimension`. */
  wave: (core, asked, samples) => {
    const [from, to] = range(asked);
    const { dimensions, base, layout } = getReaderState({ position: 0, ...asked });
    return Array.from(core.wave({ dimension: need(asked, 'dimension'), dimensions, base, layout, from, to, samples }));
  },
  /** The dot product with the code of `position`. */
  dot: (core, asked, samples) => {
    const [from, to] = range(asked);
    const { position, dimensions, base } = getReaderState(asked);
    return Array.from({ length: samples }, (_, sample) => {
      const other = from + ((to - from) * sample) / (samples - 1);
      return core.compare({ position, other, dimensions, base }).dot;
    });
  },
};
