import type { LitElement } from 'lit';

import { accessibleText } from './accessible-text.js';

/** The caption of a figure from the page, as plain text. */
export function getCaption(figure: LitElement): string {
  const slot = figure.renderRoot.querySelector<HTMLSlotElement>('.caption slot');
  return (slot?.assignedNodes({ flatten: true }) ?? [])
    .map((node) => (node instanceof Element ? accessibleText(node) : (node.textContent ?? '')))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
