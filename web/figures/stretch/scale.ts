import { formatNumber } from '../shared/reader/format.js';
import { powerOfTen } from '../shared/reader/scientific-notation.js';
import type { Slowed, Stretched } from './data.js';
import type { Curve } from './view.js';

/** The plot of one of the two curves: all heights are logarithms. */
export interface Scale {
  readonly ticks: readonly { readonly value: number; readonly label: string }[];
  /** The quantity of each pair that is drawn. */
  of(slowed: Slowed): Float64Array;
  /** From the top of the plot, in percent; values beyond the ends stand at them. */
  down(value: number): number;
  /** Up to here, or from here on, a pair without a whole turn in training meets no new angle. */
  edge(pair: number): number;
  /** The side of the plot that is beyond the edge, in percent from its top. */
  readonly beyond: number;
}

/** Steps between lines, from which there are five or six. */
const steps = (span: number): number => Math.max(1, Math.ceil(span / 6));

export function getScale(curve: Curve, { kept, plain, other, angles, settings }: Stretched): Scale {
  const room = settings.trained / settings.length;
  if (curve === 'share') {
    const min = Math.min(0.5, room, ...kept, ...(other?.kept ?? []));
    const powers = Math.ceil(-Math.log2(min) - 1e-9);
    const step = steps(powers);
    const span = powers + 0.25;
    return {
      ticks: Array.from({ length: Math.floor(powers / step) + 1 }, (_, k) => ({
        value: 2 ** (-k * step),
        label: k === 0 ? '1' : `1/${formatNumber(2 ** (k * step))}`,
      })),
      of: (slowed) => slowed.kept,
      down: (share) => 100 * clamped(-Math.log2(share) / span),
      edge: () => Math.min(1, room),
      beyond: 0,
    };
  }
  const all = [...angles.wavelengths, ...plain.wavelengths, ...(other?.wavelengths ?? []), settings.length];
  const max = Math.ceil(Math.log10(Math.max(...all)));
  const step = steps(max);
  return {
    ticks: Array.from({ length: Math.floor(max / step) + 1 }, (_, k) => ({
      value: 10 ** (k * step),
      label: powerOfTen(10 ** (k * step)).replace('1·', ''),
    })),
    of: (slowed) => slowed.wavelengths,
    down: (wavelength) => 100 * clamped(1 - Math.log10(wavelength) / max),
    edge: (pair) => plain.wavelengths[pair]! / Math.min(1, room),
    beyond: 100,
  };
}

const clamped = (share: number): number => Math.min(1, Math.max(0, share));

/** From the left of the plot, in percent: each pair stands in the middle of its column. */
export const across = (pair: number, pairs: number): number => (100 * (pair + 0.5)) / pairs;
