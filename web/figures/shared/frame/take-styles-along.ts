import { supportsAdoptingStyleSheets, type LitElement } from 'lit';

import { restyle } from './restyle.js';

/** Lets the elements of a class take their styles along into another document. Call it before the class is defined. */
export function takeStylesAlong(element: CustomElementConstructor): void {
  if (!supportsAdoptingStyleSheets) return; // they are elements in the shadow root, and go with it
  const { prototype } = element as { readonly prototype: object };
  Object.defineProperty(prototype, 'adoptedCallback', {
    configurable: true,
    value(this: LitElement) {
      const { elementStyles } = this.constructor as typeof LitElement;
      if (this.shadowRoot)
        restyle(
          this.shadowRoot,
          elementStyles.map((style) => ('cssText' in style ? style.cssText : '')),
        );
    },
  });
}
