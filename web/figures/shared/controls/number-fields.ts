import { html, type TemplateResult } from 'lit';
import type { Slide } from '../manifest/parameters.js';
import type { FieldRange } from '../reader/fields.js';
import type { Translate } from '../reader/messages.js';

export interface SliderOptions {
  /** Equal slides are equal factors. */
  readonly logarithmic?: boolean;
  /** The step of an arrow key, if that is not 1 or 2. */
  readonly step?: number;
  /** Seen, but not to be changed yet. */
  readonly inert?: boolean;
}

/** A number with a slider over `slide`; typing reaches all of `range`. `field` is its term in code and URL. */
export function slidNumber(
  t: Translate,
  field: string,
  label: string,
  value: number,
  range: FieldRange,
  slide: Slide,
  choose: (value: number) => void,
  { logarithmic = false, step, inert = false }: SliderOptions = {},
): TemplateResult {
  return html`<pe-number-field
    field=${field}
    ?logarithmic=${logarithmic}
    ?inert=${inert}
    .step=${step}
    .t=${t}
    .label=${label}
    .value=${value}
    .range=${range}
    .slide=${slide}
    @value-chosen=${(event: CustomEvent<number>) => choose(event.detail)}
  ></pe-number-field>`;
}

/** A number without a slider: one that is rarely changed. */
export function typedNumber(
  t: Translate,
  label: string,
  value: number,
  range: FieldRange,
  choose: (value: number) => void,
): TemplateResult {
  return html`<pe-number-field
    typed-only
    .t=${t}
    .label=${label}
    .value=${value}
    .range=${range}
    @value-chosen=${(event: CustomEvent<number>) => choose(event.detail)}
  ></pe-number-field>`;
}
