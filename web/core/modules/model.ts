// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import { hands, binary, fingerprint, compare } from '../fields/clock.js';
import { positionBias } from '../fields/bias.js';
import { rotaryFrequencies } from '../fields/rotary.js';
import { seenAngles } from '../fields/longer.js';

export { default } from '../../../build/wasm/model.mjs';
export const fields = { hands, binary, fingerprint, compare, positionBias, rotaryFrequencies, seenAngles };
