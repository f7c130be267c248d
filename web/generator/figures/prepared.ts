import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesUnder, write } from '../files.js';
import { paths } from '../paths.js';
import { allModules } from '../load-core.js';

/** One line that changes with all that the first run of a figure is made from: the core, the figure's own code, the list of models, its tag. */
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
 * The results that figures compute ahead for their tags, once for all languages. Some seconds of training are kept for
 * the next build, too, which needs them as they are unless the core or the figure has changed.
 */
export class PreparedRuns {
  readonly #folder: string;
  readonly #made = new Map<string, string>();

  constructor(folder: string = paths.prepared) {
    this.#folder = folder;
  }

  once(name: string, tag: string, make: () => string): string {
    const text = this.#made.get(tag) ?? this.cached(name, tag) ?? this.#written(name, tag, make());
    this.#made.set(tag, text);
    return text;
  }

  /** The result that an earlier build made of the same, if one did. */
  cached(name: string, tag: string): string | undefined {
    const path = join(this.#folder, getFile(name, tag));
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  #written(name: string, tag: string, text: string): string {
    write(this.#folder, getFile(name, tag), text);
    return text;
  }
}
