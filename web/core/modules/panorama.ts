// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import { traceForward } from '../fields/trace.js';

export { default } from '../../../build/wasm/panorama.mjs';
export const fields = { traceForward };
