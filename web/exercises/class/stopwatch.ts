/** Whoever does nothing for so long is not at work, in milliseconds. */
const longestPause = 120_000;

/**
 * Counts the time at work on things of which one at a time is at hand: from one touch to the next, but for long pauses.
 * All times are milliseconds of one clock.
 */
export class Stopwatch<Thing> {
  readonly #spent = new Map<Thing, number>();
  #at: { readonly thing: Thing; readonly since: number } | undefined;

  /** Somebody does something with a thing; what was at hand before was, until now. */
  touch(thing: Thing, now: number): void {
    this.leave(now);
    this.#at = { thing, since: now };
  }

  /** Nothing is at hand from now on. */
  leave(now: number): void {
    if (this.#at) {
      const { thing, since } = this.#at;
      const time = now - since;
      if (time > 0 && time <= longestPause) this.#spent.set(thing, (this.#spent.get(thing) ?? 0) + time);
    }
    this.#at = undefined;
  }

  /** Whole seconds for each thing since they were taken last; what is less than a second stays. */
  take(): [Thing, number][] {
    return [...this.#spent].flatMap(([thing, time]) => {
      const seconds = Math.floor(time / 1000);
      this.#spent.set(thing, time - seconds * 1000);
      return seconds > 0 ? [[thing, seconds]] : [];
    });
  }
}
