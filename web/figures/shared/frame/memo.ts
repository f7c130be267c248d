interface Cached<Value> {
  readonly from: readonly unknown[];
  readonly value: Value;
}

/**
 * Caches the last values by their inputs, since most inputs do not change between renders, and readers switch back and
 * forth between choices.
 */
export class Memo<Value> {
  readonly #most: number;
  #cached: readonly Cached<Value>[] = [];

  /** @param max - The number of cached values; the least recently used is dropped. */
  constructor(max = 1) {
    this.#most = max;
  }

  /** @param from - The inputs; objects are compared by identity. */
  get(from: readonly unknown[], make: () => Value): Value {
    const found = this.#cached.find((one) => same(one.from, from)) ?? { from, value: make() };
    if (found !== this.#cached[0])
      this.#cached = [found, ...this.#cached.filter((one) => one !== found)].slice(0, this.#most);
    return found.value;
  }
}

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, place) => Object.is(part, other[place]));
}
