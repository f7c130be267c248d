// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import type { callsOf } from './fields.js';
import type { LoadedModule } from './raw.js';
import type { CallName } from './specs.js';

/** The wasm modules by name. */
export type ModuleName = keyof typeof callsOf;

/** The calls of all modules. */
export const callNames: readonly CallName[] = [
  'hands',
  'wave',
  'binary',
  'fingerprint',
  'compare',
  'sinusoidalTable',
  'windowPixels',
  'attention',
  'attempt',
  'workedExample',
  'similarity',
  'similarityRises',
  'rotation',
  'learnedShift',
  'receive',
  'likelihood',
  'addition',
  'anglesHistogram',
  'positionBias',
  'forward',
  'rotate',
  'rotaryScores',
  'rotaryDraws',
  'rotaryFrequencies',
  'seenAngles',
  'contextSums',
  'fitScores',
  'castNumbers',
  'castEncoding',
  'tableShape',
  'decode',
  'cliff',
  'readBack',
  'rotaryTable',
  'contextBase',
  'startTraining',
  'train',
  'evaluate',
  'continueTraining',
  'attentionOf',
  'positionTable',
  'weights',
  'endTraining',
  'traceForward',
];

/** The JavaScript around each of them and the fields of its calls, when they are asked for. Bundlers find the files by these very expressions. */
export const moduleOf: Readonly<Record<ModuleName, () => Promise<LoadedModule>>> = {
  clock: () => import('./modules/clock.js'),
  picture: () => import('./modules/picture.js'),
  words: () => import('./modules/words.js'),
  shift: () => import('./modules/shift.js'),
  receiver: () => import('./modules/receiver.js'),
  addition: () => import('./modules/addition.js'),
  relative: () => import('./modules/relative.js'),
  rope: () => import('./modules/rope.js'),
  longer: () => import('./modules/longer.js'),
  precision: () => import('./modules/precision.js'),
  model: () => import('./modules/model.js'),
  learned: () => import('./modules/learned.js'),
  core: () => import('./modules/core.js'),
  jobs: () => import('./modules/jobs.js'),
  training: () => import('./modules/training.js'),
  forward: () => import('./modules/forward.js'),
  panorama: () => import('./modules/panorama.js'),
};
