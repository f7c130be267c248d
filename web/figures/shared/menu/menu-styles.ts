/**
 * Styles of the menu, loaded with it, in lengths that do not depend on the page's root. They are added to a rendered
 * figure, so all classes start with `menu`, which no figure's own do.
 */
export const menuCss = `
.menu {
  position: fixed;
  inset: auto;
  overflow: auto;
  margin: 0;
  border: 1px solid var(--hairline);
  border-radius: 4px;
  max-inline-size: calc(100vw - 16px);
  background: var(--paper);
  color: inherit;
  box-shadow: 0 4px 16px rgb(0 0 0 / 20%);
}
.menu button {
  display: block;
  inline-size: 100%;
  min-block-size: 44px;
  padding: 4px 16px;
  border: 0;
  background: none;
  cursor: pointer;
  text-align: start;
}
.menu button:focus-visible { outline-offset: -3px; }
.menu button:hover { background: color-mix(in srgb, var(--hairline) 50%, transparent); }
.menu [aria-checked='true']::before { content: '✓ '; }
.menu-message {
  position: absolute;
  z-index: 1;
  inset-block-start: 100%;
  inset-inline-end: 0;
  background: var(--paper);
  white-space: nowrap;
}
.menu-panel { margin-block-start: 8px; }
.menu-panel-title {
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  color: var(--ink-soft);
}
@media print { .menu-panel { display: none; } }
`;

let sheet: CSSStyleSheet | undefined;

/** Adds these styles to a figure, as one sheet for the whole page. */
export function adoptMenuStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(menuCss);
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
