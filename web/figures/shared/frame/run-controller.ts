import type { ReactiveController } from 'lit';
import type { Job } from '../../../worker/job.js';
import type { Figure } from './figure.js';
import { JobController } from './job-controller.js';
import { NearViewportController } from './near-viewport.js';
import { preparedAttribute } from './prerender-data.js';

/** What a figure shows of a job: the settings that determine it, and its results so far. */
interface Run {
  readonly settings: object;
}

export interface RunOptions<Shown extends Run, Snapshot> {
  /** The current settings of the figure; undefined while it needs no run. */
  readonly settings: () => Shown['settings'] | undefined;
  /** Reads the run that the build has stored. */
  readonly parse: (text: string) => Shown | undefined;
  readonly job: (settings: Shown['settings']) => Job<Snapshot>;
  /** What is there of a run with these settings; undefined as long as there is nothing to show. */
  readonly read: (settings: Shown['settings'], snapshot: Snapshot) => Shown | undefined;
}

/**
 * A run of a job in the worker that follows the settings of a figure: once the figure is near the viewport, settings other than
 * those of the build's run start a new one. A cancelled run does not start again by itself.
 */
export class RunController<Shown extends Run, Snapshot> implements ReactiveController {
  readonly job: JobController<Snapshot>;
  readonly #host: Figure;
  readonly #options: RunOptions<Shown, Snapshot>;
  /** The run of the build. */
  #prepared: Shown | undefined;
  /** The last run of the worker, possibly partial. */
  #latest: Shown | undefined;
  #startedKey: string | undefined;
  #isNear = false;

  constructor(host: Figure, options: RunOptions<Shown, Snapshot>) {
    this.#host = host;
    this.#options = options;
    this.job = new JobController<Snapshot>(host);
    new NearViewportController(host, () => {
      this.#isNear = true;
      host.requestUpdate();
    });
    host.addController(this);
  }

  /** The run to draw: the previous one until the new one has something to show. */
  get shown(): Shown | undefined {
    return this.#latest ?? this.#finished;
  }

  /** Read when it's first needed: no controller is updated where the build renders the figure. */
  get #finished(): Shown | undefined {
    const text = this.#host.getAttribute(preparedAttribute);
    if (text) this.#prepared ??= this.#options.parse(text);
    return this.#prepared;
  }

  /** Whether the run to draw is that of the current settings. */
  get isCurrent(): boolean {
    return JSON.stringify(this.shown?.settings) === JSON.stringify(this.#options.settings());
  }

  /** Starts a run, also with the settings of the one that is shown. */
  start(): void {
    const settings = this.#options.settings();
    if (!settings) return;
    void this.job.run(this.#options.job(settings), (snapshot) => {
      this.#latest = this.#options.read(settings, snapshot) ?? this.#latest;
    });
  }

  /** Removes the runs of the worker. */
  reset(): void {
    this.job.cancel();
    this.#latest = undefined;
    this.#startedKey = undefined;
  }

  hostUpdate(): void {
    const key = JSON.stringify(this.#options.settings()) as string | undefined;
    if (!this.#isNear || key === undefined || key === this.#startedKey) return;
    this.#startedKey = key;
    this.job.cancel();
    if (JSON.stringify(this.#finished?.settings) === key) this.#latest = undefined;
    else this.start();
  }
}
