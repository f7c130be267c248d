import { html, type TemplateResult } from 'lit';
import { inlineStyle } from '../platform/inline-style.js';

/** A hatched area in a plot, of what is new or refused. Its corners are in percent of the box. */
export function hatched(corners: readonly (readonly string[])[]): TemplateResult {
  const polygon = corners.map(([left, top]) => `${left}% ${top}%`).join(', ');
  return html`<div class="hatched" style=${inlineStyle(`clip-path: polygon(${polygon})`)}></div>`;
}
