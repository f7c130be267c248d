/** By how much a part may be larger than the last one: so its time can be told from that of the last one. */
const growth = 2;

/** Milliseconds: clocks are coarse, and what seems to take no time takes some. */
const minEach = 1e-6;

/** Decides how large the parts of some work are to be, by the time that the last one took. */
export class Pace {
  #next: number;
  /** The time that one of them took in the last part, in milliseconds. */
  #each: number | undefined;

  /** @param first - How many the first part has. */
  constructor(first: number) {
    this.#next = first;
  }

  /** The number that the next part has, of those that are left. */
  of(left: number): number {
    return Math.min(this.#next, left);
  }

  /** The time that this part will take, in milliseconds; undefined before the first one, of which nothing is known. */
  expected(left: number): number | undefined {
    return this.#each === undefined ? undefined : this.#each * this.of(left);
  }

  /** A part of so many took so long; the next one is to take so many milliseconds. */
  took(count: number, took: number, milliseconds: number): void {
    this.#each = took / count;
    this.#next = Math.max(1, Math.min(growth * count, Math.floor(milliseconds / Math.max(this.#each, minEach))));
  }

  /** Forgets the times: the work that comes now is of another sort, takes another time, and has a first part of its own. */
  restart(first: number): void {
    this.#next = first;
    this.#each = undefined;
  }
}
