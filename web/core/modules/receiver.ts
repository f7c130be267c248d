// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import { hands, binary, fingerprint, compare } from '../fields/clock.js';
import { receive, likelihood } from '../fields/receiver.js';

export { default } from '../../../build/wasm/receiver.mjs';
export const fields = { hands, binary, fingerprint, compare, receive, likelihood };
