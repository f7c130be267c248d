import type { Core } from '../../../core/core.js';

/**
 * The attribute in which the build leaves results that a figure shows at first sight and no page could compute in time:
 * both renderings read it there. It is no property of the figure, so neither an author nor a link can set it.
 */
export const preparedAttribute = 'data-prepared';

/** A figure whose class computes this from its attributes, once for each tag of a page, when the build draws it. */
export interface Prepares {
  /** Loads what the class itself loads later in pages; `prepared` is called after it. */
  ahead?(): Promise<unknown>;
  prepared(core: Core, attributes: Readonly<Record<string, string>>): string;
}
