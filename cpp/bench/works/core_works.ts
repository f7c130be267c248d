import type { Core } from '../../../web/core/core.js';
import type { Works } from './works.js';

/** The shipped module, called as a figure calls it: through class Core, with its checks, and a borrowed result. */
export function coreWorks(core: Core): Works {
  return {
    about: 'build/wasm/core.wasm',
    fill: {
      table: (positions, dimensions, offset) =>
        core.lend(
          'sinusoidalTable',
          { positions, dimensions, base: 10_000, offset, layout: 'interleaved' },
          (table) => table,
        ),
    },
    heap: () => core.memory().heap,
  };
}
