import { html, nothing, type TemplateResult } from 'lit';

/**
 * A step button; `act` is undefined at the end. With `sign`, that is shown and `label` is the accessible name. Never
 * `disabled`, because the button would lose focus when its own press reaches the end.
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
