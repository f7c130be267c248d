type Tools = typeof import('./tools.js');

let loaded: Tools | undefined;

/** The reader of files and the list of models, once they are there. */
export const tools = (): Tools | undefined => loaded;

/** Fetches them; who was offline can ask again. */
export async function loadTools(): Promise<Tools> {
  loaded ??= await import('./tools.js');
  return loaded;
}
