import type { ReactiveControllerHost } from 'lit';
import { callJob, type Outcome } from '../../worker/job.js';
import { core } from '../shared/frame/core-context.js';
import { LongJob } from '../shared/frame/long-job.js';
import { getFinding, search, searchSpecs, type Finding } from './data.js';
import { searchedAtOnce, type ReceiverSettings } from './settings.js';

/**
 * Finds what the host's settings ask for: at once where the search is short, else in the worker. Until the worker has
 * answered, the last finding stays, and a newer setting takes the place of the one under way. A failed search clears it.
 */
export class ReceiverSearch {
  readonly #host: ReactiveControllerHost;
  readonly #fix: LongJob<Outcome<'receive'>>;
  readonly #picture: LongJob<Outcome<'likelihood'>>;
  #finding: Finding | undefined;
  /** The question that the finding answers, and the one that the worker was asked. */
  #found = '';
  #asked = '';

  constructor(host: ReactiveControllerHost & EventTarget) {
    this.#host = host;
    this.#fix = new LongJob(host);
    this.#picture = new LongJob(host);
  }

  /** The reason why the search that is asked for came to nothing. */
  get failure(): Error | undefined {
    return this.#asked === '' ? undefined : (this.#fix.failure ?? this.#picture.failure);
  }

  /** The finding for these settings, or an earlier one while theirs is under way; undefined before the first, and after a failure. */
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

  /** Sends a long search to the worker, or ends one that is not needed any more. Call it after drawing: the build has no worker. */
  settle(settings: ReceiverSettings, columns: number): void {
    const key = JSON.stringify([settings, columns]);
    if (key === this.#found) return this.#cancel();
    if (key === this.#asked) return;
    this.#asked = key;
    void this.#ask(settings, columns);
  }

  async #ask(settings: ReceiverSettings, columns: number): Promise<void> {
    const { receive, likelihood } = searchSpecs(settings, columns);
    const [receptions, likelihoods] = await Promise.all([
      this.#fix.run(callJob('receive', [receive])),
      this.#picture.run(callJob('likelihood', likelihood)),
    ]);
    const [[reception], [alone, together]] = [receptions ?? [], likelihoods ?? []];
    if (!reception || !alone || !together) return; // failed, or a newer one is under way
    this.#finding = getFinding(settings, columns, reception, [alone, together]);
    this.#found = this.#asked;
    this.#asked = '';
    this.#host.requestUpdate();
  }

  #cancel(): void {
    if (this.#asked === '') return;
    this.#asked = '';
    this.#fix.cancel();
    this.#picture.cancel();
  }
}
