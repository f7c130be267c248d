import { html, type TemplateResult } from 'lit';
import { readingRanges, type FieldRange } from '../reader/fields.js';
import type { Reading } from '../reader/reader-state.js';
import type { Say } from '../reader/words.js';

type Read = (patch: Partial<Reading>) => void;
type Slide = readonly [from: number, to: number];

export interface SliderOptions {
  /** Equal slides are equal factors. */
  readonly logarithmic?: boolean;
  /** What an arrow key adds, where that is not 1 or 2. */
  readonly step?: number;
  /** Seen, but not to be changed yet. */
  readonly inert?: boolean;
}

/** A number with a slider over `slide`; typing reaches all of `range`. `field` is its term in code and URL. */
export function slidNumber(
  say: Say,
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
    .say=${say}
    .label=${label}
    .value=${value}
    .range=${range}
    .slide=${slide}
    @value-chosen=${(event: CustomEvent<number>) => choose(event.detail)}
  ></pe-number-field>`;
}

/** A number without a slider: one that is rarely changed. */
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

/** The reader's position. */
export function positionField(
  say: Say,
  position: number,
  read: Read,
  slide: Slide = [0, 100],
  range: FieldRange = readingRanges.position,
): TemplateResult {
  return slidNumber(say, 'position', say('field.position'), position, range, slide, (to) => read({ position: to }));
}

/** d: the slider reaches every width. */
export function dimensionsField(say: Say, dimensions: number, read: Read): TemplateResult {
  const { min, max } = readingRanges.dimensions;
  const choose = (to: number): void => read({ dimensions: to });
  return slidNumber(
    say,
    'dimensions',
    say('field.dimensions'),
    dimensions,
    readingRanges.dimensions,
    [min, max],
    choose,
    { logarithmic: true },
  );
}

/** The base of the frequencies. */
export function baseField(say: Say, base: number, read: Read, slide: Slide = [2, 1_000_000]): TemplateResult {
  const choose = (to: number): void => read({ base: to });
  return slidNumber(say, 'base', say('field.base'), base, readingRanges.base, slide, choose, { logarithmic: true });
}
