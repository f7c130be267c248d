// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import { positionBias } from '../fields/bias.js';
import { forward } from '../fields/forward.js';

export { default } from '../../../build/wasm/relative.mjs';
export const fields = { positionBias, forward };
