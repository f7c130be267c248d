type Shapes = typeof import('./second-reading.js');

let loaded: Shapes | undefined;

/** The reading by shapes, once it is there: few readers ask for it, and the first one waits a moment. */
export const shapes = (): Shapes | undefined => loaded;

/** Fetches it; who was offline can ask again. */
export async function loadShapes(): Promise<Shapes> {
  loaded ??= await import('./second-reading.js');
  return loaded;
}
