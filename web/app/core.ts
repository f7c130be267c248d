import { Core } from '../core/core.js';
import type { ModuleName } from '../core/modules.js';

/** The core by which all elements of the page compute: it has the calls of the modules that were added. */
export const core = new Core();

const maxSeconds = 30; // a slow network gets this long before the page says that something is wrong

/** The addresses of the wasm modules that this page may ask for, as the build wrote it: `clock=../../assets/clock.wasm ...`. */
function getAddress(name: ModuleName): string {
  const pairs = (document.documentElement.dataset['wasm'] ?? '').split(' ').map((pair) => pair.split('='));
  const address = pairs.find(([known]) => known === name)?.[1];
  if (address === undefined) throw new Error(`This page does not know where ${name}.wasm is`);
  return address;
}

async function fetched(name: ModuleName, cache: RequestCache = 'default'): Promise<void> {
  const response = await fetch(getAddress(name), {
    cache,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(maxSeconds * 1000),
  });
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  await core.add(name, await response.arrayBuffer());
}

/** Asks once more for a module that did not come, or came damaged: of the network, and not of the browser's cache. */
async function fetchedAgain(name: ModuleName): Promise<void> {
  if (typeof WebAssembly !== 'object') throw new Error('This browser has no WebAssembly');
  await fetched(name).catch((error: unknown) =>
    error instanceof DOMException && error.name === 'TimeoutError' ? Promise.reject(error) : fetched(name, 'reload'),
  );
}

const asked = new Map<ModuleName, Promise<void>>();

/** Loads a module once; after a failure the next call tries again. */
export function addModule(name: ModuleName): Promise<void> {
  const coming = asked.get(name) ?? fetchedAgain(name);
  asked.set(name, coming);
  coming.catch(() => asked.delete(name));
  return coming;
}

/** Loads the modules that the figures of these tags call. */
export async function addModulesFor(tags: readonly string[]): Promise<void> {
  await Promise.all(tags.flatMap((tag) => otherModulesOfTags[tag] ?? (['core'] as const)).map(addModule));
}
