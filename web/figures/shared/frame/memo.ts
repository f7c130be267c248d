/** A memo of one value: the last one is returned again for the same inputs. Much of a figure outlives most of its drawings. */
export class Memo<Value> {
  #last: { readonly from: readonly unknown[]; readonly value: Value } | undefined;

  /** @param from - All that the value is made of; objects are the same only if they are the same object. */
  get(from: readonly unknown[], make: () => Value): Value {
    if (!this.#last || !same(this.#last.from, from)) this.#last = { from, value: make() };
    return this.#last.value;
  }
}

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, place) => Object.is(part, other[place]));
}
