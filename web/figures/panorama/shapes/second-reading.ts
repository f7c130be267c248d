import { batchStyles } from './styles.js';

export { batchView } from './batch-view.js';
export { shapeAfter, getShape } from './shapes.js';

/** Gives a figure what the batch looks like, once. */
export function adoptBatchStyles({ renderRoot }: { readonly renderRoot: unknown }): void {
  const sheet = batchStyles.styleSheet;
  if (!sheet || !(renderRoot instanceof ShadowRoot) || renderRoot.adoptedStyleSheets.includes(sheet)) return;
  renderRoot.adoptedStyleSheets = [...renderRoot.adoptedStyleSheets, sheet];
}
