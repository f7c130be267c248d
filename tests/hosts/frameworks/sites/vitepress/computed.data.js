import { Core } from 'positional-encoding-tour/core';

/** Computes the number at build time. */
export default {
  async load() {
    const core = await Core.load();
    return core.compare({ position: 3, other: 5, dimensions: 8, base: 1e4 }).dot;
  },
};
