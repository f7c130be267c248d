import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { motion } from '../shared/controls/animation.js';

/** The time constant in milliseconds: two thirds of the way. */
const pace = 70;
/** Closer than this counts as arrived. */
const near = 0.004;

/**
 * Lit controller that eases places towards their targets through everything in between, so that the hands can be
 * followed. Without motion they jump.
 */
export class Glide implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #shown: number[] = [];
  #target: readonly number[] = [];
  #frame: number | undefined;
  #last = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** @param held - A dragged word, which is not eased. */
  to(target: readonly number[], held?: number): readonly number[] {
    const jumps = this.#shown.length !== target.length || motion.paused;
    this.#target = target;
    this.#shown = target.map((place, index) => (jumps || index === held ? place : this.#shown[index]!));
    if (this.#frame === undefined && this.#moves) {
      this.#last = performance.now();
      this.#frame = requestAnimationFrame((now) => this.#step(now));
    }
    return this.#shown;
  }

  get #moves(): boolean {
    return this.#shown.some((place, index) => place !== this.#target[index]);
  }

  #step(now: number): void {
    const left = Math.exp(-Math.max(0, now - this.#last) / pace);
    this.#last = now;
    this.#frame = undefined;
    this.#shown = this.#shown.map((place, index) => {
      const [to, rest] = [this.#target[index]!, (place - this.#target[index]!) * left];
      return Math.abs(rest) < near ? to : to + rest;
    });
    // The next render requests another frame if needed.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.#shown = [];
  }
}
