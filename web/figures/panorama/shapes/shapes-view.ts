import { batchStyles } from './styles.js';

export { batchView } from './batch-view.js';
export { shapeAfter, getShape } from './shapes.js';

/** Adds the styles of the batch to a figure, once. */
export function adoptBatchStyles({ renderRoot }: { readonly renderRoot: unknown }): void {
  const sheet = batchStyles.styleSheet;
  if (!sheet || !(renderRoot instanceof ShadowRoot) || renderRoot.adoptedStyleSheets.includes(sheet)) return;
  renderRoot.adoptedStyleSheets = [...renderRoot.adoptedStyleSheets, sheet];
}
