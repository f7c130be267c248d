import { contextBase } from '../../core/fields/longer.js';
import type { ContextBases, ContextBaseSpec } from '../../core/index.js';
import { both, type Making } from './cut.js';

/** The sums of a first part: a few milliseconds of a slow machine. */
const firstSums = 2 ** 14;

/**
 * The search for windows of bases, in parts that take so many sums each. How many it takes in all, only its end tells: until
 * then nothing of it is done.
 */
export class SearchingBases implements Making<ContextBaseSpec, ContextBases> {
  readonly #spec: ContextBaseSpec;
  readonly total = 1;
  readonly first = firstSums;
  done = 0;
  left: number;
  result: ContextBases | undefined;
  #found: ContextBases;

  constructor(spec: ContextBaseSpec) {
    this.#spec = spec;
    this.left = spec.sums;
    this.#found = { starts: new Float64Array(), ends: new Float64Array(), reached: spec.reached.slice() };
  }

  /** Whether a spec asks for all that is left to find, however much work it is. */
  static fits({ sums, windows }: ContextBaseSpec): boolean {
    return sums === contextBase.sums.max && Number.isSafeInteger(windows);
  }

  part(sums: number): ContextBaseSpec {
    const { starts, reached } = this.#found;
    return { ...this.#spec, windows: this.#spec.windows - starts.length, sums, reached };
  }

  take({ starts, ends, reached }: ContextBases, sums: number): void {
    const { starts: before, ends: endsBefore } = this.#found;
    this.#found = { starts: both(before, starts), ends: both(endsBefore, ends), reached };
    this.left = reached.length > 0 ? this.left - sums : 0;
    if (this.left > 0) return;
    this.result = this.#found;
    this.done = this.total;
  }
}
