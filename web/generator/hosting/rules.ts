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

/** Features of browsers that no page of the tour needs. Those that are not named, such as full screen, stay as they are by default. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * The headers of every reply. Figures are for other people's pages too, also for those that isolate themselves (COEP). Addresses
 * hold what a reader has set, so no other site hears of them; pages of the tour ask where a reader comes from.
 */
export const alwaysSaid: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
};

/** The only folder whose pages are made for frames of other sites. */
export const framedFolder = 'embed/';

/** The policy of all other files, beside the one that pages have in themselves: there, browsers ignore this directive. */
export const unframed = { name: 'Content-Security-Policy', value: "frame-ancestors 'self'" } as const;

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
};

/** The files that are worth compressing; pictures and fonts are compressed already. */
export const compressible = /\.(?:html|css|js|txt|xml|json|wasm|svg|ico)$/;
