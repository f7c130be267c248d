import type { Core } from '../../../web/core/core.js';
import type { Implementations } from './implementations.js';

/** The whole table of rotary angles in one call of the shipped module, with a borrowed result. */
export function rotaryImplementations(core: Core): Implementations {
  const spec = (positions: number, dimensions: number, firstPosition: number) => ({
    ...{ positions, dimensions, base: 10_000, firstPosition },
  });
  return {
    about: 'build/wasm/core.wasm',
    fill: {
      rotary: (...[positions, dimensions, first]) =>
        core.lend('rotaryTable', spec(positions!, dimensions!, first!), ({ cosines }) => cosines),
      // Interleaved, as accuracy.cpp reads it: sine, cosine, sine, cosine, ...
      'rotary-interleaved': (...[positions, dimensions, first]) =>
        core.lend('rotaryTable', spec(positions!, dimensions!, first!), ({ cosines, sines }) =>
          Float32Array.from({ length: 2 * sines.length }, (_, k) => (k % 2 === 0 ? sines[k >> 1]! : cosines[k >> 1]!)),
        ),
    },
    heap: () => core.memory().heap,
  };
}
