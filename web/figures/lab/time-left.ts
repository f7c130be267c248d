/** Estimates the remaining time of a run from its progress. Times are in milliseconds. */
export class TimeLeft {
  #since: number | undefined;
  #spent = 0;

  start(now: number): void {
    this.#since = now;
    this.#spent = 0;
  }

  /** Excludes pauses from the elapsed time. */
  pause(now: number): void {
    this.#spent = this.#until(now);
    this.#since = undefined;
  }

  resume(now: number): void {
    this.#since ??= now;
  }

  /** Undefined while there is too little progress. */
  left(fraction: number, now: number): number | undefined {
    return fraction > 0.02 ? (this.#until(now) * (1 - fraction)) / fraction : undefined;
  }

  #until(now: number): number {
    return this.#spent + (this.#since === undefined ? 0 : now - this.#since);
  }
}
