import { warnOfUnknownTags } from '../figures/shared/hosts/unknown-tags.js';
import { sources } from '#sources/figures';
import { defineSources } from './define-figures.js';
import { offerPictures } from './offer-pictures.js';
import { tags as all, type Tag } from './tags.js';

export { provideHome, type HomeOptions } from './home.js';
export { tags, type Tag } from './tags.js';

/** The figures that `defineFigures` loads. */
export interface FigureOptions {
  /** Every figure by default. */
  readonly tags?: readonly Tag[];
  /**
   * `near` (the default): a figure is loaded when the first of its name comes near the viewport, wherever the page adds it, but
   * not inside of shadow roots, which it does not see. `now`: all are loaded at once.
   */
  readonly load?: 'near' | 'now';
}

/**
 * Defines the tags of these figures, each with its code, its messages and its part of the core as soon as the first of its name
 * comes near the viewport (`load`). Until then the page shows what stands between them: their captions. Tags that are defined
 * already stay as they are, so it may be called again for more. Where pages are rendered without a DOM it does nothing.
 *
 * @returns When those that are near now are defined. What fails to load later is told on the console, and tried again.
 * @throws Error when a file does not load, or the page's policy forbids WebAssembly (`'wasm-unsafe-eval'`).
 */
export async function defineFigures({ tags = all, load }: FigureOptions = {}): Promise<void> {
  if (typeof document === 'object') warnOfUnknownTags(all);
  offerPictures();
  await defineSources(
    tags.map((tag) => sources[tag]),
    load,
  );
}
