import type { Core } from '../../../core/core.js';

let provided: Core | undefined;

/** Hands the loaded core to every figure. Call it before the figures are defined: a figure draws from its first render on. */
export function provideCore(core: Core): void {
  provided = core;
}

/** The core that all figures of this page share. */
export function core(): Core {
  if (!provided) throw new Error('provideCore must be called before a figure is rendered');
  return provided;
}
