// The headers and types by which a host serves the site: said here once, for serve.ts and for the settings of other servers
// (settings.ts).

/** Every name below carries a hash of its content, so it never changes. */
export const hashedFolder = 'assets/';

/** Whether a file of dist, by its path there, may be kept for ever. */
export const isHashed = (file: string): boolean => file.startsWith(hashedFolder);

/**
 * The values of `Cache-Control`: pages, the service worker and `embed/pe.js` keep their names, so they are asked for
 * again each time.
 */
export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/**
 * The headers of every reply: figures are for other people's pages too, also for those that isolate themselves (COEP).
 */
export const alwaysSaid: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The types of our files, by their endings; text is UTF-8. */
export const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'text/xml',
  json: 'application/json',
  wasm: 'application/wasm', // else no browser compiles it while it arrives
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg', // as plain text, pages of other sites are not shown it
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

/** The files that are worth compressing; pictures and fonts are compressed already. */
export const compressible = /\.(?:html|css|js|txt|xml|json|wasm|svg|ico)$/;
