/** One small script for each worker's URL, kept for the next start. */
const scripts = new Map<string, string>();

/**
 * A script of this page's own that is nothing but the worker of another origin, whose host must allow that (CORS). A page from a
 * disk has no origin, and may start a module worker from a `data:` URL only.
 */
function scriptFor(url: string): string {
  const known = scripts.get(url);
  if (known !== undefined) return known;
  const code = `import ${JSON.stringify(url)};`;
  const made =
    location.origin === 'null' || location.protocol === 'file:'
      ? `data:text/javascript,${encodeURIComponent(code)}`
      : URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  scripts.set(url, made);
  return made;
}

/**
 * A Worker as the browser makes it, also for a figure in another site's page: browsers refuse to start a worker from another
 * origin, but one that imports from there may run. Messages wait until the import is done.
 */
export const WorkerFromAnywhere = function (url: URL, options: WorkerOptions): Worker {
  const isOurs = url.origin === location.origin && url.protocol !== 'file:';
  return new Worker(isOurs ? url : scriptFor(url.href), options);
} as unknown as new (url: URL, options: WorkerOptions) => Worker;
