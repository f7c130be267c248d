import type { Sentence } from '../../shared/model-config/model-clock.js';
import type { Known } from '../../shared/model-catalog/selected-model.js';
import { loadTools } from '../lazy-config-tools.js';

/** A file from the user, with its numbers for links; undefined if too long. */
export interface Brought extends Known {
  readonly config: string | undefined;
}

/** Callbacks for texts that were read or rejected. */
export interface ReaderCallbacks {
  accept(brought: Brought): void;
  /** `text` is undefined if it is too long to show, or binary. */
  refuse(why: Sentence, text?: string): void;
}

/** A text, or why there is none. */
type Source = string | { readonly refusal: Sentence };

/** Reads what users paste, type, drop or open. Nothing leaves the page. */
export class ConfigReader {
  readonly #callbacks: ReaderCallbacks;
  /** Identifies the latest text: reading a file takes time, and only the latest counts. */
  #newest = 0;

  constructor(callbacks: ReaderCallbacks) {
    this.#callbacks = callbacks;
  }

  /** @param isWhole - Whether the user has finished; while typing, half a file is not an error. */
  read(text: string, isWhole = true): Promise<void> {
    return this.#readFrom(() => Promise.resolve(text), isWhole);
  }

  readFile(file: File): Promise<void> {
    return this.#readFrom((tools) => getText(file, tools), true);
  }

  /** Reads a dropped file or text. */
  drop(data: DataTransfer | null): Promise<void> {
    const file = data?.files[0];
    return file ? this.readFile(file) : this.read(data?.getData('text/plain') ?? '');
  }

  async #readFrom(source: (tools: Tools) => Promise<Source>, isWhole: boolean): Promise<void> {
    this.#newest += 1;
    const turn = this.#newest;
    const notLoaded = (error: unknown): void => {
      console.error(error);
      if (turn === this.#newest) this.#callbacks.refuse({ key: 'modelClock.notLoaded' });
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
      this.#callbacks.refuse(text.refusal);
      return;
    }
    const { fromUpload, longestText, readConfig } = tools;
    const result = readConfig(text);
    if ('clock' in result) this.#callbacks.accept(fromUpload(result.clock, text));
    else if (isWhole) this.#callbacks.refuse(result.refusal, text.length > longestText ? undefined : text);
  }
}

type Tools = Awaited<ReturnType<typeof loadTools>>;

/** The bytes of an overlong file that may identify it. */
const beginning = 2 ** 16;

async function getText(file: File, { longestText, textOfGguf, tooLong }: Tools): Promise<Source> {
  if (/\.gguf$/i.test(file.name) || (await file.slice(0, 4).text()) === 'GGUF') {
    const { readGguf } = await import('./gguf-file.js');
    const header = await readGguf(file);
    return 'refusal' in header ? header : textOfGguf(header);
  }
  // A character has at most four bytes in UTF-8, so longer files need not be opened.
  const isTooLong = file.size > 4 * longestText;
  const text = decoded(await (isTooLong ? file.slice(0, beginning) : file).arrayBuffer());
  return isTooLong ? { refusal: tooLong(text, file.size) } : text;
}

/** Decodes a file: UTF-8, or UTF-16 as Windows writes it, with or without a byte order mark. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second, third, fourth] = new Uint8Array(bytes.slice(0, 4));
  const isLittle = (first === 0xff && second === 0xfe) || (!!first && second === 0 && !!third && fourth === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && !!second && third === 0 && !!fourth);
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}
