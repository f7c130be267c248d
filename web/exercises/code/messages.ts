import type { Bytes } from '../../core/wasm.js';
import type { Run, RunSpec } from './run.js';

/** A request of the page to the worker: at first the engine, or its address, since a bundler need not find it from the worker's own. */
export type Request =
  { readonly wasm: { readonly quickjs: string | Bytes } } | { readonly id: number; readonly spec: RunSpec };

/**
 * `started` comes when the engine is at hand: the time of loading it is not the reader's. `searching` has what the code gave,
 * when only the line is still looked for.
 */
export type Reply =
  | { readonly id: number; readonly kind: 'started' }
  | { readonly id: number; readonly kind: 'searching'; readonly run: Run }
  | { readonly id: number; readonly kind: 'finished'; readonly run: Run }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
