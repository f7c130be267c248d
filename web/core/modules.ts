// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import type { Glue } from './raw.js';
import type { CallName } from './specs.js';

/** The calls that each wasm module has. */
export const callsOf = {
  clock: ['hands', 'wave', 'binary', 'fingerprint', 'compare'],
  picture: ['hands', 'wave', 'binary', 'fingerprint', 'compare', 'sinusoidalTable', 'windowPixels'],
  words: ['hands', 'binary', 'fingerprint', 'compare', 'attention', 'attempt', 'workedExample'],
  shift: ['hands', 'binary', 'fingerprint', 'compare', 'similarity', 'similarityRises', 'rotation', 'learnedShift'],
  receiver: ['hands', 'binary', 'fingerprint', 'compare', 'receive', 'likelihood'],
  addition: ['hands', 'binary', 'fingerprint', 'compare', 'addition', 'anglesHistogram'],
  review: [
    'hands',
    'wave',
    'binary',
    'fingerprint',
    'compare',
    'attention',
    'attempt',
    'similarity',
    'similarityRises',
    'addition',
    'anglesHistogram',
  ],
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
    'likelihood',
    'cliff',
    'addition',
    'anglesHistogram',
    'rotaryFrequencies',
  ],
  jobs: ['receive', 'likelihood', 'cliff', 'anglesHistogram', 'readBack', 'learnedShift'],
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
} as const satisfies Readonly<Record<string, readonly CallName[]>>;

/** The wasm modules by name. */
export type ModuleName = keyof typeof callsOf;

/** The JavaScript around each of them, when it is asked for. Bundlers find the files by these very expressions. */
export const glueOf: Readonly<Record<ModuleName, () => Promise<Glue>>> = {
  clock: () => import('../../build/wasm/clock.mjs'),
  picture: () => import('../../build/wasm/picture.mjs'),
  words: () => import('../../build/wasm/words.mjs'),
  shift: () => import('../../build/wasm/shift.mjs'),
  receiver: () => import('../../build/wasm/receiver.mjs'),
  addition: () => import('../../build/wasm/addition.mjs'),
  review: () => import('../../build/wasm/review.mjs'),
  core: () => import('../../build/wasm/core.mjs'),
  jobs: () => import('../../build/wasm/jobs.mjs'),
  training: () => import('../../build/wasm/training.mjs'),
};
