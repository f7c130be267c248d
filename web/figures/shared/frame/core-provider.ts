import type { Core } from '../../../core/core.js';
import type { EmptyCore } from '../../../core/empty-core.js';

let provided: Core | undefined;

/** Sets the core for every figure. Call it before defining the figures: they use it in their first render. */
export function provideCore(core: EmptyCore): void {
  provided = core as unknown as Core; // figures add no modules
}

/** The core shared by all figures of the page. */
export function core(): Core {
  if (!provided) throw new Error('provideCore must be called before a figure is rendered');
  return provided;
}
