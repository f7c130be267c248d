import type { Core } from '../core/core.js';
import type { Clock, Work } from './kind.js';
import { ModelWork } from './model-work.js';
import type { TrainingLook, TrainingSpec } from './training.js';

/** Models that are trained at the same time; the others wait, so that there is memory for the models of other jobs. */
const atOnce = 8;

/** Training of several models, which take turns; each is looked at as it stands. */
export class TrainingWork implements Work {
  readonly #now: Clock;
  readonly #all: readonly ModelWork[];
  /** The parts that are not done yet, in the order in which they follow. */
  readonly #going: ModelWork[];
  readonly #waiting: ModelWork[];

  constructor(core: Core, spec: TrainingSpec, now: Clock) {
    this.#now = now;
    this.#all = spec.models.map((model) => new ModelWork(core, spec, model, now));
    this.#going = this.#all.slice(0, atOnce);
    this.#waiting = this.#all.slice(atOnce);
  }

  step(milliseconds: number): boolean {
    const end = this.#now() + milliseconds;
    const turn = milliseconds / atOnce;
    // A piece of a large model cannot be made smaller than one sentence, and then takes several turns: another one is begun only if
    // it ends in time when it takes as long.
    let took: number;
    do {
      const begun = this.#now();
      this.#advanceNext(turn);
      took = this.#now() - begun;
    } while (this.#going.length > 0 && this.#now() + Math.max(turn, took) <= end);
    return this.#going.length > 0;
  }

  look(): TrainingLook {
    return this.#all.map((model) => model.look());
  }

  share(): number {
    return this.#all.reduce((sum, model) => sum + model.share(), 0) / Math.max(1, this.#all.length);
  }

  free(): void {
    for (const model of this.#all) model.free();
  }

  #advanceNext(milliseconds: number): void {
    const model = this.#going.shift();
    if (!model) return;
    model.advance(milliseconds);
    const next = model.isOver ? this.#waiting.shift() : model;
    if (next) this.#going.push(next);
  }
}
