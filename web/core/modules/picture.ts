// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import { hands, wave, binary, fingerprint, compare, sinusoidalTable } from '../fields/clock.js';
import { windowPixels } from '../fields/walkthrough.js';

export { default } from '../../../build/wasm/picture.mjs';
export const fields = { hands, wave, binary, fingerprint, compare, sinusoidalTable, windowPixels };
