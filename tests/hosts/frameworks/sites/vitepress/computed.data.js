import { Core } from 'positional-encoding-tour/core';

/** The number that the build computes for the page. */
export default {
  async load() {
    const core = await Core.load();
    return core.compare({ position: 3, other: 5, dimensions: 8, base: 1e4 }).dot;
  },
};
