import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

import type { ModuleName } from '../../core/modules.js';
import { filesUnder } from '../files.js';
import { paths } from '../paths.js';

const ofCore = /^(?:cpp\/(?:core|bindings|cmake)\/|CMakeLists\.txt$|CMakePresets\.json$)/;

/** Whether the wasm modules depend on a file, given relative to the root. */
export const isOfCore = (file: string): boolean => ofCore.test(file);

const getChange = (path: string): number => statSync(path).mtimeMs;

/** Whether a source is newer than one of the modules in build/wasm. */
function isEdited(): boolean {
  const sources = filesUnder(join(paths.root, 'cpp')).map((file) => `cpp/${file}`);
  const newest = Math.max(...sources.filter(isOfCore).map((file) => getChange(join(paths.root, file))));
  const modules = readdirSync(paths.wasm).filter((file) => file.endsWith('.wasm'));
  return modules.some((file) => getChange(join(paths.wasm, file)) < newest);
}

/**
 * Runs CMake.
 *
 * @throws Error with the compiler's output.
 */
function cmake(options: readonly string[], isUrgent: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    // A process group of its own, so that compilers end with this process.
    const child = spawn('cmake', options, { cwd: paths.root, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const { pid } = child;
    const end = (): boolean => pid !== undefined && process.kill(-pid);
    process.once('exit', end);
    if (!isUrgent && pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      const complaint = output
        .slice(Math.max(0, output.search(/^.*(?:error:|CMake Error)/m)))
        .replace(/^(?:em\+\+|ninja): .*\n?/gm, '');
      if (code === 0) resolve();
      else reject(Object.assign(new Error(`The core does not build.\n${complaint}`), { stack: '' }));
    });
  });
}

/** Builds CMake targets with the `dev` preset. */
async function build(targets: readonly string[], isUrgent = true): Promise<void> {
  if (!existsSync(join(paths.devWasm, 'CMakeCache.txt'))) await cmake(['--preset', 'dev'], isUrgent);
  await cmake(['--build', '--preset', 'dev', '--target', ...targets], isUrgent);
}

/**
 * The wasm modules of the development server. It serves build/wasm until C++ is edited; then it builds each module that
 * a page requests with the `dev` preset.
 */
export class DevCore {
  #isEdited = isEdited();
  readonly #used = new Set<ModuleName>();
  readonly #fresh = new Set<ModuleName>();
  /** Serializes builds. */
  #last: Promise<void> = Promise.resolve();

  /** Whether C++ is newer than build/wasm, or was at the start. */
  get isEdited(): boolean {
    return this.#isEdited;
  }

  /** The modules that pages have requested. */
  get used(): readonly ModuleName[] {
    return [...this.#used];
  }

  /** The file of a module. Call `bring()` first. */
  getFile(name: ModuleName, ending: 'mjs' | 'wasm'): string {
    return join(this.#isEdited ? paths.devWasm : paths.wasm, `${name}.${ending}`);
  }

  /**
   * Rebuilds the modules that pages have requested.
   *
   * @throws Error with the compiler's output.
   */
  async edited(): Promise<void> {
    this.#isEdited = true;
    this.#fresh.clear();
    await this.load(...this.#used);
  }

  /**
   * Builds the modules that are out of date.
   *
   * @throws Error with the compiler's output.
   */
  load(...names: readonly ModuleName[]): Promise<void> {
    names.forEach((name) => this.#used.add(name));
    if (!this.#isEdited) return Promise.resolve();
    return this.#after(async () => {
      const stale = names.filter((name) => !this.#fresh.has(name));
      if (stale.length === 0) return;
      // Marked before the build, so that a change during it makes them stale again.
      stale.forEach((name) => this.#fresh.add(name));
      try {
        await build(stale);
      } catch (error) {
        stale.forEach((name) => this.#fresh.delete(name));
        throw error;
      }
    });
  }

  /** Compiles in advance, while idle, what the first edit would have to wait for. */
  ahead(): Promise<void> {
    return this.#after(() => build(['posenc_unrolled', 'posenc_fast', 'posenc_small', 'posenc_bindings'], false)).catch(
      () => undefined,
    );
  }

  #after(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
