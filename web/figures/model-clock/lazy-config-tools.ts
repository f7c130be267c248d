type Tools = typeof import('./config-tools.js');

let loaded: Tools | undefined;

/** The config parser and the list of models, once loaded. */
export const tools = (): Tools | undefined => loaded;

/** Loads them. Can be called again after a failure. */
export async function loadTools(): Promise<Tools> {
  loaded ??= await import('./config-tools.js');
  return loaded;
}
