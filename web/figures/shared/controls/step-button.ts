import { html, nothing, type TemplateResult } from 'lit';

/**
 * A button that goes a step, until `act` is undefined: at the end. It is never `disabled`, since the very press that brings it to
 * the end would take the reader's focus away.
 */
export function stepButton(label: string, sign: string, act: (() => void) | undefined): TemplateResult {
  return html`<button
    type="button"
    class="step"
    aria-label=${label}
    aria-disabled=${act ? 'false' : 'true'}
    @click=${act ?? nothing}
  >
    ${sign}
  </button>`;
}
