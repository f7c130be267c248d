import { supportsAdoptingStyleSheets, type LitElement } from 'lit';

/**
 * Recreates the style sheets of a shadow root that was moved to another document: constructed sheets belong to the
 * document that made them.
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

/** Makes the elements of a class work after a move to another document. Call it before defining the class. */
export function takeStylesAlong(element: CustomElementConstructor): void {
  if (!supportsAdoptingStyleSheets) return; // styles are elements in the shadow root and move with it
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
