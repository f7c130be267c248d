// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import { hands, binary, fingerprint, compare } from '../fields/clock.js';
import { positionBias } from '../fields/bias.js';
import { castNumbers, castEncoding } from '../fields/precision.js';

export { default } from '../../../build/wasm/precision.mjs';
export const fields = { hands, binary, fingerprint, compare, positionBias, castNumbers, castEncoding };
