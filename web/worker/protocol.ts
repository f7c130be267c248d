import type { Bytes } from '../core/wasm.js';
import type { Job } from './job.js';
import type { WorkerModule } from './task.js';

/** The wasm of each module: its address or its bytes. */
export type WorkerWasm = Readonly<Record<WorkerModule, string | Bytes>>;

/**
 * Asks for the next slice of a job, of about so many milliseconds, and for its snapshot. After that the job goes on by
 * itself, but stands still after a slice of 0 ms, its smallest piece. The first request of a job brings the job itself.
 */
export interface SliceRequest {
  readonly id: number;
  readonly job?: Job;
  readonly milliseconds: number;
}

/** A message of the page to the worker. Only a slice has a reply; the page asks for the next one when that is there. */
export type Request = { readonly wasm: WorkerWasm } | { readonly cancel: number } | SliceRequest;

/** How far a job is. */
export interface Progress<Snapshot = unknown> {
  /** The fraction that is done, from 0 to 1. */
  readonly fraction: number;
  readonly snapshot: Snapshot;
}

/** What the worker makes of a slice. After `isDone` or `error` it has forgotten the job. */
export type Reply =
  (Progress & { readonly isDone: boolean }) | { readonly error: { readonly name: string; readonly message: string } };
