import type { ReactiveControllerHost } from 'lit';
import { callJob, type Outcome } from '../../worker/job.js';
import { core } from '../shared/frame/core-provider.js';
import { JobController } from '../shared/frame/job-controller.js';
import { getFinding, search, searchSpecs, type Finding } from './data.js';
import { searchedAtOnce, type ReceiverSettings } from './settings.js';

/**
 * Searches for the host's settings: synchronously if short, else in the worker. Until the worker has finished, the last
 * finding stays; a newer setting replaces the running search. A failure clears the finding.
 */
export class ReceiverSearch {
  readonly #host: ReactiveControllerHost;
  readonly #fix: JobController<Outcome<'receive'>>;
  readonly #picture: JobController<Outcome<'likelihood'>>;
  #finding: Finding | undefined;
  /** The specs of the finding, and of the worker's search. */
  #found = '';
  #requested = '';

  constructor(host: ReactiveControllerHost & EventTarget) {
    this.#host = host;
    this.#fix = new JobController(host);
    this.#picture = new JobController(host);
  }

  /** Why the current search failed. */
  get failure(): Error | undefined {
    return this.#requested === '' ? undefined : (this.#fix.failure ?? this.#picture.failure);
  }

  /**
   * The finding for these settings, or an earlier one while a search is running; undefined before the first, and after
   * a failure.
   */
  finding(
    settings: ReceiverSettings,
    columns: number,
  ): { readonly last: Finding | undefined; readonly isCurrent: boolean } {
    const key = JSON.stringify([settings, columns]);
    if (key !== this.#found && settings.range <= searchedAtOnce) {
      this.#finding = search(core(), settings, columns);
      this.#found = key;
    }
    return { last: this.failure ? undefined : this.#finding, isCurrent: key === this.#found };
  }

  /**
   * Starts a long search in the worker, or cancels an obsolete one. Call it after rendering: the build has no worker.
   */
  settle(settings: ReceiverSettings, columns: number): void {
    const key = JSON.stringify([settings, columns]);
    if (key === this.#found) return this.#cancel();
    if (key === this.#requested) return;
    this.#requested = key;
    void this.#ask(settings, columns);
  }

  async #ask(settings: ReceiverSettings, columns: number): Promise<void> {
    const { receive, likelihood } = searchSpecs(settings, columns);
    const [receptions, likelihoods] = await Promise.all([
      this.#fix.run(callJob('receive', [receive])),
      this.#picture.run(callJob('likelihood', likelihood)),
    ]);
    const [[reception], [alone, together]] = [receptions ?? [], likelihoods ?? []];
    if (!reception || !alone || !together) return; // failed, or replaced by a newer one
    this.#finding = getFinding(settings, columns, reception, [alone, together]);
    this.#found = this.#requested;
    this.#requested = '';
    this.#host.requestUpdate();
  }

  #cancel(): void {
    if (this.#requested === '') return;
    this.#requested = '';
    this.#fix.cancel();
    this.#picture.cancel();
  }
}
