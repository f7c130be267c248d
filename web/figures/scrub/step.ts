import { nearest, type FieldRange } from '../shared/reader/number-range.js';

const geometricStep = 1.1;
/** Ranges that span more powers of ten are stepped by factors. */
const maxOrders = 4;
const maxFineRange = 1_000;
/** The minimum number of steps in a range. */
const minSteps = 100;

/** The step of a range of real numbers: a power of ten, at most 1. */
function realStep({ min, max }: FieldRange): number {
  return max - min > maxFineRange ? 1 : 10 ** Math.min(0, Math.floor(Math.log10((max - min) / minSteps)));
}

/** Moves a number by `steps`: by a constant step, or by about a tenth of the number on wide ranges. */
export function stepBy(range: FieldRange, from: number, steps: number): number {
  if (range.kind !== 'real') return nearest(range, Math.round(from) + steps * (range.kind === 'even' ? 2 : 1));
  if (range.min > 0 && Math.log10(range.max / range.min) > maxOrders)
    return nearest(range, Number((from * geometricStep ** steps).toPrecision(3)));
  const step = realStep(range);
  return nearest(range, Number((Math.round(from / step + steps) * step).toPrecision(12)));
}
