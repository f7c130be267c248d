import type { Sentence } from '../shared/config/model-clock.js';
import type { Known } from './known.js';
import { loadTools } from './load-tools.js';

/** A file that a reader brought, with the numbers of it that a link carries: none of what is too long for that. */
export interface Brought extends Known {
  readonly config: string | undefined;
}

/** The listener who is told of every text that was read, or refused. */
export interface Told {
  accept(brought: Brought): void;
  /** `text` is missing where it is too long to be shown. */
  refuse(why: Sentence, text?: string): void;
}

/** Reads what a reader pastes, types, drops or opens. Nothing of it leaves the page. */
export class ConfigReader {
  readonly #told: Told;
  /** The newest text wins: a file takes its time. */
  #newest = 0;

  constructor(told: Told) {
    this.#told = told;
  }

  /** @param isWhole - Whether the reader is done; while she types, half a file is no mistake. */
  read(text: string, isWhole = true): Promise<void> {
    return this.#readFrom(() => Promise.resolve(text), isWhole);
  }

  readFile(file: File): Promise<void> {
    // UTF-8 has at least a character in four bytes: a file that is too long is not even opened.
    return this.#readFrom((most) => (file.size > 4 * most ? Promise.resolve(file.size) : file.text()), true);
  }

  /** Reads what was dropped: a file, or a text that was dragged. */
  drop(data: DataTransfer | null): Promise<void> {
    const file = data?.files[0];
    return file ? this.readFile(file) : this.read(data?.getData('text/plain') ?? '');
  }

  async #readFrom(source: (most: number) => Promise<string | number>, isWhole: boolean): Promise<void> {
    this.#newest += 1;
    const turn = this.#newest;
    const tools = await loadTools().catch((error: unknown) => {
      console.error(error);
      return undefined;
    });
    if (!tools) {
      this.#told.refuse({ key: 'modelClock.notLoaded' });
      return;
    }
    const { broughtBy, longestText, readConfig } = tools;
    const text = await source(longestText);
    if (turn !== this.#newest) return;
    if (typeof text === 'number') {
      this.#told.refuse({ key: 'modelConfig.tooLong', values: { most: longestText, length: text } });
      return;
    }
    const result = readConfig(text);
    if ('clock' in result) this.#told.accept(broughtBy(result.clock, text));
    else if (isWhole) this.#told.refuse(result.refusal, text.length > longestText ? undefined : text);
  }
}
