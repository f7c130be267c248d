// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import { forward } from '../fields/forward.js';

export { default } from '../../../build/wasm/forward.mjs';
export const fields = { forward };
