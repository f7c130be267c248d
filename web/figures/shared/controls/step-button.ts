import { html, nothing, type TemplateResult } from 'lit';

/**
 * A button that goes a step, until `act` is undefined: at the end. Where there is a sign, that is seen, and the label is heard. It is never `disabled`, since the very press that brings it to
 * the end would take the reader's focus away.
 */
export function stepButton(label: string, sign: string | undefined, act: (() => void) | undefined): TemplateResult {
  return html`<button
    type="button"
    class="step"
    aria-label=${sign === undefined ? nothing : label}
    aria-disabled=${act ? 'false' : 'true'}
    @click=${act ?? nothing}
  >
    ${sign ?? label}
  </button>`;
}
