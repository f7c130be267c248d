import type { Core } from '../core/core.js';
import type { CallName, Results, Specs } from '../core/specs.js';
import type { Cut } from './cut.js';
import { cuts } from './cuts.js';
import type { Calls } from './job.js';
import type { Clock, Work } from './kind.js';

type Spec = Specs[CallName];
type Result = Results[CallName];

/** A first part is small, so that there is something to see of every spec early. */
const firstCount = 8;

/** By how much a part may be larger than the last one: so its time can be told from that of the last one. */
const growth = 2;

/** Milliseconds: clocks are coarse, and what seems to take no time takes some. */
const leastEach = 1e-6;

/** How far one spec has come. */
interface Progress {
  readonly spec: Spec;
  readonly count: number;
  done: number;
  /** How many the next part has, at most. */
  next: number;
  /** What one of them took in the last part, in milliseconds. */
  each: number;
  result: Result | undefined;
}

/**
 * One call of the core for each spec. Long ones are cut into parts whose size follows from the time that the last part took, the
 * first parts of all specs first: so a plot is whole early and then grows sharper.
 */
export class CallsWork implements Work {
  readonly #core: Core;
  readonly #name: CallName;
  readonly #now: Clock;
  readonly #cut: Cut<Spec, Result> | undefined;
  readonly #all: readonly Progress[];
  /** What is not done yet, in the order in which it goes on. */
  readonly #queue: Progress[];

  constructor(core: Core, { call, specs }: Calls, now: Clock) {
    this.#core = core;
    this.#name = call;
    this.#now = now;
    this.#cut = cuts[call];
    this.#all = specs.map((spec) => {
      const count = this.#cut?.count(spec) ?? 1;
      return { spec, count, done: 0, next: firstCount, each: 0, result: undefined };
    });
    this.#queue = [...this.#all];
  }

  step(milliseconds: number): boolean {
    const begun = this.#now();
    do this.#makeNext(milliseconds);
    while (this.#queue[0] && this.#now() - begun + this.#expected(this.#queue[0]) <= milliseconds);
    return this.#queue.length > 0;
  }

  look(): readonly (Result | undefined)[] {
    return this.#all.map(({ result }) => result);
  }

  share(): number {
    return this.#all.reduce((sum, { done, count }) => sum + done / count, 0) / Math.max(1, this.#all.length);
  }

  free(): void {
    // Nothing of it is in the core.
  }

  #makeNext(milliseconds: number): void {
    const progress = this.#queue.shift();
    if (!progress) return;
    const { spec, count, done, next } = progress;
    const cut = Number.isSafeInteger(count) && count > 1 ? this.#cut : undefined;
    const size = cut ? Math.min(next, count - done) : count;
    const begun = this.#now();
    const result = this.#called(cut ? cut.part(spec, done, size) : spec);
    progress.each = (this.#now() - begun) / size;
    progress.next = Math.max(1, Math.min(growth * size, Math.floor(milliseconds / Math.max(progress.each, leastEach))));
    progress.result = cut && progress.result ? cut.joined(progress.result, result) : result;
    progress.done += size;
    if (progress.done < count) this.#queue.push(progress);
  }

  #expected({ each, next, count, done }: Progress): number {
    return each * Math.min(next, count - done);
  }

  #called(spec: Spec): Result {
    const methods = this.#core as unknown as Readonly<Record<CallName, (spec: Spec) => Result>>;
    return methods[this.#name](spec);
  }
}
