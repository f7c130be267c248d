// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import type { LoadedModule } from './raw.js';
import type { CallName } from './specs.js';

/** The calls of each wasm module: 'core' has those of 'clock', too. */
export const moduleCalls = {
  clock: ['hands', 'wave', 'binary', 'fingerprint', 'compare'],
  core: [
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
    'decode',
    'likelihood',
    'cliff',
    'readBack',
    'addition',
    'anglesHistogram',
    'positionBias',
    'rotate',
    'rotaryScores',
    'rotaryDraws',
    'rotaryFrequencies',
    'rotaryTable',
    'seenAngles',
    'contextSums',
    'contextBase',
    'fitScores',
    'castNumbers',
    'castEncoding',
    'tableShape',
  ],
  training: [
    'startTraining',
    'train',
    'evaluate',
    'continueTraining',
    'attentionOf',
    'positionTable',
    'weights',
    'endTraining',
    'forward',
    'traceForward',
  ],
} as const satisfies Readonly<Record<string, readonly CallName[]>>;

/** The wasm modules by name. */
export type ModuleName = keyof typeof moduleCalls;

/** The names of all calls. */
export const callNames: readonly CallName[] = [...moduleCalls.core, ...moduleCalls.training];

/** The JavaScript around each of them and the fields of its calls, when they are asked for. Bundlers find the files by these very expressions. */
export const moduleLoaders: Readonly<Record<ModuleName, () => Promise<LoadedModule>>> = {
  clock: () => import('./modules/clock.js'),
  core: () => import('./modules/core.js'),
  training: () => import('./modules/training.js'),
};
