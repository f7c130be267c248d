/**
 * The directives that the policy of a page must have to show figures of this host by script and tag, each with its
 * sources.
 */
export const hostPolicy = (host: string): readonly string[] => [
  `script-src ${host} 'wasm-unsafe-eval'`,
  `connect-src ${host}`,
  // The worker starts from a script of the page, and browsers differ in what its import counts as.
  `worker-src blob: ${host}`,
  'img-src data:', // the pixels of the heat map, and saved pictures
];

/** The same for a frame. */
export const framePolicy = (host: string): readonly string[] => [`frame-src ${host}`];
