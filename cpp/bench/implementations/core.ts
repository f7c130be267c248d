import type { Core } from '../../../web/core/core.js';
import type { Implementations } from './implementations.js';

/** The shipped module, called as by figures: through class Core, with validation, and a borrowed result. */
export function coreImplementations(core: Core): Implementations {
  return {
    about: 'build/wasm/core.wasm',
    fill: {
      table: (positions, dimensions, offset) =>
        core.lend(
          'sinusoidalTable',
          { positions, dimensions, base: 10_000, offset, layout: 'interleaved' },
          (table) => table,
        ),
      pixels: (width, height, from, positions, dimensions) =>
        core.lend(
          'windowPixels',
          {
            width,
            height,
            from,
            positions,
            firstDimension: 0,
            shownDimensions: dimensions,
            dimensions,
            base: 10_000,
            layout: 'interleaved',
            colours: 'viridis',
          },
          (pixels) => pixels,
        ),
      similarity: (count, dimensions, position) =>
        core.lend('similarity', { position, from: 0, count, dimensions, base: 10_000 }, (products) => products),
    },
    heap: () => core.memory().heap,
  };
}
