import { html, type TemplateResult } from 'lit';
import { checked } from './checked.js';
import { significant } from '../reader/format.js';

export interface Option<Value> {
  readonly value: Value;
  readonly label: string | number;
}

/**
 * One of a few values, as radio buttons that look like words. `name` keeps the groups of a figure apart. The form is sent nowhere:
 * Chromium 156 keeps each named radio button that was taken out of a shadow root for as long as that lives, but not one of a form.
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

/** A button that brings several fields of a figure to known values; `shown` while they have them. */
export const presetButton = (label: string, shown: boolean, choose: () => void): TemplateResult =>
  html`<button type="button" class="preset" aria-pressed=${shown ? 'true' : 'false'} @click=${choose}>
    <span>${label}</span>
  </button>`;

/** The presets of a figure behind their name. They look like a choice; none of them is chosen while the fields have other values. */
export const presetGroup = (name: string, buttons: readonly TemplateResult[]): TemplateResult =>
  html`<div class="line presets" role="group" aria-label=${name}>
    <span class="presets-name" aria-hidden="true">${name}</span>
    ${buttons}
  </div>`;
