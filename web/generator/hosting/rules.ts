// The headers and content types of the site, shared by serve.ts and the server configurations (settings.ts).

/** Every file in this folder has a content hash in its name, so it never changes. */
export const hashedFolder = 'assets/';

/** Whether a file, by its path in dist, may be cached for ever. */
export const isHashed = (file: string): boolean => file.startsWith(hashedFolder);

/**
 * Values of `Cache-Control`. Pages, the service worker and `embed/pe.js` keep their names, so they must be revalidated.
 */
export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** Browser features that the tour does not use. Others, such as full screen, keep their defaults. */
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
 * The headers of every response. Figures may be embedded, also in pages with COEP. URLs contain what readers have set,
 * so other sites get no referrer; within the tour it tells pages where a reader comes from.
 */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
};

/** The only folder whose pages other sites may frame. */
export const framedFolder = 'embed/';

/** The frame-ancestors policy of all other files. Browsers ignore this directive in `<meta>`. */
export const unframed = { name: 'Content-Security-Policy', value: "frame-ancestors 'self'" } as const;

/** Content types by file extension. Text is UTF-8. */
export const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'text/xml',
  json: 'application/json',
  wasm: 'application/wasm', // required for streaming compilation
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg', // as plain text, pages of other sites could not load it
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** Files worth compressing; images and fonts already are. */
export const compressible = /\.(?:html|css|js|txt|xml|json|wasm|svg|ico)$/;
