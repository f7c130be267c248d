import { html, type TemplateResult } from 'lit';
import { checked } from './checked-directive.js';
import { significant } from '../reader/format.js';

export interface Option<Value> {
  readonly value: Value;
  readonly label: string | number;
}

/**
 * Radio buttons styled as text. `name` separates the groups of a figure. The form is never submitted: Chromium 156
 * leaks named radio buttons that are removed from a shadow root, unless they are in a form.
 */
export function choice<Value>(
  name: string,
  label: string,
  options: readonly Option<Value>[],
  chosen: Value,
  choose: (value: Value) => void,
): TemplateResult {
  return html`
    <fieldset class="choice">
      <legend>${label}</legend>
      <form class="options" method="dialog" role="none">
        ${options.map(
          (option) =>
            html`<label
              ><input
                type="radio"
                name=${name}
                ?checked=${checked(option.value === chosen)}
                @change=${() => choose(option.value)}
              /><span>${typeof option.label === 'number' ? significant(option.label) : option.label}</span></label
            >`,
        )}
      </form>
    </fieldset>
  `;
}

/** A button that sets several fields to preset values; `shown` while they have them. */
export const presetButton = (label: string, shown: boolean, choose: () => void): TemplateResult =>
  html`<button type="button" class="preset" aria-pressed=${shown ? 'true' : 'false'} @click=${choose}>
    <span>${label}</span>
  </button>`;

/**
 * A labelled group of preset buttons. It looks like a choice, but none is pressed while the fields have other values.
 */
export const presetGroup = (name: string, buttons: readonly TemplateResult[]): TemplateResult =>
  html`<div class="line presets" role="group" aria-label=${name}>
    <span class="presets-name" aria-hidden="true">${name}</span>
    ${buttons}
  </div>`;
