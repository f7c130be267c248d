// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import { hands, binary, fingerprint, compare } from '../fields/clock.js';
import { rotaryFrequencies } from '../fields/rotary.js';
import { seenAngles, contextSums, fitScores } from '../fields/longer.js';

export { default } from '../../../build/wasm/longer.mjs';
export const fields = { hands, binary, fingerprint, compare, rotaryFrequencies, seenAngles, contextSums, fitScores };
