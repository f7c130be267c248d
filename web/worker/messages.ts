import type { Bytes } from '../core/wasm.js';
import type { Job } from './job.js';
import type { WorkerModule } from './kind.js';

/** An order of the page to a run. */
export type Order = 'look' | 'pause' | 'resume' | 'step' | 'finish' | 'cancel';

/** A message of the page to the worker: at first its wasm or where that is, then about runs, each by its number. */
export type Request =
  | { readonly wasm: Readonly<Record<WorkerModule, string | Bytes>> }
  | { readonly run: number; readonly job: Job }
  | { readonly run: number; readonly order: Order };

/** The view of a run. */
export interface Seen<Look = unknown> {
  /** The share that is done, from 0 to 1. */
  readonly share: number;
  readonly look: Look;
}

/** A message of the worker about a run. After `done` it keeps what it has until it is told to finish or cancel; then it is `finished`. */
export type Reply = { readonly run: number } & (
  | ({ readonly kind: 'seen' | 'done' } & Seen)
  /** Nothing is seen of what had not begun. */
  | { readonly kind: 'finished'; readonly seen: Seen | undefined }
  | { readonly kind: 'failed'; readonly error: { readonly name: string; readonly message: string } }
);
