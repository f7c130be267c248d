// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import { hands, wave, binary, fingerprint, compare, sinusoidalTable } from '../fields/clock.js';
import { windowPixels, attention, attempt, workedExample, similarity, similarityRises } from '../fields/walkthrough.js';
import { rotation, learnedShift } from '../fields/rotation.js';
import { receive, likelihood, decode, cliff } from '../fields/receiver.js';
import { addition, anglesHistogram } from '../fields/addition.js';
import { positionBias } from '../fields/bias.js';
import { rotaryFrequencies } from '../fields/rotary.js';
import { castNumbers } from '../fields/precision.js';

export { default } from '../../../build/wasm/core.mjs';
export const fields = {
  hands,
  wave,
  binary,
  fingerprint,
  compare,
  sinusoidalTable,
  windowPixels,
  attention,
  attempt,
  workedExample,
  similarity,
  similarityRises,
  rotation,
  learnedShift,
  receive,
  likelihood,
  addition,
  anglesHistogram,
  positionBias,
  rotaryFrequencies,
  castNumbers,
  decode,
  cliff,
};
