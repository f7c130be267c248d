import { rotaryFrequencies } from '../../core/fields/rotary.js';
import { getRange } from '../shared/reader/number-range.js';

/** No published head is wider. */
export const headRange = getRange(rotaryFrequencies.dimensions, { max: 256 });
export const trainedRange = getRange(rotaryFrequencies.originalLength, { max: 2 ** 20 });
export const lengthRange = getRange(rotaryFrequencies.length, { max: 2 ** 20 });
/** Wherever a slider of positions goes: any number can be typed. */
export const slide = [256, 2 ** 17] as const;

/** The hand of the large dial, on a dial of radius 100. */
export const handLength = 92;
