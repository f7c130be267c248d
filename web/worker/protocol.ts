import type { Bytes } from '../core/wasm.js';
import type { Job } from './job.js';
import type { WorkerModule } from './task.js';

/** The wasm of each module, as a URL or as bytes. */
export type WorkerWasm = Readonly<Record<WorkerModule, string | Bytes>>;

/**
 * Requests the next slice of a job, about `milliseconds` long, and a snapshot. The worker continues the job after the
 * slice, except after a slice of 0 ms (one minimal piece), which pauses it. The first request of a job carries the job
 * itself.
 */
export interface SliceRequest {
  readonly id: number;
  readonly job?: Job;
  readonly milliseconds: number;
}

/** A message from the page. Only slices are answered; the page sends the next one after the reply. */
export type Request = { readonly wasm: WorkerWasm } | { readonly cancel: number } | SliceRequest;

export interface Progress<Snapshot = unknown> {
  /** The fraction that is done, from 0 to 1. */
  readonly fraction: number;
  readonly snapshot: Snapshot;
}

/** The worker's reply to a slice. After `isDone` or `error` the worker has freed the job. */
export type Reply =
  (Progress & { readonly isDone: boolean }) | { readonly error: { readonly name: string; readonly message: string } };
