import type { Core } from '../core/core.js';

/** The wasm modules that workers load, each with the first job that needs it. */
export type WorkerModule = 'core' | 'training';

/** How far a task is. */
export interface TaskState<Snapshot = unknown> {
  /** The fraction that is done, from 0 to 1. */
  readonly fraction: number;
  /** What there is to show now, as data that no later piece changes. */
  readonly snapshot: () => Snapshot;
}

/**
 * Work in pieces of a few milliseconds: each `next()` does one and yields the state after it. The first one does
 * nothing yet. `return()` frees what the task holds in the core.
 */
export type Task<Snapshot = unknown> = Generator<TaskState<Snapshot>, void, void>;

/** A kind of job. */
export interface TaskStarter {
  readonly module: WorkerModule;
  /** The number of tasks that are under way at the same time; the others wait until one has ended. */
  readonly atOnce: number;
  /** The tasks of a job. The core has the calls of the module. */
  readonly start: (core: Core, spec: object) => readonly Task[];
}

/** The tasks of one job, which take turns. */
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
   * Works for about so many milliseconds: at least one piece, and another one if it ends in time when it takes as long
   * as the last.
   *
   * @returns Whether all is done.
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
      // When the fraction is 1, only clearing up is left.
    } while (this.fraction === 1 || 2 * performance.now() - start <= end);
    return this.#active.length === 0;
  }

  /**
   * The same while nobody asks. What is thrown waits for the next `advance`.
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
