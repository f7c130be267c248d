import type { Core } from '../core/core.js';

/** The wasm modules of the worker. Each is loaded by the first job that needs it. */
export type WorkerModule = 'core' | 'training';

export interface TaskState<Snapshot = unknown> {
  /** The fraction that is done, from 0 to 1. */
  readonly fraction: number;
  /** The result so far, as data that later pieces don't change. */
  readonly snapshot: () => Snapshot;
}

/**
 * A generator that works in pieces of a few milliseconds. Each `next()` runs one piece and yields the state after it;
 * the first only yields the initial state. `return()` frees what the task holds in the core.
 */
export type Task<Snapshot = unknown> = Generator<TaskState<Snapshot>, void, void>;

export interface TaskStarter {
  readonly module: WorkerModule;
  /** The maximum number of tasks that run at the same time; the others wait. */
  readonly atOnce: number;
  /** Creates the tasks of a job. The core has the calls of `module`. */
  readonly start: (core: Core, spec: object) => readonly Task[];
}

/** Runs the tasks of one job round-robin. */
export class RunningJob<Snapshot = unknown> {
  readonly #tasks: readonly Task<Snapshot>[];
  readonly #states: TaskState<Snapshot>[];
  readonly #active: number[];
  readonly #waiting: number[];
  #failure: { readonly error: unknown } | undefined;

  constructor(tasks: readonly Task<Snapshot>[], atOnce = Infinity) {
    this.#tasks = tasks;
    this.#states = tasks.map((task) => task.next().value!);
    this.#active = [...tasks.keys()];
    this.#waiting = this.#active.splice(atOnce);
  }

  get fraction(): number {
    return this.#states.reduce((sum, { fraction }) => sum + fraction, 0) / Math.max(1, this.#states.length);
  }

  snapshot(): Snapshot[] {
    return this.#states.map((state) => state.snapshot());
  }

  /**
   * Runs at least one piece, and more as long as the next one, if it takes as long as the last, ends in time.
   *
   * @returns Whether the job is done.
   */
  advance(milliseconds: number): boolean {
    if (this.#failure) throw this.#failure.error;
    const end = performance.now() + milliseconds;
    let start: number;
    do {
      start = performance.now();
      const index = this.#active.shift();
      if (index === undefined) return true;
      const { done, value } = this.#tasks[index]!.next();
      if (value) this.#states[index] = value;
      const following = done ? this.#waiting.shift() : index;
      if (following !== undefined) this.#active.push(following);
      // When the fraction is 1, only cleanup is left.
    } while (this.fraction === 1 || 2 * performance.now() - start <= end);
    return this.#active.length === 0;
  }

  /**
   * Like `advance`, but between requests: an error is rethrown by the next `advance`.
   *
   * @returns Whether there is more to do.
   */
  advanceAhead(milliseconds: number): boolean {
    try {
      return !this.advance(milliseconds);
    } catch (error) {
      this.#failure = { error };
      return false;
    }
  }

  free(): void {
    for (const task of this.#tasks) task.return();
  }
}
