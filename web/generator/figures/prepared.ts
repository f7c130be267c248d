import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesUnder, write } from '../files.js';
import { paths } from '../paths.js';
import { allModules } from '../load-core.js';

/**
 * Hashes everything that the prerender data of a figure depends on: the core, the figure's code, the list of models,
 * its tag.
 */
function getStamp(name: string, tag: string): string {
  const hash = createHash('sha256').update(tag);
  for (const module of allModules) hash.update(readFileSync(join(paths.wasm, `${module}.wasm`)));
  for (const part of [name.replace(/^pe-/, ''), 'shared/model-config', 'shared/model-catalog']) {
    const folder = join(paths.figures, part);
    for (const file of filesUnder(folder)) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 32);
}

const getFile = (name: string, tag: string): string => `${getStamp(name, tag)}.txt`;

/**
 * Prerender data of figures by tag, shared by all languages. Data that takes seconds of training is cached across
 * builds, until the core or the figure changes.
 */
export class PreparedRuns {
  readonly #folder: string;
  readonly #results = new Map<string, string>();

  constructor(folder: string = paths.prepared) {
    this.#folder = folder;
  }

  once(name: string, tag: string, make: () => string): string {
    const text = this.#results.get(tag) ?? this.cached(name, tag) ?? this.#written(name, tag, make());
    this.#results.set(tag, text);
    return text;
  }

  /** The cached result of an earlier build with the same inputs. */
  cached(name: string, tag: string): string | undefined {
    const path = join(this.#folder, getFile(name, tag));
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  #written(name: string, tag: string, text: string): string {
    write(this.#folder, getFile(name, tag), text);
    return text;
  }
}
