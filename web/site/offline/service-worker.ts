import { addRoute, cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** Every file of this build; web/build/service-worker.ts writes both lists before the code. */
declare const buildFiles: readonly PrecacheEntry[];
/** And those that are kept only once a reader has used them. */
declare const filesWhenUsed: readonly string[];

const patience = 4_000; // milliseconds in which a page from the network must begin, or the one at hand is taken

/**
 * Pages come from the network while there is one, so nobody is kept on an old build, and this worker needs no updating for a
 * page to be new. Without a network they come from the last build that was seen whole.
 */
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, url }) => {
    const fromNetwork = fetch(request);
    const begun = await Promise.race([fromNetwork.catch(() => undefined), afterPatience()]);
    // Once a page has begun to come it may take its time.
    if (begun) return begun;
    const kept = await matchPrecache(pageFile(url));
    if (kept) return kept;
    try {
      return await fromNetwork;
    } catch (error) {
      const missing = await matchPrecache('404.html');
      if (missing) return missing;
      throw error;
    }
  },
);

const afterPatience = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, patience, undefined));

/** The file behind the address of a page, whatever its query. */
function pageFile({ origin, pathname }: URL): string {
  if (pathname.endsWith('/')) return `${origin}${pathname}index.html`;
  return /\.\w+$/.test(pathname) ? `${origin}${pathname}` : `${origin}${pathname}/index.html`;
}

const usedFiles = 'used';

registerRoute(
  ({ url }) => addressesWhenUsed().includes(url.href),
  async ({ request }) => {
    const cache = await caches.open(usedFiles);
    const kept = await cache.match(request);
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  },
);

function addressesWhenUsed(): string[] {
  return filesWhenUsed.map((file) => new URL(file, location.href).href);
}

/** Files of an older build have other names: nobody asks for them any more. */
addEventListener('activate', (event) => {
  const forgetOld = async (): Promise<void> => {
    const cache = await caches.open(usedFiles);
    const known = addressesWhenUsed();
    for (const { url } of await cache.keys()) if (!known.includes(url)) await cache.delete(url);
  };
  (event as ExtendableEvent).waitUntil(forgetOld());
});

// Everything else carries a hash of its content in its name: what is at hand is right.
precache([...buildFiles]);
addRoute({ cleanURLs: false });
cleanupOutdatedCaches();
