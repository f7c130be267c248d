import type { Sentence } from '../../shared/model-config/model-clock.js';
import type { Known } from '../known.js';
import { loadTools } from '../load-tools.js';

/** A file that a reader brought, with the numbers of it that a link carries: none of what is too long for that. */
export interface Brought extends Known {
  readonly config: string | undefined;
}

/** The listener who is told of every text that was read, or refused. */
export interface Told {
  accept(brought: Brought): void;
  /** `text` is missing where it is too long to be shown, or no text at all. */
  refuse(why: Sentence, text?: string): void;
}

/** A text, or why there is none. */
type Source = string | { readonly refusal: Sentence };

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
    return this.#readFrom((tools) => getText(file, tools), true);
  }

  /** Reads what was dropped: a file, or a text that was dragged. */
  drop(data: DataTransfer | null): Promise<void> {
    const file = data?.files[0];
    return file ? this.readFile(file) : this.read(data?.getData('text/plain') ?? '');
  }

  async #readFrom(source: (tools: Tools) => Promise<Source>, isWhole: boolean): Promise<void> {
    this.#newest += 1;
    const turn = this.#newest;
    const notLoaded = (error: unknown): void => {
      console.error(error);
      if (turn === this.#newest) this.#told.refuse({ key: 'modelClock.notLoaded' });
    };
    let tools: Tools;
    let text: Source;
    try {
      tools = await loadTools();
      text = await source(tools);
    } catch (error) {
      notLoaded(error);
      return;
    }
    if (turn !== this.#newest) return;
    if (typeof text !== 'string') {
      this.#told.refuse(text.refusal);
      return;
    }
    const { broughtBy, longestText, readConfig } = tools;
    const result = readConfig(text);
    if ('clock' in result) this.#told.accept(broughtBy(result.clock, text));
    else if (isWhole) this.#told.refuse(result.refusal, text.length > longestText ? undefined : text);
  }
}

type Tools = Awaited<ReturnType<typeof loadTools>>;

/** Bytes of a file that is too long, by which it may still be recognised. */
const beginning = 2 ** 16;

async function getText(file: File, { longestText, textOfGguf, tooLong }: Tools): Promise<Source> {
  if (/\.gguf$/i.test(file.name) || (await file.slice(0, 4).text()) === 'GGUF') {
    const { readGguf } = await import('./gguf-file.js');
    const header = await readGguf(file);
    return 'refusal' in header ? header : textOfGguf(header);
  }
  // UTF-8 has at least a character in four bytes: a file that is too long is not even opened.
  const isTooLong = file.size > 4 * longestText;
  const text = decoded(await (isTooLong ? file.slice(0, beginning) : file).arrayBuffer());
  return isTooLong ? { refusal: tooLong(text, file.size) } : text;
}

/** The text of a file: UTF-8, or UTF-16 as Windows writes it, with its mark or without. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second, third, fourth] = new Uint8Array(bytes.slice(0, 4));
  const isLittle = (first === 0xff && second === 0xfe) || (!!first && second === 0 && !!third && fourth === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && !!second && third === 0 && !!fourth);
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}
