// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import type { Fields } from './field.js';
import { hands, wave, binary, fingerprint, compare, sinusoidalTable } from './fields/clock.js';
import { windowPixels, attention, attempt, workedExample, similarity, similarityRises } from './fields/walkthrough.js';
import { rotation, learnedShift } from './fields/rotation.js';
import { receive, likelihood, decode, cliff } from './fields/receiver.js';
import { addition, anglesHistogram, readBack } from './fields/addition.js';
import { positionBias } from './fields/bias.js';
import { forward } from './fields/forward.js';
import { rotate, rotaryScores, rotaryDraws, rotaryFrequencies } from './fields/rotary.js';
import { seenAngles, contextSums, fitScores, contextBase } from './fields/longer.js';
import { castNumbers, castEncoding } from './fields/precision.js';
import { tableShape } from './fields/learned.js';
import { rotaryTable } from './fields/rotary-table.js';
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
import { traceForward } from './fields/trace.js';
import type { CallName } from './specs.js';

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
  likelihood,
  addition,
  anglesHistogram,
  positionBias,
  forward,
  rotate,
  rotaryScores,
  rotaryDraws,
  rotaryFrequencies,
  seenAngles,
  contextSums,
  fitScores,
  castNumbers,
  castEncoding,
  tableShape,
  decode,
  cliff,
  readBack,
  rotaryTable,
  contextBase,
  startTraining,
  train,
  evaluate,
  continueTraining,
  attentionOf,
  positionTable,
  weights,
  endTraining,
  traceForward,
};

/** The calls that each wasm module has. */
export const callsOf = {
  clock: ['hands', 'wave', 'binary', 'fingerprint', 'compare'],
  picture: ['hands', 'wave', 'binary', 'fingerprint', 'compare', 'sinusoidalTable', 'windowPixels'],
  words: ['hands', 'binary', 'fingerprint', 'compare', 'attention', 'attempt', 'workedExample'],
  shift: ['hands', 'binary', 'fingerprint', 'compare', 'similarity', 'similarityRises', 'rotation', 'learnedShift'],
  receiver: ['hands', 'binary', 'fingerprint', 'compare', 'receive', 'likelihood'],
  addition: ['hands', 'binary', 'fingerprint', 'compare', 'addition', 'anglesHistogram'],
  relative: ['positionBias', 'forward'],
  rope: [
    'hands',
    'binary',
    'fingerprint',
    'compare',
    'rotate',
    'rotaryScores',
    'rotaryDraws',
    'forward',
    'rotaryFrequencies',
  ],
  longer: ['hands', 'binary', 'fingerprint', 'compare', 'rotaryFrequencies', 'seenAngles', 'contextSums', 'fitScores'],
  precision: ['hands', 'binary', 'fingerprint', 'compare', 'castNumbers', 'castEncoding', 'positionBias'],
  model: ['hands', 'binary', 'fingerprint', 'compare', 'rotaryFrequencies', 'seenAngles', 'positionBias'],
  learned: ['hands', 'binary', 'fingerprint', 'compare', 'sinusoidalTable', 'tableShape'],
  core: [
    'hands',
    'wave',
    'binary',
    'fingerprint',
    'compare',
    'sinusoidalTable',
    'windowPixels',
    'similarity',
    'similarityRises',
    'attention',
    'attempt',
    'workedExample',
    'rotation',
    'learnedShift',
    'receive',
    'decode',
    'likelihood',
    'cliff',
    'addition',
    'anglesHistogram',
    'rotaryFrequencies',
    'positionBias',
    'castNumbers',
  ],
  jobs: ['receive', 'likelihood', 'cliff', 'anglesHistogram', 'readBack', 'learnedShift', 'rotaryTable', 'contextBase'],
  training: [
    'startTraining',
    'train',
    'evaluate',
    'continueTraining',
    'attentionOf',
    'positionTable',
    'weights',
    'endTraining',
  ],
  forward: ['forward'],
  panorama: ['traceForward'],
} as const satisfies Readonly<Record<string, readonly CallName[]>>;
