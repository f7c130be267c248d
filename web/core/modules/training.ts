// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import {
  startTraining,
  train,
  evaluate,
  continueTraining,
  attentionOf,
  positionTable,
  weights,
  endTraining,
} from '../fields/training.js';
import { forward } from '../fields/forward.js';
import { traceForward } from '../fields/trace.js';

export { default } from '../../../build/wasm/training.mjs';
export const fields = {
  startTraining,
  train,
  evaluate,
  continueTraining,
  attentionOf,
  positionTable,
  weights,
  endTraining,
  forward,
  traceForward,
};
