import { defineFigures } from 'positional-encoding-tour';
import { Core } from 'positional-encoding-tour/core';

import wasm from './core.wasm'; // at the edge that is a WebAssembly.Module, which the host has compiled

export default {
  async fetch() {
    await defineFigures(); // there is no page: nothing happens, and nothing is thrown
    const core = await Core.load(wasm);
    const { dot } = core.compare({ position: 3, other: 5, dimensions: 8, base: 1e4 });
    const refused = await Core.load().then(
      () => 'nothing',
      ({ message }) => message,
    );
    return Response.json({ dot, refused });
  },
};
