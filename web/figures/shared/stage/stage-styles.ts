/**
 * The styles of a figure that fills the screen: they come with it, in lengths that need no root of the page to be measured by.
 * Rules of the page, which has given the figure its place, give way to them. The figure is laid out at the width that its
 * letters and its picture fill the screen from, and then enlarged as a whole: so it needs no measures for large screens.
 */
const css = `
:host(:is(:fullscreen, :popover-open)) {
  position: fixed !important;
  inset: 0 !important;
  display: flex !important;
  flex-direction: column;
  box-sizing: border-box !important;
  overflow: hidden auto !important;
  overscroll-behavior: contain;
  container-type: normal;
  inline-size: 100% !important;
  block-size: 100% !important;
  max-inline-size: none !important;
  max-block-size: none !important;
  margin: 0 !important;
  padding: 0 !important;
  border: 0 !important;
  background: var(--paper) !important;
  color: var(--ink) !important;
}
:host(:is(:fullscreen, :popover-open)) > .figure {
  position: relative;
  flex: none;
  container-type: inline-size;
  inline-size: var(--width);
  margin: var(--above) 0 calc(var(--above) + var(--grown)) var(--before);
  transform: scale(var(--scale));
  transform-origin: 0 0;
}
.leave {
  display: grid;
  flex: none;
  place-items: center end;
  margin-inline-start: auto;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-soft);
  cursor: pointer;
}
.leave:hover { color: var(--ink); }
.leave svg { inline-size: 20px; fill: none; stroke: currentcolor; stroke-width: 1.6; }
.leave + .corner { margin-inline-start: 0; }
@media print { .leave { display: none; } }
`;

let sheet: CSSStyleSheet | undefined;

/** Gives a figure these styles, one sheet for all figures of the page. */
export function adoptStageStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
