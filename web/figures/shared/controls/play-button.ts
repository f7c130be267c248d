import { html, svg, type TemplateResult } from 'lit';
import type { Translate } from '../reader/messages.js';

const triangle = svg`<path d="M4 1.5v13l10.5-6.5z"></path>`;
const bars = svg`<path d="M3 2h3.5v12H3zM9.5 2H13v12H9.5z"></path>`;

/** A round play/pause button, labelled with its action. */
export function playButton(running: boolean, t: Translate, toggle: () => void): TemplateResult {
  return html`<button
    type="button"
    class="play"
    aria-label=${t(running ? 'motion.pause' : 'motion.play')}
    @click=${toggle}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true">${running ? bars : triangle}</svg>
  </button>`;
}
