import { supportsAdoptingStyleSheets, type LitElement } from 'lit';

/**
 * Gives a shadow root its style sheets in the document that it has come into: those that a script has made belong to the document
 * in which they were made, and stay there.
 */
function restyle(root: ShadowRoot, styles: readonly string[]): void {
  const view = root.ownerDocument.defaultView;
  if (!view) return;
  root.adoptedStyleSheets = styles.map((text) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

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
