import { rotaryFrequencies } from '../../core/fields/rotary.js';
import { getRange } from '../shared/reader/number-range.js';

/** The maximum of published heads. */
export const headRange = getRange(rotaryFrequencies.dimensions, { max: 256 });
export const trainedRange = getRange(rotaryFrequencies.originalLength, { max: 2 ** 20 });
export const lengthRange = getRange(rotaryFrequencies.length, { max: 2 ** 20 });
/** The slider's range; any number can be typed. */
export const slide = [256, 2 ** 17] as const;

/** The length of the large dial's hand; the dial's radius is 100. */
export const handLength = 92;
