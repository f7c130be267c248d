/** A first part is small, so that there is something to see early. */
const firstCount = 8;

/** By how much a part may be larger than the last one: so its time can be told from that of the last one. */
const growth = 2;

/** Milliseconds: clocks are coarse, and what seems to take no time takes some. */
const leastEach = 1e-6;

/** Decides how large the parts of some work are to be, by the time that the last one took. */
export class Pace {
  readonly #first: number;
  #next: number;
  /** The time that one of them took in the last part, in milliseconds. */
  #each = 0;

  /** @param first - How many the first part has. */
  constructor(first = firstCount) {
    this.#first = first;
    this.#next = first;
  }

  /** The number that the next part has, of those that are left. */
  of(left: number): number {
    return Math.min(this.#next, left);
  }

  /** The time that this part will take, in milliseconds; nothing is known before the first one. */
  expected(left: number): number {
    return this.#each * this.of(left);
  }

  /** A part of so many took so long; the next one is to take so many milliseconds. */
  took(count: number, took: number, milliseconds: number): void {
    this.#each = took / count;
    this.#next = Math.max(1, Math.min(growth * count, Math.floor(milliseconds / Math.max(this.#each, leastEach))));
  }

  /** Forgets the times: the work that comes now is of another sort, and takes another time. */
  restart(): void {
    this.#next = this.#first;
    this.#each = 0;
  }
}
