/** Estimates how long a run may still take that is `share` done: as long as before, for as much. Times are in milliseconds. */
export class TimeLeft {
  #since: number | undefined;
  #spent = 0;

  start(now: number): void {
    this.#since = now;
    this.#spent = 0;
  }

  /** A pause is no time that the run takes. */
  pause(now: number): void {
    this.#spent = this.#until(now);
    this.#since = undefined;
  }

  resume(now: number): void {
    this.#since ??= now;
  }

  /** Undefined while too little is done to tell. */
  left(share: number, now: number): number | undefined {
    return share > 0.02 ? (this.#until(now) * (1 - share)) / share : undefined;
  }

  #until(now: number): number {
    return this.#spent + (this.#since === undefined ? 0 : now - this.#since);
  }
}
