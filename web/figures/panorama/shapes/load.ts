type Shapes = typeof import('./second-reading.js');

let loaded: Shapes | undefined;

/** The lazily loaded module for shapes, once loaded. */
export const shapes = (): Shapes | undefined => loaded;

/** Loads it. Can be called again after a failure. */
export async function loadShapes(): Promise<Shapes> {
  loaded ??= await import('./second-reading.js');
  return loaded;
}
