import { rotaryFrequencies } from '../../core/fields/rotary.js';
import { getRange } from '../shared/reader/number-range.js';

/** Ways to slow the hands down; 'none' leaves them as they were trained. */
export const schemes = ['none', 'linear', 'ntk', 'dynamic', 'yarn', 'llama3', 'longrope'] as const;
export type Scheme = (typeof schemes)[number];

/** The two formulas where paper and code differ; the code is what programs run. */
export const formulas = ['code', 'paper'] as const;
export type Formula = (typeof formulas)[number];

/** The quantity of each pair that the plot shows: the share of its speed that it keeps, or the positions of a turn. */
export const curves = ['share', 'wavelength'] as const;
export type Curve = (typeof curves)[number];

const { dimensions, factor, originalLength, length, betaFast, betaSlow, lowFactor, highFactor } = rotaryFrequencies;
/** No published head is wider. */
export const headRange = getRange(dimensions, { max: 256 });
/** With `trainedRange` no text becomes longer than the core takes. */
export const factorRange = getRange(factor, { max: 1024 });
export const trainedRange = getRange(originalLength, { max: 2 ** 20 });
export const lengthRange = getRange(length);
/** Turns in training from which YaRN leaves a hand alone, and those up to which it divides it. */
export const fastRange = getRange(betaFast, { min: 0.1, max: 1024 });
export const slowRange = getRange(betaSlow, { min: 0.1, max: 1024 });
export const lowRange = getRange(lowFactor, { min: 0.1, max: 1024 });
export const highRange = getRange(highFactor, { min: 0.1, max: 1024 });
