/**
 * Gives a shadow root its style sheets in the document that it has come into: those that a script has made belong to the document
 * in which they were made, and stay there.
 */
export function restyle(root: ShadowRoot, styles: readonly string[]): void {
  const view = root.ownerDocument.defaultView;
  if (!view) return;
  root.adoptedStyleSheets = styles.map((text) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}
