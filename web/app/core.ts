import { EmptyCore } from '../core/empty-core.js';
import { moduleLoaders } from '../core/module-loaders.js';
import type { ModuleName } from '../core/modules.js';

/** The core that all elements of the page share. It has the calls of the modules that have been added. */
export const core = new EmptyCore();

const timeout = 30_000; // ms, for slow networks

/** The URL of a wasm module, from `data-wasm` of the page: `clock=../../assets/clock.wasm …`. */
function getUrl(name: ModuleName): string {
  const pairs = (document.documentElement.dataset['wasm'] ?? '').split(' ').map((pair) => pair.split('='));
  const url = pairs.find(([known]) => known === name)?.[1];
  if (url === undefined) throw new Error(`This page does not know where ${name}.wasm is`);
  return url;
}

async function load(name: ModuleName, cache: RequestCache = 'default'): Promise<void> {
  const response = await fetch(getUrl(name), {
    cache,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  await core.addModule(name, moduleLoaders[name], await response.arrayBuffer());
}

/** Loads a module; if it fails or is damaged, tries once more from the network instead of the browser's cache. */
async function loadWithRetry(name: ModuleName): Promise<void> {
  if (typeof WebAssembly !== 'object') throw new Error('This browser has no WebAssembly');
  await load(name).catch((error: unknown) =>
    error instanceof DOMException && error.name === 'TimeoutError' ? Promise.reject(error) : load(name, 'reload'),
  );
}

const loading = new Map<ModuleName, Promise<void>>();

/** Loads a module once; after a failure the next call tries again. */
export function addModule(name: ModuleName): Promise<void> {
  const promise = loading.get(name) ?? loadWithRetry(name);
  loading.set(name, promise);
  promise.catch(() => loading.delete(name));
  return promise;
}

/** Loads the modules that the figures of these tags call. */
export async function addModulesFor(tags: readonly string[]): Promise<void> {
  await Promise.all(tags.flatMap((tag) => otherModulesOfTags[tag] ?? (['core'] as const)).map(addModule));
}
