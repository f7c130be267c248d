/** One call of the core that is being made in parts. Each part is told by a spec, and its result is taken in turn. */
export interface Making<Spec, Result> {
  /** The number of things that are counted in all, and of those that are done. */
  readonly total: number;
  readonly done: number;
  /** The number left of the same sort: a part has no others. Nothing is left when all is made. */
  readonly left: number;
  /** The most that a first part of this sort may have, before anything is known of the time that one of them takes. */
  readonly first: number;
  /** The spec of a part that has so many of them. */
  part(count: number): Spec;
  /** The result of that part. */
  take(result: Result, count: number): void;
  /** The result so far, if anything can be told of it yet. No later part changes it. */
  readonly result: Result | undefined;
}

/** A first part is small, so that there is something to see early. */
const firstCount = 8;

/** The additions and multiplications of a first part, about: some milliseconds of a slow machine, where one of them allows. */
const firstOperations = 2 ** 22;

/** The size of a first part, of things that take so many operations each. */
export const firstOf = (operations: number): number =>
  Math.max(1, Math.min(firstCount, Math.floor(firstOperations / operations)));

/** The way to cut a call that is all of one sort: what is counted in it, and how two results become one. */
export interface Cut<Spec, Result> {
  /** The number of things to count. A spec in which that is no good number is left whole, for the core to refuse. */
  count(spec: Spec): number;
  /** The number of operations that one of them takes, about. */
  operations(spec: Spec): number;
  /** So many of them, from one of them on. */
  part(spec: Spec, first: number, count: number): Spec;
  /** The result of both parts, of which the second one follows on the first. */
  joined(before: Result, after: Result): Result;
}

/** Makes a call by such a cut. */
export class InParts<Spec, Result> implements Making<Spec, Result> {
  readonly #spec: Spec;
  readonly #cut: Cut<Spec, Result>;
  readonly total: number;
  readonly first: number;
  done = 0;
  result: Result | undefined;

  constructor(spec: Spec, cut: Cut<Spec, Result>) {
    this.#spec = spec;
    this.#cut = cut;
    this.total = cut.count(spec);
    this.first = firstOf(cut.operations(spec));
  }

  get left(): number {
    return this.total - this.done;
  }

  part(count: number): Spec {
    return this.#cut.part(this.#spec, this.done, count);
  }

  take(result: Result, count: number): void {
    this.result = this.result === undefined ? result : this.#cut.joined(this.result, result);
    this.done += count;
  }
}

/** A call that cannot be cut, or is not worth it: one part, which is the whole. */
export class Whole<Spec, Result> implements Making<Spec, Result> {
  readonly #spec: Spec;
  readonly total = 1;
  readonly first = 1;
  done = 0;
  result: Result | undefined;

  constructor(spec: Spec) {
    this.#spec = spec;
  }

  get left(): number {
    return 1 - this.done;
  }

  part(): Spec {
    return this.#spec;
  }

  take(result: Result): void {
    this.result = result;
    this.done = 1;
  }
}

type Numbers =
  Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** The numbers of two parts, one behind the other. */
export function both<Kind extends Numbers>(one: Kind, other: Kind): Kind {
  const joined = new (one.constructor as new (length: number) => Kind)(one.length + other.length);
  joined.set(one);
  joined.set(other, one.length);
  return joined;
}
