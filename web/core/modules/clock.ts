// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import { hands, wave, binary, fingerprint, compare } from '../fields/clock.js';

export { default } from '../../../build/wasm/clock.mjs';
export const fields = { hands, wave, binary, fingerprint, compare };
