import { resolve } from 'node:path';

import type { PluginOption } from 'vite';

import { paths } from '../paths.js';

/**
 * The sources of the files that a build makes: each module and each file that was copied, noted while they are bundled.
 */
export class Shipped {
  readonly #files = new Set<string>();

  /** Absolute paths, and the names that a bundler gives to helpers of its own, which begin with a zero byte. */
  get files(): ReadonlySet<string> {
    return this.#files;
  }

  /** A file that no bundler has seen. */
  add(file: string): void {
    this.#files.add(file);
  }

  /** Notes what is in a bundle. Every bundle takes its own, those of workers too (`worker.plugins`). */
  plugin(): PluginOption {
    return {
      name: 'shipped',
      generateBundle: {
        // Before Vite drops the chunks that held nothing but styles.
        order: 'pre',
        handler: (_, output) => {
          for (const part of Object.values(output)) {
            if (part.type === 'chunk') part.moduleIds.forEach((id) => this.add(id.replace(/\?.*$/, '')));
            else part.originalFileNames.forEach((name) => this.add(resolve(paths.root, name)));
          }
        },
      },
    };
  }
}
