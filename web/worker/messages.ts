import type { CallName } from '../core/specs.js';
import type { Job, Outcome } from './job.js';

/** What the page says to the worker. */
export type Request = { readonly id: number; readonly job: Job } | { readonly cancel: number };

/** What the worker says about the request of this id. */
export type Reply = { readonly id: number } & (
  | {
      readonly kind: 'progress' | 'finished';
      readonly done: number;
      readonly of: number;
      readonly outcome: Outcome<CallName>;
    }
  | { readonly kind: 'failed'; readonly error: { readonly name: string; readonly message: string } }
);
