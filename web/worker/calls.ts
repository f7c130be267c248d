import type { Core } from '../core/core.js';
import type { CallName, Results, Specs } from '../core/specs.js';
import type { Making } from './chunking/cut.js';
import { getMaking } from './chunking/cuts.js';
import type { Calls } from './job.js';
import type { Clock, Work } from './kind.js';
import { Pace } from './pace.js';

type Spec = Specs[CallName];
type Result = Results[CallName];

/** The progress of one spec. */
interface Progress {
  readonly making: Making<Spec, Result>;
  readonly pace: Pace;
}

/**
 * One call of the core for each spec. Long ones are cut into parts whose size follows from the time that the last part took, the
 * first parts of all specs first: so a plot is whole early and then grows sharper.
 */
export class CallsWork implements Work {
  readonly #core: Core;
  readonly #name: CallName;
  readonly #now: Clock;
  readonly #all: readonly Progress[];
  /** The parts that are not done yet, in the order in which they follow. */
  readonly #queue: Progress[];
  /** The time that the last part took, in milliseconds: a first part is expected to take as long as the one before it. */
  #last = 0;

  constructor(core: Core, { call, specs }: Calls, now: Clock) {
    this.#core = core;
    this.#name = call;
    this.#now = now;
    this.#all = specs.map((spec) => {
      const making: Making<Spec, Result> = getMaking<CallName>(call, core.wholeSpec<CallName>(call, spec));
      return { making, pace: new Pace(making.first) };
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
    return this.#all.map(({ making }) => making.result);
  }

  share(): number {
    return (
      this.#all.reduce((sum, { making: { done, total } }) => sum + done / total, 0) / Math.max(1, this.#all.length)
    );
  }

  free(): void {
    // Nothing of it is in the core.
  }

  #makeNext(milliseconds: number): void {
    const progress = this.#queue.shift();
    if (!progress) return;
    const { making, pace } = progress;
    const { left } = making;
    const size = pace.of(left);
    const begun = this.#now();
    making.take(this.#called(making.part(size)), size);
    this.#last = this.#now() - begun;
    pace.took(size, this.#last, milliseconds);
    if (making.left !== left - size) pace.restart(making.first);
    if (making.left > 0) this.#queue.push(progress);
  }

  #expected({ pace, making }: Progress): number {
    return pace.expected(making.left) ?? this.#last;
  }

  #called(spec: Spec): Result {
    const methods = this.#core as unknown as Readonly<Record<CallName, (spec: Spec) => Result>>;
    return methods[this.#name](spec);
  }
}
