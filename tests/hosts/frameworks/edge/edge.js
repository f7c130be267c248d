import { defineFigures } from 'positional-encoding-tour';
import { Core } from 'positional-encoding-tour/core';

import wasm from './core.wasm'; // at the edge: a WebAssembly.Module compiled by the host

export default {
  async fetch() {
    await defineFigures(); // no page: a no-op
    const core = await Core.load(wasm);
    const { dot } = core.compare({ position: 3, other: 5, dimensions: 8, base: 1e4 });
    const refused = await Core.load().then(
      () => 'nothing',
      ({ message }) => message,
    );
    return Response.json({ dot, refused });
  },
};
