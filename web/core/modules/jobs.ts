// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import { learnedShift } from '../fields/rotation.js';
import { receive, likelihood, cliff } from '../fields/receiver.js';
import { anglesHistogram, readBack } from '../fields/addition.js';
import { rotaryTable } from '../fields/rotary-table.js';
import { contextBase } from '../fields/longer.js';

export { default } from '../../../build/wasm/jobs.mjs';
export const fields = { learnedShift, receive, likelihood, anglesHistogram, cliff, readBack, rotaryTable, contextBase };
