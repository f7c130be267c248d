import type { LitElement } from 'lit';
import { Ticker } from '../shared/controls/animation.js';

const secondsOfHand = 1.1;

/** The number of added hands, and of heard ones. */
export interface HandCount {
  readonly hands: number;
  readonly all: number;
}

/** Adds the hands one after another until stopped. */
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

  /** Continues; starts again with the first hand if all are added. */
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
    // Many hands are added in 16 steps.
    this.#add(hands + Math.max(1, Math.round(all / 16)));
    if (this.#count().hands === all) this.stop();
  }
}
