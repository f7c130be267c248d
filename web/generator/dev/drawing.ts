import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { context, type BuildContext, type Plugin } from 'esbuild';

import type { ModuleName } from '../../core/modules.js';
import { paths } from '../paths.js';
import { plainScript } from '../plain-script.js';
import { bundleOptions, importBundle } from '../run.mjs';
import type { DevCore } from './core.js';
import type * as tours from './tour.js';

type Tour = Awaited<ReturnType<typeof tours.openTour>>;
const options = { ...bundleOptions('dev/tour.ts'), metafile: true } as const;

/** The code that renders pages. It is bundled and imported again when one of its files has changed. */
export class Drawing {
  readonly #core: DevCore;
  readonly #bundler: Promise<BuildContext<typeof options>>;
  /** The sources of the code; undefined before they are known. */
  #files: ReadonlySet<string> | undefined;
  #tour: Promise<Tour> | undefined;
  #early: Promise<string> | undefined;
  readonly #lastRuns = new Map<string, string>();

  constructor(core: DevCore) {
    this.#core = core;
    const compiled: Plugin = {
      name: 'compiled-core',
      setup(build) {
        build.onResolve({ filter: /\/build\/wasm\/\w+\.mjs$/ }, async ({ path }) => {
          const name = path.match(/(\w+)\.mjs$/)![1] as ModuleName;
          await core.load(name);
          return { path: core.getFile(name, 'mjs') };
        });
      },
    };
    this.#bundler = context({ ...options, plugins: [compiled, ...options.plugins] });
  }

  tour(): Promise<Tour> {
    this.#tour ??= this.#open();
    return this.#tour;
  }

  async #open(): Promise<Tour> {
    try {
      const { outputFiles, metafile } = await (await this.#bundler).rebuild();
      this.#files = new Set(Object.keys(metafile.inputs).map((file) => join(paths.root, file)));
      const { openTour } = (await importBundle(outputFiles)) as typeof tours;
      return await openTour({
        getBytes: async (name) => {
          await this.#core.load(name);
          return readFile(this.#core.getFile(name, 'wasm'));
        },
        early: async () => `(()=>{${await (this.#early ??= plainScript('inline-boot.ts'))}})()`,
        lastRuns: this.#lastRuns,
      });
    } catch (error) {
      this.#tour = undefined;
      throw error;
    }
  }

  /** Forgets the code if it contains this file. Without a file, forgets it in any case. */
  forget(file?: string): void {
    if (file?.startsWith(paths.site)) this.#early = undefined;
    if (file === undefined || this.#files?.has(file) !== false) this.#tour = undefined;
  }
}
