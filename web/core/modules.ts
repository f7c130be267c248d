// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import type { callsOf } from './fields.js';
import type { Glue } from './raw.js';

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
  relative: () => import('../../build/wasm/relative.mjs'),
  rope: () => import('../../build/wasm/rope.mjs'),
  longer: () => import('../../build/wasm/longer.mjs'),
  precision: () => import('../../build/wasm/precision.mjs'),
  model: () => import('../../build/wasm/model.mjs'),
  learned: () => import('../../build/wasm/learned.mjs'),
  core: () => import('../../build/wasm/core.mjs'),
  jobs: () => import('../../build/wasm/jobs.mjs'),
  training: () => import('../../build/wasm/training.mjs'),
  forward: () => import('../../build/wasm/forward.mjs'),
  panorama: () => import('../../build/wasm/panorama.mjs'),
};
