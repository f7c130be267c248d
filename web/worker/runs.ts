import type { Core } from '../core/core.js';
import type { Job } from './job.js';
import type { Kind, Work, WorkerModule } from './kind.js';
import type { Order, Reply, Seen } from './messages.js';
import { NoWorker } from './no-worker.js';

/** The time that a step should take, in milliseconds: even when it takes longer it stays below 40, so that orders act within 50. */
export const stepTime = 25;

interface Run {
  readonly id: number;
  readonly job: Job;
  work: Work | undefined;
  isPaused: boolean;
  isDone: boolean;
  isLookedFor: boolean;
  /** Steps to make although it is paused. */
  steps: number;
}

/** The surroundings that the runs need. */
export interface Surroundings {
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Loads the core with a module; after a failure the next run tries again. */
  load(module: WorkerModule): Promise<Core>;
  tell(reply: Reply): void;
  /** Lets orders in that came during the last step. */
  nextTurn(): Promise<void>;
}

/** All runs of a worker, side by side: they take turns, step by step, and between two steps there is time for orders. */
export class Runs {
  readonly #around: Surroundings;
  readonly #runs = new Map<number, Run>();
  readonly #loaded = new Map<WorkerModule, Promise<Core>>();
  #isGoing = false;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** The number of runs, paused and done ones included. */
  get count(): number {
    return this.#runs.size;
  }

  start(id: number, job: Job): void {
    const run = { id, job, work: undefined, isPaused: false, isDone: false, isLookedFor: false, steps: 0 };
    this.#runs.set(id, run);
    void this.#goOn();
  }

  /** An order to a run that there is no more is none. */
  order(id: number, order: Order): void {
    const run = this.#runs.get(id);
    if (!run) return;
    switch (order) {
      case 'look':
        run.isLookedFor = true;
        // One that goes on is looked at after its next step: until then there is nothing new.
        if (run.work && !isActive(run)) this.#showIfAsked(run, run.work);
        break;
      case 'pause':
        run.isPaused = true;
        break;
      case 'resume':
        run.isPaused = false;
        run.steps = 0;
        break;
      case 'step':
        if (run.isPaused) ++run.steps;
        break;
      case 'finish':
        this.#around.tell({ run: id, kind: 'finished', seen: run.work && seenOf(run.work) });
        this.#free(run);
        break;
      case 'cancel':
        this.#free(run);
    }
    void this.#goOn();
  }

  async #goOn(): Promise<void> {
    if (this.#isGoing) return;
    this.#isGoing = true;
    // What was ordered along with the start of a run is heard before it begins.
    await this.#around.nextTurn();
    for (let run = this.#next(); run; run = this.#next()) {
      await this.#advance(run);
      await this.#around.nextTurn();
    }
    this.#isGoing = false;
  }

  /** The one that has waited longest; it goes to the end of the line. */
  #next(): Run | undefined {
    for (const run of this.#runs.values()) {
      if (!isActive(run)) continue;
      this.#runs.delete(run.id);
      this.#runs.set(run.id, run);
      return run;
    }
    return undefined;
  }

  async #advance(run: Run): Promise<void> {
    try {
      const kind = this.#kindOf(run);
      const core = await this.#coreWith(kind.module);
      if (this.#runs.get(run.id) !== run || !isActive(run)) return; // an order came while the core was loaded
      const work = (run.work ??= kind.begin(core, run.job.spec, run.id));
      const before = work.share();
      run.isDone = !work.step(run.isPaused ? 0 : stepTime);
      // One of a paused run brings something to see, in as many pieces as it takes: orders are heard between them.
      if (run.isDone || work.share() > before) run.steps = Math.max(0, run.steps - 1);
      if (run.isDone) this.#around.tell({ run: run.id, kind: 'done', ...seenOf(work) });
      else this.#showIfAsked(run, work);
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      this.#around.tell({ run: run.id, kind: 'failed', error: { name, message } });
      this.#free(run);
    }
  }

  #kindOf({ job: { kind } }: Run): Kind {
    const known = this.#around.kinds[kind];
    if (!known) throw new TypeError(`There is no kind of job that is called ${kind}`);
    return known;
  }

  #coreWith(module: WorkerModule): Promise<Core> {
    const known = this.#loaded.get(module);
    if (known) return known;
    const core = this.#around.load(module).catch((cause: unknown) => this.#withoutCore(module, cause));
    this.#loaded.set(module, core);
    return core;
  }

  #showIfAsked(run: Run, work: Work): void {
    if (!run.isLookedFor) return;
    run.isLookedFor = false;
    this.#around.tell({ run: run.id, kind: 'seen', ...seenOf(work) });
  }

  #free({ id, work }: Run): void {
    this.#runs.delete(id);
    work?.free();
  }

  #withoutCore(module: WorkerModule, cause: unknown): never {
    this.#loaded.delete(module);
    throw new NoWorker(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

const isActive = ({ isDone, isPaused, steps }: Run): boolean => !isDone && (!isPaused || steps > 0);

const seenOf = (work: Work): Seen => ({ share: work.share(), look: work.look() });
