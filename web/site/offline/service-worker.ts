import { addressOf, builtFiles, code, fileAt, languageAt, languages, shared, type BuiltFile } from './built-files.js';
import { answer, forgetAll, forgetOlder, keepFile, keepFiles, keptFile, keptKeys, keyOf } from './kept-files.js';
import { nameOf, type Asked, type Listed } from './messages.js';

declare const self: ServiceWorkerGlobalScope;

const patience = 4_000; // milliseconds in which a page from the network must begin, or the one at hand is taken

const afterPatience = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, patience, undefined));

/** The page at an address as this build has it, whatever its query. */
function keptPage(address: string): Promise<Response | undefined> | undefined {
  const { origin, pathname } = new URL(address);
  const page = pathname.endsWith('/') ? 'index.html' : /\.\w+$/.test(pathname) ? '' : '/index.html';
  const file = fileAt(`${origin}${pathname}${page}`);
  return file && keptFile(file);
}

/**
 * Pages come from the network while there is one, so nobody is kept on an old build, and this worker needs no updating for a
 * page to be new. Without a network they come from the last build that was seen whole.
 */
async function page(request: Request): Promise<Response> {
  const fromNetwork = fetch(request);
  const begun = await Promise.race([fromNetwork.catch(() => undefined), afterPatience()]);
  // Once a page has begun to come it may take its time.
  if (begun) return begun;
  const kept = await keptPage(request.url);
  if (kept) return kept;
  try {
    return await fromNetwork;
  } catch (error) {
    const missing = await keptPage(new URL('404.html', self.registration.scope).href);
    if (missing) return missing;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(page(request));
    return;
  }
  const file = fileAt(request.url);
  if (file) event.respondWith(answer(file, { request, waitUntil: (done) => event.waitUntil(done) }));
});

/** A name without the hash in it, so that it is the same in the next build. */
const stemOf = (address: string): string => address.replace(/\?.*$/, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');

/**
 * The files that are kept without being asked for: those of the languages of the open pages, and of the parts that an
 * older build had kept.
 */
async function wanted(): Promise<BuiltFile[]> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const read = new Set(open.map(({ url }) => languageAt(url)));
  const stems = new Set((await keptKeys()).map(stemOf));
  const wasKept = (part: readonly BuiltFile[]): boolean => {
    const last = part.at(-1);
    return last !== undefined && stems.has(stemOf(addressOf(last)));
  };
  const inLanguages = Object.entries(languages).filter(([folder, part]) => read.has(folder) || wasKept(part));
  return [...shared, ...inLanguages.flatMap(([, part]) => part), ...(wasKept(code) ? code : [])];
}

/** Keeps what is wanted before this worker takes over: without a network a reader has one build, and all of it. */
async function install(): Promise<void> {
  const trouble = await keepFiles(await wanted());
  if (trouble === undefined) return;
  if (trouble === 'full' && !self.registration.active) await forgetAll();
  const channel = new BroadcastChannel(nameOf(self.registration.scope));
  channel.postMessage(trouble);
  channel.close();
  throw new Error(`The tour is not kept: ${trouble}`);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));

async function list(): Promise<Listed[]> {
  const kept = new Set(await keptKeys());
  return builtFiles.map((file) => ({ file: file[0], bytes: file[1], isKept: kept.has(keyOf(file)) }));
}

/** Keeps a language that the reader has come to. Its last file tells whether it was kept before. */
async function keepLanguage(files: readonly BuiltFile[]): Promise<void> {
  const last = files.at(-1);
  if (last && !(await keptFile(last))) await keepFiles(files);
}

self.addEventListener('message', (event) => {
  const asked = event.data as Asked;
  const reply = (message: unknown): void => event.ports[0]?.postMessage(message);
  const file = asked.ask === 'keep' ? fileAt(new URL(asked.file, self.registration.scope).href) : undefined;
  if (asked.ask === 'list') event.waitUntil(list().then(reply));
  else if (asked.ask === 'language') event.waitUntil(keepLanguage(languages[asked.language] ?? []));
  else event.waitUntil((file ? keepFile(file) : Promise.resolve('missing')).then(reply));
});
