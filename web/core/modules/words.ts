// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import { hands, binary, fingerprint, compare } from '../fields/clock.js';
import { attention, attempt, workedExample } from '../fields/walkthrough.js';

export { default } from '../../../build/wasm/words.mjs';
export const fields = { hands, binary, fingerprint, compare, attention, attempt, workedExample };
