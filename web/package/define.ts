// Loaded with the first figure: it brings Lit, which the package does not load without one.
import { warnOfMistakes } from '../figures/shared/hosts/mistakes.js';
import { takeStylesAlong } from '../figures/shared/hosts/take-styles-along.js';

/** Defines an element for other people's pages, unless its tag is taken. */
export function define(tag: string, element: CustomElementConstructor): void {
  if (customElements.get(tag)) return;
  warnOfMistakes(element);
  takeStylesAlong(element);
  customElements.define(tag, element);
}
