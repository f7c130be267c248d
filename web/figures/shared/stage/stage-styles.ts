/**
 * The styles of a figure before a class, on the whole screen and step by step: they come with it, in lengths that need no root of the page to be measured by.
 * Rules of the page, which has given the figure its place, give way to them. The figure is laid out at the width that its
 * letters and its picture fill the screen from, and then enlarged as a whole: so it needs no measures for large screens.
 * Their classes begin with `stage`, as no figure's own do.
 */
export const stageCss = `
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
.stage-corners {
  display: grid;
  flex: none;
  place-items: center;
  margin-inline-start: auto;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-soft);
  cursor: pointer;
}
.stage-corners:hover { color: var(--ink); }
.stage-corners svg { inline-size: 20px; fill: none; stroke: currentcolor; stroke-width: 1.6; }
.stage-corners + .corner { margin-inline-start: 0; }
.stage-bar { display: flex; gap: 4px 8px; align-items: center; color: var(--ink-soft); }
.stage-bar .stage-corners { place-items: center end; margin-inline-start: 8px; }
.stage-bar :is(.stage-back, .stage-on) {
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 0;
  border: 1.5px solid var(--hairline);
  border-radius: 22px;
  background: none;
  color: var(--ink);
  cursor: pointer;
  font-size: 1.2em;
}
.stage-bar :is(.stage-back, .stage-on):hover { border-color: var(--ink); }
.stage-bar [aria-disabled='true'] { border-color: transparent; color: var(--ink-soft); cursor: default; }
.stage-bar .stage-place { font-variant-numeric: tabular-nums; }
.stage-refused { margin: 4px 0 0; padding-inline-start: 12px; border-inline-start: 3px solid var(--accent); }
:host(:is(:fullscreen, :popover-open)) > .stage {
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 4px 1em;
  align-items: center;
  margin: auto 0 0;
  padding: 8px 16px;
  border-block-start: 1px solid var(--hairline);
  background: var(--paper);
  font-size: max(15px, 2.4vmin);
}
:host(:is(:fullscreen, :popover-open)) .stage-bar { display: contents; }
:host(:is(:fullscreen, :popover-open)) .stage-bar button { min-inline-size: max(44px, 2em); min-block-size: max(44px, 2em); border-radius: 2em; }
:host(:is(:fullscreen, :popover-open)) .stage-bar .stage-corners { order: 1; margin-inline-start: auto; }
:host(:is(:fullscreen, :popover-open)) .stage-bar svg { inline-size: max(20px, 1em); }
:host(:is(:fullscreen, :popover-open)) .stage-captions { flex: 1 1 0; max-inline-size: none; margin: 0; font-size: max(16px, 2.8vmin); }
@media (max-width: 700px) {
  :host(:is(:fullscreen, :popover-open)) .stage-captions { order: 2; flex-basis: 100%; }
}
@media print { .stage-corners { display: none; } }
`;

let sheet: CSSStyleSheet | undefined;

/** Gives a figure these styles, one sheet for all figures of the page. */
export function adoptStageStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(stageCss);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
