// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import { hands, binary, fingerprint, compare } from '../fields/clock.js';
import { addition, anglesHistogram } from '../fields/addition.js';

export { default } from '../../../build/wasm/addition.mjs';
export const fields = { hands, binary, fingerprint, compare, addition, anglesHistogram };
