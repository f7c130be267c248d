// Made from the tables of the C++ core by tests/seam/table/write.ts; do not edit.
import type { ModuleName } from '../../../core/modules.js';

/** The address of each module's wasm. Bundlers find the files by these very expressions. */
export const wasmOf: Readonly<Record<ModuleName, string>> = {
  clock: new URL('../../../../build/wasm/clock.wasm', import.meta.url).href,
  picture: new URL('../../../../build/wasm/picture.wasm', import.meta.url).href,
  words: new URL('../../../../build/wasm/words.wasm', import.meta.url).href,
  shift: new URL('../../../../build/wasm/shift.wasm', import.meta.url).href,
  receiver: new URL('../../../../build/wasm/receiver.wasm', import.meta.url).href,
  addition: new URL('../../../../build/wasm/addition.wasm', import.meta.url).href,
  relative: new URL('../../../../build/wasm/relative.wasm', import.meta.url).href,
  rope: new URL('../../../../build/wasm/rope.wasm', import.meta.url).href,
  longer: new URL('../../../../build/wasm/longer.wasm', import.meta.url).href,
  precision: new URL('../../../../build/wasm/precision.wasm', import.meta.url).href,
  model: new URL('../../../../build/wasm/model.wasm', import.meta.url).href,
  learned: new URL('../../../../build/wasm/learned.wasm', import.meta.url).href,
  core: new URL('../../../../build/wasm/core.wasm', import.meta.url).href,
  jobs: new URL('../../../../build/wasm/jobs.wasm', import.meta.url).href,
  training: new URL('../../../../build/wasm/training.wasm', import.meta.url).href,
  forward: new URL('../../../../build/wasm/forward.wasm', import.meta.url).href,
  panorama: new URL('../../../../build/wasm/panorama.wasm', import.meta.url).href,
};
