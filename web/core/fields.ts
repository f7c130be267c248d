// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import type { Fields } from './field.js';
import { hands, wave, binary, fingerprint, compare, sinusoidalTable } from './fields/clock.js';
import { windowPixels, attention, attempt, workedExample, similarity, similarityRises } from './fields/walkthrough.js';
import { rotation, learnedShift } from './fields/rotation.js';
import { receive, decode, likelihood, cliff } from './fields/receiver.js';
import { readBack, addition, anglesHistogram } from './fields/addition.js';
import { positionBias } from './fields/bias.js';
import { rotate, rotaryScores, rotaryDraws, rotaryFrequencies } from './fields/rotary.js';
import { rotaryTable } from './fields/rotary-table.js';
import { seenAngles, contextSums, contextBase, fitScores } from './fields/longer.js';
import { castNumbers, castEncoding } from './fields/precision.js';
import { tableShape } from './fields/learned.js';
import {
  startTraining,
  train,
  evaluate,
  continueTraining,
  attentionOf,
  positionTable,
  weights,
  endTraining,
} from './fields/training.js';
import { forward } from './fields/forward.js';
import { traceForward } from './fields/trace.js';

/**
 * The one table of the seam: which fields each spec has, of which type, in which range, and what a field is that
 * is left out. The types are checked here, before a spec crosses into wasm; the ranges are enforced by the C++
 * core, from which this table comes, and repeated for number inputs. Rules of two fields stand in the core alone.
 * What a page loads imports the chapters that it needs from `fields/`.
 */
export const fields: Fields = {
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
