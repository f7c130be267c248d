import { nearest, type FieldRange } from '../shared/reader/number-range.js';

const geometricStep = 1.1;
/** Ranges over more powers of ten than this are walked by factors. */
const maxOrders = 4;
/** Wider ranges of real numbers are walked by whole ones. */
const widest = 1_000;
/** At least so many steps lie in a range. */
const minSteps = 100;

/** The length of a step on a range of real numbers: a power of ten, at most 1. */
function realStep({ min, max }: FieldRange): number {
  return max - min > widest ? 1 : 10 ** Math.min(0, Math.floor(Math.log10((max - min) / minSteps)));
}

/** The number that so many steps lead to: by ones or twos, by a power of ten, or by a tenth of the number at a time. */
export function stepped(range: FieldRange, from: number, steps: number): number {
  if (range.kind !== 'real') return nearest(range, Math.round(from) + steps * (range.kind === 'even' ? 2 : 1));
  if (range.min > 0 && Math.log10(range.max / range.min) > maxOrders)
    return nearest(range, Number((from * geometricStep ** steps).toPrecision(3)));
  const step = realStep(range);
  return nearest(range, Number((Math.round(from / step + steps) * step).toPrecision(12)));
}
