interface Cached<Value> {
  readonly from: readonly unknown[];
  readonly value: Value;
}

/**
 * A memo of the last values: each is returned again for the same inputs. Much of a figure outlives most of its drawings, and who
 * goes back and forth between two choices finds each as it was.
 */
export class Memo<Value> {
  readonly #most: number;
  #cached: readonly Cached<Value>[] = [];

  /** @param most - So many values are kept, those that were asked for last. */
  constructor(max = 1) {
    this.#most = max;
  }

  /** @param from - All that the value is made of; objects are the same only if they are the same object. */
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
