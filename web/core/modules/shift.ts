// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import { hands, binary, fingerprint, compare } from '../fields/clock.js';
import { similarity, similarityRises } from '../fields/walkthrough.js';
import { rotation, learnedShift } from '../fields/rotation.js';

export { default } from '../../../build/wasm/shift.mjs';
export const fields = { hands, binary, fingerprint, compare, similarity, similarityRises, rotation, learnedShift };
