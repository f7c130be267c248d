import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Angles, Core } from '../../core/index.js';
import { callJob, type Outcome } from '../../worker/job.js';
import { anglesSpec, maxAngles } from './data.js';
import type { Ridge } from './angles.js';
import type { PreparedAngles } from './prepared.js';
import { JobController } from '../shared/frame/job-controller.js';
import { NearViewportController } from '../shared/frame/near-viewport.js';

/** Widths that a reader may drag through before the oldest are forgotten. */
const maxKept = 64;

/**
 * Histograms of angles: a rough one in the frame that asks for it, and, once the figure is near, one of ten thousand words from
 * the worker in its place.
 */
export class AngleCounts implements ReactiveController {
  readonly #job: JobController<Outcome<'anglesHistogram'>>;
  readonly #kept = new Map<string, Ridge>();
  #asked: { readonly dimensions: readonly number[]; readonly seed: number } | undefined;
  #started = '';
  #near = false;

  constructor(host: ReactiveControllerHost & Element) {
    host.addController(this);
    this.#job = new JobController(host);
    new NearViewportController(host, () => {
      this.#near = true;
      host.requestUpdate();
    });
  }

  /** The reason why the counting stopped, so that the rough ridges are all that there will be. */
  get failure(): Error | undefined {
    return this.#job.failure;
  }

  /** Takes over the ridges that the build has counted; they are not counted again. */
  prepare(prepared: PreparedAngles | undefined): void {
    for (const { dimensions, angles } of prepared?.ridges ?? []) this.#keep(dimensions, prepared!.seed, angles);
  }

  /** The best that is there for each width. */
  ridges(core: Core, dimensions: readonly number[], seed: number): Ridge[] {
    this.#asked = { dimensions, seed };
    return dimensions.map((width) => this.#kept.get(`${width} ${seed}`) ?? this.#rough(core, width, seed));
  }

  hostUpdated(): void {
    if (!this.#near || !this.#asked) return;
    const { dimensions, seed } = this.#asked;
    const key = JSON.stringify([dimensions, seed]);
    if (key === this.#started) return;
    this.#started = key;
    const missing = [...new Set(dimensions)].filter((width) => this.#countOf(width, seed) < maxAngles);
    if (missing.length === 0) return this.#job.cancel();
    const specs = missing.map((width) => anglesSpec(width, seed, maxAngles));
    void this.#job.run(callJob('anglesHistogram', specs), (outcome) => {
      missing.forEach((width, index) => {
        const angles = outcome[index];
        if (angles && angles.words > this.#countOf(width, seed)) this.#keep(width, seed, angles);
      });
    });
  }

  #countOf(width: number, seed: number): number {
    return this.#kept.get(`${width} ${seed}`)?.angles.words ?? 0;
  }

  #rough(core: Core, width: number, seed: number): Ridge {
    return this.#keep(width, seed, core.anglesHistogram(anglesSpec(width, seed)));
  }

  #keep(dimensions: number, seed: number, angles: Angles): Ridge {
    const ridge = { dimensions, angles };
    this.#kept.delete(`${dimensions} ${seed}`);
    this.#kept.set(`${dimensions} ${seed}`, ridge);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maxKept && oldest !== undefined) this.#kept.delete(oldest);
    return ridge;
  }
}
