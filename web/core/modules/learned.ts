// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import { hands, binary, fingerprint, compare, sinusoidalTable } from '../fields/clock.js';
import { tableShape } from '../fields/learned.js';

export { default } from '../../../build/wasm/learned.mjs';
export const fields = { hands, binary, fingerprint, compare, sinusoidalTable, tableShape };
