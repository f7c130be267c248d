/** Wrapper scripts by worker URL, reused for the next start. */
const scripts = new Map<string, string>();

/** Whether the page has an opaque origin: a file: URL, or a sandboxed frame. */
const isWithoutOrigin = (): boolean => self.origin === 'null';

/**
 * The URL of a same-origin script with this code. Pages with an opaque origin can start module workers from `data:` URLs
 * only.
 */
export const scriptUrl = (code: string): string =>
  isWithoutOrigin()
    ? `data:text/javascript,${encodeURIComponent(code)}`
    : URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));

/** The URL of a script that only imports the cross-origin worker, whose host must allow CORS. */
function scriptFor(url: string): string {
  const made = scripts.get(url) ?? scriptUrl(`import ${JSON.stringify(url)};`);
  scripts.set(url, made);
  return made;
}

/** The subset of Trusted Types used here, which TypeScript's DOM library lacks. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Makes a URL acceptable for pages with `require-trusted-types-for 'script'`, unless their CSP forbids the policy name.
 */
export function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('positional-encoding-worker', { createScriptURL: (ours) => ours });
  return policy?.createScriptURL(url) ?? url;
}

/**
 * A Worker constructor that also works across origins. Browsers refuse to start a cross-origin worker, but a
 * same-origin script may import one. Messages are queued until the import is done.
 */
export const WorkerFromAnywhere = function (url: URL, options: WorkerOptions): Worker {
  const isOurs = !isWithoutOrigin() && url.origin === self.origin;
  return new Worker(trusted(isOurs ? url.href : scriptFor(url.href)), options);
} as unknown as new (url: URL, options: WorkerOptions) => Worker;

/** The subset of Worker that pages use. */
export interface PlainWorker {
  postMessage(message: object): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}
