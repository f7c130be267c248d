import type { LitElement } from 'lit';
import { Ticker } from '../shared/controls/motion.js';

const secondsOfHand = 1.1;

/** The number of hands that the product adds up, and of how many. */
export interface HandCount {
  readonly hands: number;
  readonly all: number;
}

/** Adds up the hands one after the other, as long as the reader likes to watch. */
export class HandByHand {
  readonly #count: () => HandCount;
  readonly #add: (hands: number) => void;
  readonly #ticker: Ticker;
  #waited = 0;

  constructor(host: LitElement, count: () => HandCount, add: (hands: number) => void) {
    this.#count = count;
    this.#add = add;
    this.#ticker = new Ticker(host, (seconds) => this.#tick(seconds));
  }

  get running(): boolean {
    return this.#ticker.running;
  }

  /** From where it stands; from the first hand again where all are added up. */
  toggle(): void {
    if (this.running) return this.stop();
    const { hands, all } = this.#count();
    if (hands === all) this.#add(1);
    this.#waited = 0;
    this.#ticker.start();
  }

  stop(): void {
    this.#ticker.stop();
  }

  #tick(seconds: number): void {
    this.#waited += seconds;
    if (this.#waited < secondsOfHand) return;
    this.#waited = 0;
    const { hands, all } = this.#count();
    // Many hands in equal shares of time: no reader watches 256.
    this.#add(hands + Math.max(1, Math.round(all / 16)));
    if (this.#count().hands === all) this.stop();
  }
}
