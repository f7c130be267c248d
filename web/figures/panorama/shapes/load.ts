type Shapes = typeof import('./shapes-view.js');

let loaded: Shapes | undefined;

/** The lazily loaded module for shapes, once loaded. */
export const shapes = (): Shapes | undefined => loaded;

/** Loads it. Can be called again after a failure. */
export async function loadShapes(): Promise<Shapes> {
  loaded ??= await import('./shapes-view.js');
  return loaded;
}
