/** One small script for each worker's URL, kept for the next start. */
const scripts = new Map<string, string>();

/** Whether this page has no origin: it comes from a disk, or stands in a frame whose sandbox takes it away. */
const isWithoutOrigin = (): boolean => self.origin === 'null';

/**
 * A script of this page's own that is nothing but the worker of another origin, whose host must allow that (CORS). A page without
 * an origin may start a module worker from a `data:` URL only.
 */
function scriptFor(url: string): string {
  const known = scripts.get(url);
  if (known !== undefined) return known;
  const code = `import ${JSON.stringify(url)};`;
  const made = isWithoutOrigin()
    ? `data:text/javascript,${encodeURIComponent(code)}`
    : URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  scripts.set(url, made);
  return made;
}

/** The part of trusted types that browsers have and this file needs. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** A URL that pages with `require-trusted-types-for 'script'` start workers from, unless they forbid policies of that name. */
export function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('positional-encoding-worker', { createScriptURL: (ours) => ours });
  return policy?.createScriptURL(url) ?? url;
}

/**
 * A Worker as the browser makes it, also for a figure in another site's page: browsers refuse to start a worker from another
 * origin, but one that imports from there may run. Messages wait until the import is done.
 */
export const WorkerFromAnywhere = function (url: URL, options: WorkerOptions): Worker {
  const isOurs = !isWithoutOrigin() && url.origin === self.origin;
  return new Worker(trusted(isOurs ? url.href : scriptFor(url.href)), options);
} as unknown as new (url: URL, options: WorkerOptions) => Worker;

/** The part of a Worker that a page needs. */
export interface PlainWorker {
  postMessage(message: object): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** A worker's name is that of its file. `start` starts it and tells it, in its first message, where its wasm is. */
export type Starter = (name: 'worker' | 'code-worker', start: () => PlainWorker) => PlainWorker;

let starter: Starter = (_, start) => start();

/** Says how workers are started where their files may not be: a bundler may have left them behind. */
export function startWorkersBy(own: Starter): void {
  starter = own;
}

export const startedAs: Starter = (name, start) => starter(name, start);
