import { readFile } from 'node:fs/promises';

import { createServerModuleRunner, type ViteDevServer } from 'vite';

import { paths } from '../paths.js';
import { plainScript } from '../plain-script.js';
import type { DevCore } from './core.js';
import type * as tours from './tour.js';

type Tour = Awaited<ReturnType<typeof tours.openTour>>;

/**
 * The code that renders pages. The first pages come from the server's own bundle, which is loaded at once. After an edit,
 * pages come from a module runner, which re-evaluates changed files and their importers.
 */
export class Drawing {
  readonly #server: ViteDevServer;
  readonly #core: DevCore;
  #runner: ReturnType<typeof createServerModuleRunner>;
  #isBundled: boolean;
  /** How many imports are running. */
  #imports = 0;
  #tour: Promise<Tour> | undefined;
  #early: Promise<string> | undefined;
  readonly #lastRuns = new Map<string, string>();

  constructor(server: ViteDevServer, core: DevCore) {
    this.#server = server;
    this.#core = core;
    this.#runner = this.#newRunner();
    this.#isBundled = !core.isEdited; // the bundle contains the JavaScript of the built core
  }

  #newRunner(): ReturnType<typeof createServerModuleRunner> {
    return createServerModuleRunner(this.#server.environments.ssr, {
      hmr: false,
      sourcemapInterceptor: 'prepareStackTrace', // reads source maps only when an error needs one
    });
  }

  tour(): Promise<Tour> {
    this.#tour ??= this.#open();
    return this.#tour;
  }

  async #import(): Promise<typeof tours> {
    ++this.#imports;
    try {
      return await this.#runner.import('/web/generator/dev/tour.ts');
    } finally {
      --this.#imports;
    }
  }

  /** Loads the code for the first edit, which takes seconds. */
  async prepareForEdits(): Promise<void> {
    if (this.#isBundled) await this.#import();
  }

  async #open(): Promise<Tour> {
    try {
      const { openTour } = await (this.#isBundled ? import('./tour.js') : this.#import());
      return await openTour({
        getBytes: async (name) => {
          await this.#core.load(name);
          return readFile(this.#core.getFile(name, 'wasm'));
        },
        early: async () => `(()=>{${await (this.#early ??= plainScript('inline-boot.ts'))}})()`,
        lastRuns: this.#lastRuns,
      });
    } catch (error) {
      this.readAll(); // the runner does not know the importers of a module that failed
      throw error;
    }
  }

  /** Invalidates all code. */
  readAll(): void {
    this.#runner = this.#newRunner();
    this.#isBundled = false;
    this.#tour = undefined;
  }

  /** Invalidates a file and everything that imports it; while modules are being imported, everything. */
  read(file: string): void {
    if (this.#imports > 0) this.readAll();
    const { evaluatedModules } = this.#runner;
    const seen = new Set<string>();
    const forget = (id: string): void => {
      const module = evaluatedModules.getModuleById(id);
      if (!module || seen.has(id)) return;
      seen.add(id);
      evaluatedModules.invalidateModule(module);
      module.importers.forEach(forget);
    };
    evaluatedModules.getModulesByFile(file)?.forEach(({ id }) => forget(id));
    if (file.startsWith(paths.site)) this.#early = undefined;
    if (seen.size > 0 || this.#isBundled) this.#tour = undefined;
    this.#isBundled = false;
  }
}
