import { addressOf, builtFiles, isOptional, type BuiltFile } from './built-files.js';
import { nameOf, type Reply, type Trouble } from './messages.js';
import { fetchedWhole, isWhole } from './whole.js';

declare const self: ServiceWorkerGlobalScope;

const cacheName = nameOf(self.registration.scope);
const isHashed = ([file]: BuiltFile): boolean => file.startsWith('assets/');

/** The key of a file in the cache. A name with a hash of the content is never used for another content; others say which one it is. */
export function keyOf(file: BuiltFile): string {
  const key = new URL(addressOf(file));
  if (!isHashed(file)) key.searchParams.set('hash', file[2]);
  return key.href;
}

/** Keys of files whose kept bytes were found whole since this worker began: each is looked at once. */
const found = new Set<string>();

/** The files that are kept. There are none where a reader has deleted them: nothing is kept there again before it is asked for. */
const keptBefore = async (): Promise<Cache | undefined> =>
  (await caches.has(cacheName)) ? caches.open(cacheName) : undefined;

/** The kept bytes of a file. What is damaged is forgotten. */
export async function keptFile(file: BuiltFile): Promise<Response | undefined> {
  const cache = await keptBefore();
  const key = keyOf(file);
  const response = await cache?.match(key, { ignoreVary: true });
  if (!cache || !response || found.has(key)) return response;
  if (await isWhole(await response.clone().arrayBuffer(), file)) {
    found.add(key);
    return response;
  }
  await cache.delete(key);
  return undefined;
}

async function put(cache: Cache | undefined, file: BuiltFile, response: Response): Promise<void> {
  const key = keyOf(file);
  await cache?.put(key, response);
  found.add(key);
}

/** The way to ask a host first: names with a hash may come from what the browser has, the others only if the host says that they are as before. */
const usually = (file: BuiltFile): RequestCache => (isHashed(file) ? 'default' : 'no-cache');

/**
 * Answers a request for a file of this build: with what is kept, else from the host. What comes from there is kept if it is whole, and
 * handed on in any case: the host may have another build by now.
 */
export async function answer(file: BuiltFile, { request, waitUntil }: Answered): Promise<Response> {
  const isAnew = request.cache === 'reload';
  if (isAnew) found.delete(keyOf(file)); // somebody found something wrong with it
  const kept = await keptFile(file);
  if (kept && !isAnew) return kept;
  try {
    const fetched = await fetchedWhole(file, isAnew ? 'reload' : usually(file));
    // There may be no room for it.
    if (fetched.isWhole) waitUntil(put(await keptBefore(), file, fetched.response.clone()).catch(() => undefined));
    return fetched.response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** The parts of an event that an answer has to know. */
export interface Answered {
  readonly request: Request;
  readonly waitUntil: (done: Promise<unknown>) => void;
}

/** Keeps one file, if it is not kept yet. */
export async function keepFile(file: BuiltFile): Promise<Reply> {
  const cache = await caches.open(cacheName);
  if (await cache.match(keyOf(file), { ignoreVary: true })) return 'kept';
  const fetched = await fetchedWhole(file, usually(file)).catch(() => undefined);
  if (fetched?.isWhole !== true) return 'missing';
  return put(cache, file, fetched.response).then(
    () => 'kept',
    () => 'full',
  );
}

const atOnce = 4; // requests under way: a slow host is waited for less, and pages get theirs between them

/** Keeps files in their order, a few at once, until one cannot be kept that the tour cannot do without. */
export async function keepFiles(files: readonly BuiltFile[]): Promise<Trouble | undefined> {
  const queue = [...files];
  let trouble: Trouble | undefined;
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const reply = await keepFile(file);
      if (reply === 'kept' || (reply === 'missing' && isOptional(file))) continue;
      trouble ??= reply;
      queue.length = 0;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return trouble;
}

/** The keys of all that is kept, also of an older build. */
export async function keptKeys(): Promise<string[]> {
  return ((await (await keptBefore())?.keys()) ?? []).map(({ url }) => url);
}

/** Forgets what belongs to older builds. Their files have other names or hashes: nobody asks for them any more. */
export async function forgetOlder(): Promise<void> {
  const cache = await keptBefore();
  const known = new Set(builtFiles.map(keyOf));
  for (const key of await keptKeys()) if (!known.has(key)) await cache?.delete(key);
  const ofTour = (await caches.keys()).filter((name) => name.endsWith(self.registration.scope));
  for (const name of ofTour) if (name !== cacheName) await caches.delete(name);
}

export const forgetAll = (): Promise<boolean> => caches.delete(cacheName);
