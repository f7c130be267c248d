import type { Run, RunSpec } from './run.js';

/** A request of the page to the worker. */
export interface Request {
  readonly id: number;
  /** The address of the engine: a bundler need not find it from the worker's own. */
  readonly engine: string;
  readonly spec: RunSpec;
}

/** `started` comes when the engine is at hand: the time of loading it is not the reader's. */
export type Reply =
  | { readonly id: number; readonly kind: 'started' }
  | { readonly id: number; readonly kind: 'finished'; readonly run: Run }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
