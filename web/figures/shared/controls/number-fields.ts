import { html, type TemplateResult } from 'lit';
import type { Slide } from '../manifest/parameters.js';
import type { FieldRange } from '../reader/number-range.js';
import type { Translate } from '../reader/messages.js';

export interface SliderOptions {
  /** Whether the slider is logarithmic. */
  readonly logarithmic?: boolean;
  /** The step of an arrow key, if not 1 or 2. */
  readonly step?: number;
  /** Visible but disabled. */
  readonly inert?: boolean;
}

/**
 * A number field with a slider over `slide`; typed values may be anywhere in `range`. `field` is its name in code and
 * URL.
 */
export function sliderField(
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

/** A number field without a slider. */
export function numberField(
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
