// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import { hands, wave, binary, fingerprint, compare, sinusoidalTable } from '../fields/clock.js';
import { windowPixels, attention, attempt, workedExample, similarity, similarityRises } from '../fields/walkthrough.js';
import { rotation, learnedShift } from '../fields/rotation.js';
import { receive, decode, likelihood, cliff } from '../fields/receiver.js';
import { readBack, addition, anglesHistogram } from '../fields/addition.js';
import { positionBias } from '../fields/bias.js';
import { rotate, rotaryScores, rotaryDraws, rotaryFrequencies } from '../fields/rotary.js';
import { rotaryTable } from '../fields/rotary-table.js';
import { seenAngles, contextSums, contextBase, fitScores } from '../fields/longer.js';
import { castNumbers, castEncoding } from '../fields/precision.js';
import { tableShape } from '../fields/learned.js';

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
  decode,
  likelihood,
  cliff,
  readBack,
  addition,
  anglesHistogram,
  positionBias,
  rotate,
  rotaryScores,
  rotaryDraws,
  rotaryFrequencies,
  rotaryTable,
  seenAngles,
  contextSums,
  contextBase,
  fitScores,
  castNumbers,
  castEncoding,
  tableShape,
};
