import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Angles, Core } from '../../core/index.js';
import { jobOf, type Outcome } from '../../worker/job.js';
import { anglesSpec, mostAngles } from './data.js';
import type { Ridge } from './angles.js';
import type { PreparedAngles } from './prepared.js';
import { LongJob } from '../shared/frame/long-job.js';
import { WhenNear } from '../shared/frame/when-near.js';

/** Widths that a reader may drag through before the oldest are forgotten. */
const mostKept = 64;

/**
 * Histograms of angles: a rough one in the frame that asks for it, and, once the figure is near, one of ten thousand words from
 * the worker in its place.
 */
export class AngleCounts implements ReactiveController {
  readonly #job: LongJob<Outcome<'anglesHistogram'>>;
  readonly #kept = new Map<string, Ridge>();
  #asked: { readonly dimensions: readonly number[]; readonly seed: number } | undefined;
  #started = '';
  #near = false;

  constructor(host: ReactiveControllerHost & Element) {
    host.addController(this);
    this.#job = new LongJob(host);
    new WhenNear(host, () => {
      this.#near = true;
      host.requestUpdate();
    });
  }

  /** Why the rough ones are all that there will be. */
  get failure(): Error | undefined {
    return this.#job.failure;
  }

  /** What the build has counted already; it need not be counted again. */
  prepare(prepared: PreparedAngles | undefined): void {
    for (const { dimensions, words, angles } of prepared?.ridges ?? [])
      this.#keep(dimensions, prepared!.seed, words, angles);
  }

  /** The best that is there for each width. */
  ridges(core: Core, dimensions: readonly number[], seed: number): Ridge[] {
    this.#asked = { dimensions, seed };
    return dimensions.map((width) => this.#kept.get(`${width} ${seed}`) ?? this.#rough(core, width, seed));
  }

  hostUpdated(): void {
    if (!this.#near || !this.#asked) return;
    const { dimensions, seed } = this.#asked;
    const missing = [...new Set(dimensions)].filter(
      (width) => this.#kept.get(`${width} ${seed}`)?.words !== mostAngles,
    );
    const key = JSON.stringify([missing, seed]);
    if (missing.length === 0 || key === this.#started) return;
    this.#started = key;
    const specs = missing.map((width) => anglesSpec(width, seed, mostAngles));
    void this.#job.run(jobOf('anglesHistogram', specs), (outcome) => {
      missing.forEach((width, index) => {
        const angles = outcome[index];
        if (angles) this.#keep(width, seed, mostAngles, angles);
      });
    });
  }

  #rough(core: Core, width: number, seed: number): Ridge {
    const spec = anglesSpec(width, seed);
    return this.#keep(width, seed, spec.words, core.anglesHistogram(spec));
  }

  #keep(dimensions: number, seed: number, words: number, angles: Angles): Ridge {
    const ridge = { dimensions, words, angles };
    this.#kept.delete(`${dimensions} ${seed}`);
    this.#kept.set(`${dimensions} ${seed}`, ridge);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    return ridge;
  }
}
