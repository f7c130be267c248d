import type { ModuleName } from '../core/modules.js';

/** Facts about the figures for the script that loads them. Written into it (`web/generator/embed/embedded-messages.ts`). */
export interface EmbeddedFigures {
  /** The wasm modules that each tag calls. */
  readonly modules: Readonly<Record<string, readonly ModuleName[]>>;
  /** The files of each tag's words. */
  readonly topics: Readonly<Record<string, readonly string[]>>;
  /** Of the words. */
  readonly version: string;
  /** Whether the tour is around the script. */
  readonly hasTour: boolean;
}

declare global {
  const embeddedFigures: EmbeddedFigures;
}
