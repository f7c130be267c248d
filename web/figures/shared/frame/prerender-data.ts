import type { Core } from '../../../core/core.js';

/**
 * The attribute in which the build stores results that a figure shows at first and no page could compute in time. Both
 * the prerender and hydration read it. It is not a property, so authors and links cannot set it.
 */
export const preparedAttribute = 'data-prepared';

/**
 * A figure class with a static function that computes data from attributes, once for each tag, when the build renders
 * it.
 */
export interface HasPrerenderData {
  /** Loads what the class imports lazily in pages. Called before `prepared`. */
  ahead?(): Promise<unknown>;
  prepared(core: Core, attributes: Readonly<Record<string, string>>): string;
}
