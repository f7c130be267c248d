// Made from the tables of the C++ core by tests/wasm-api/table/write.ts; do not edit.
import type { ModuleName } from '../../../core/modules.js';

/** The address of each module's wasm. Bundlers find the files by these very expressions. */
export const wasmUrls: Readonly<Record<ModuleName, string>> = {
  clock: new URL('../../../../build/wasm/clock.wasm', import.meta.url).href,
  core: new URL('../../../../build/wasm/core.wasm', import.meta.url).href,
  training: new URL('../../../../build/wasm/training.wasm', import.meta.url).href,
};
