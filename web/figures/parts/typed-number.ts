import { html, type TemplateResult } from 'lit';
import type { FieldRange } from './fields.js';
import type { Say } from './words.js';

/** A number field without a slider, for numbers that are rarely changed. */
export function typedNumber(
  say: Say,
  label: string,
  value: number,
  range: FieldRange,
  choose: (value: number) => void,
): TemplateResult {
  return html`<pe-number-field
    typed-only
    .say=${say}
    .label=${label}
    .value=${value}
    .range=${range}
    @value-chosen=${(event: CustomEvent<number>) => choose(event.detail)}
  ></pe-number-field>`;
}
