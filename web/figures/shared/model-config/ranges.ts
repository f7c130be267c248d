import { positionBias } from '../../../core/fields/bias.js';
import { rotaryFrequencies } from '../../../core/fields/rotary.js';
import { getRange, type FieldRange } from '../reader/number-range.js';

const { dimensions, base, factor, factors, originalLength, betaFast, betaSlow, lowFactor, highFactor, share } =
  rotaryFrequencies;

/** The ranges of numbers in a configuration: those that the core accepts, and sizes beyond any model. */
export const ranges = {
  rotary: getRange(dimensions),
  base: getRange(base),
  factor: getRange(factor),
  context: getRange(originalLength),
  betaFast: getRange(betaFast),
  betaSlow: getRange(betaSlow),
  lowFactor: getRange(lowFactor),
  highFactor: getRange(highFactor),
  /** A divisor of a frequency. */
  divisor: getRange(factors.each),
  /** ALiBi's maximum bias; values other than 8 are rejected later. */
  aboveNothing: getRange(betaFast),
  share: getRange(share),
  /** An attention factor, or the m of an mscale. */
  multiplier: { min: 0, max: 1000, kind: 'real' },
  head: { min: 2, max: 4096, kind: 'whole' },
  heads: { min: 1, max: 4096, kind: 'whole' },
  biasHeads: getRange(positionBias.heads),
  buckets: getRange(positionBias.buckets),
  farthest: getRange(positionBias.farthest),
  width: { min: 1, max: 2 ** 20, kind: 'whole' },
  layers: { min: 1, max: 1024, kind: 'whole' },
  window: { min: 1, max: 2 ** 30, kind: 'whole' },
  every: { min: 1, max: 1024, kind: 'whole' },
  flag: { min: 0, max: 1, kind: 'whole' },
  layerNumber: { min: 0, max: 1024, kind: 'whole' },
  /** Positions that are interpolated into one. */
  ratio: { min: 0, max: 2 ** 20, kind: 'whole' },
  section: { min: 0, max: 2048, kind: 'whole' },
} as const satisfies Readonly<Record<string, FieldRange>>;
