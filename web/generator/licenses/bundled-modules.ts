import { resolve } from 'node:path';

import type { PluginOption } from 'vite';

import { paths } from '../paths.js';

/** Collects the sources of shipped files: every bundled module and every copied file. */
export class Shipped {
  readonly #files = new Set<string>();

  /** Absolute paths, and the bundler's own helpers, whose names start with a zero byte. */
  get files(): ReadonlySet<string> {
    return this.#files;
  }

  /** Adds a file that was not bundled. */
  add(file: string): void {
    this.#files.add(file);
  }

  /**
   * A Vite plugin that collects the modules of a bundle. Each bundle needs its own, including workers
   * (`worker.plugins`).
   */
  plugin(): PluginOption {
    return {
      name: 'shipped',
      generateBundle: {
        // Runs before Vite drops chunks with styles only.
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
