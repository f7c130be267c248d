import { html, type TemplateResult } from 'lit';
import { checked } from './checked.js';
import { spoken } from '../reader/format.js';

export interface Option<Value> {
  readonly value: Value;
  readonly label: string | number;
}

/** One of a few values, as radio buttons that look like words. `name` keeps the groups of a figure apart. */
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
      ${options.map(
        (option) =>
          html`<label
            ><input
              type="radio"
              name=${name}
              ?checked=${checked(option.value === chosen)}
              @change=${() => choose(option.value)}
            /><span>${typeof option.label === 'number' ? spoken(option.label) : option.label}</span></label
          >`,
      )}
    </fieldset>
  `;
}
