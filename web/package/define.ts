// Loaded with the first figure: it brings Lit, which the package does not load without one.
import { tellMistakes } from '../figures/shared/hosts/mistakes.js';
import { takeStylesAlong } from '../figures/shared/hosts/take-styles-along.js';

/** Defines an element for other people's pages, unless its tag is taken. */
export function define(tag: string, element: CustomElementConstructor): void {
  if (customElements.get(tag)) return;
  tellMistakes(element);
  takeStylesAlong(element);
  customElements.define(tag, element);
}
