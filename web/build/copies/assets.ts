import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { dataUrlOfBytes, dataUrlOfText } from './data-url.js';

/** The code of Emscripten around a module, which is handed its bytes. */
const isGlue = (code: string): boolean => code.includes('wasmBinary') && code.includes('import.meta.url');

/** The tag of an element that a script defines, by the name of its file: `pe-rope` of `pe-rope-9JznpT51.js`. */
const tagOf = (file: string): string | undefined => /^(pe-[a-z-]+?)-[\w-]{8}\.js$/.exec(file)?.[1];

/**
 * The scripts, styles, wasm and fonts of a site as addresses that hold them. Browsers load no module from a disk, but they do from
 * such an address, and an import map says which one a name stands for. So a script names others by their names alone, where the
 * site's names them by their way.
 */
export class Assets {
  readonly #folder: string;
  readonly #names: ReadonlySet<string>;
  readonly #scripts = new Map<string, string>();
  readonly #bytes = new Map<string, string>();

  /** @param dist - The folder of the built site. */
  constructor(dist: string) {
    this.#folder = join(dist, 'assets');
    this.#names = new Set(readdirSync(this.#folder));
  }

  /** The name of the file that begins so, before the hash of its content. */
  named(start: string, end = '.js'): string {
    const found = [...this.#names].find((name) => name.startsWith(`${start}-`) && name.endsWith(end));
    if (found === undefined) throw new Error(`There is no ${start} in ${this.#folder}`);
    return found;
  }

  text(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  /** A file of bytes as an address. */
  bytes(file: string): string {
    const known = this.#bytes.get(file) ?? dataUrlOfBytes(file, readFileSync(join(this.#folder, file)));
    this.#bytes.set(file, known);
    return known;
  }

  /** The text of a script that names others by their names alone. */
  script(file: string): string {
    const known =
      this.#scripts.get(file) ??
      this.text(file)
        .replace(/(["`])\.\/([\w.-]+\.js)\1/g, (all, _, name: string) => (this.#names.has(name) ? `"${name}"` : all))
        .replace(/new URL\(`([\w.-]+)`,import\.meta\.url\)\.href/g, 'import.meta.resolve("$1")');
    this.#scripts.set(file, known);
    return known;
  }

  /** The names that a script has of other files. */
  #namesIn(file: string): string[] {
    return Array.from(this.script(file).matchAll(/"([\w.-]+\.(?:js|wasm))"/g), ([, name = '']) => name).filter((name) =>
      this.#names.has(name),
    );
  }

  /**
   * The import map of a page: all that these scripts import, from the start or later.
   *
   * @param isWanted - Whether there is any use for an element on this page.
   */
  importMap(entries: readonly string[], isWanted: (tag: string) => boolean): string {
    const imports: Record<string, string> = {};
    const add = (file: string, isHandedOver: boolean): void => {
      const tag = tagOf(file);
      if (tag !== undefined && !isWanted(tag)) return;
      if (file.endsWith('.wasm')) {
        if (!isHandedOver) imports[file] = this.bytes(file);
        else imports[file] ??= 'data:,'; // an address it must have, though nobody goes there
        return;
      }
      if (imports[file] !== undefined) return;
      const code = this.script(file);
      imports[file] = dataUrlOfText(file, code);
      this.#namesIn(file).forEach((name) => add(name, isGlue(code)));
    };
    entries.forEach((file) => add(file, false));
    return JSON.stringify({ imports }).replaceAll('<', '\\u003c');
  }
}
