// Offline reading, with Workbox: pages come from the network while there is one, hashed files from the cache. There is one cache for each build.
import { clientsClaim } from 'workbox-core/clientsClaim.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';

/** Files of this build by their paths below the scope; `web/generator/service-worker.ts` writes them before the code. */
declare const offlineFiles: {
  /** A hash of what is in them. */
  readonly build: string;
  /** Hashed files, which never change. */
  readonly assets: readonly string[];
  /** Pages, exercises and the search index by the folder of their language. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
};

declare const self: ServiceWorkerGlobalScope;

const { build, assets, languages } = offlineFiles;
const { scope } = self.registration;
/** Other tours on the same origin have caches too, so names end with the scope. */
const cacheName = `tour ${build} ${scope}`;
const atOnce = 6;

/** The path of an address below the scope. */
const getPath = (url: URL): string =>
  url.href.startsWith(scope) ? url.pathname.slice(new URL(scope).pathname.length) : '..';

/** The address of a page, whatever its query says: `en/gps/` for `en/gps/index.html?position=5` too. */
function getAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/index\.html$/, '/').replace(/\/([^/.]+)$/, '/$1/');
}

/** Keeps whole replies only, not the redirect of a folder without its slash. */
const wholePages: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(getAddress(request.url)),
  cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 && !response.redirected ? response : null),
};

const matchOptions = { ignoreVary: true };

registerRoute(({ url }) => getPath(url).startsWith('assets/'), new CacheFirst({ cacheName, matchOptions }));
registerRoute(
  ({ url, request }) => {
    const [folder = '', ...rest] = getPath(url).split('/');
    const isInLanguage = Object.hasOwn(languages, folder) || (rest.length === 0 && /^(?:index\.html)?$/.test(folder));
    return isInLanguage
      ? request.mode === 'navigate' || rest.join('/') === 'search.json'
      : /^embed\/exercise(?:s|-messages)\/./.test(getPath(url));
  },
  new NetworkFirst({ cacheName, matchOptions, networkTimeoutSeconds: 4, plugins: [wholePages] }),
);

// Until this build is complete, what an older one has kept is better than nothing.
setCatchHandler(async ({ request }) => (await caches.match(getAddress(request.url), matchOptions)) ?? Response.error());

/** Keeps those files that are not kept yet. @throws When one does not come, or there is no room. */
async function keep(files: readonly string[], mode: RequestCache): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.map((file) => new URL(file, scope).href).filter((url) => !kept.has(url));
  for (let at = 0; at < missing.length; at += atOnce)
    await cache.addAll(missing.slice(at, at + atOnce).map((url) => new Request(url, { cache: mode })));
}

async function forgetOlderBuilds(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.endsWith(` ${scope}`) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** Makes a language readable offline, in this build alone. */
async function keepLanguage(language: string): Promise<void> {
  await keep(assets, 'default');
  await keep(languages[language] ?? [], 'no-cache');
  await forgetOlderBuilds();
}

void self.skipWaiting();
clientsClaim();

// The worker before Workbox kept its files under this name.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(`tour ${scope}`)));

/** A page names its language, and gets a reply when that can be read offline. */
self.addEventListener('message', (event) => {
  const { language } = event.data as { readonly language: string };
  event.waitUntil(keepLanguage(language).then(() => event.ports[0]?.postMessage('kept')));
});
