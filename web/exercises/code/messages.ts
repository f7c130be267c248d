import type { Bytes } from '../../core/wasm.js';
import type { Run, RunSpec } from './run.js';

/** A request to the worker. The first one carries the engine's wasm or its URL, because the worker can't resolve it. */
export type Request =
  { readonly wasm: { readonly quickjs: string | Bytes } } | { readonly id: number; readonly spec: RunSpec };

/**
 * `started` is sent when the engine is loaded, since loading doesn't count as run time. `searching` carries the final
 * result while a second run looks for the line of the fault.
 */
export type Reply =
  | { readonly id: number; readonly kind: 'started' }
  | { readonly id: number; readonly kind: 'searching'; readonly run: Run }
  | { readonly id: number; readonly kind: 'finished'; readonly run: Run }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
