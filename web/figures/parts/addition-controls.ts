import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { scaleRange, scaleSlide, seedRange, vocabularyRange, type Addend } from './addition-data.js';
import { readingRanges } from './fields.js';
import type { Reading } from './reader-state.js';
import { typedNumber } from './typed-number.js';
import type { Say } from './words.js';

export interface AdditionActions {
  readonly read: (patch: Partial<Reading>) => void;
  readonly change: (patch: Partial<Omit<Addend, 'word'>>) => void;
}

export function positionField(say: Say, { position }: Reading, { read }: AdditionActions): TemplateResult {
  return html`<pe-number-field
    field="position"
    .say=${say}
    .label=${say('field.position')}
    .value=${position}
    .range=${readingRanges.position}
    .slide=${[0, 100] as const}
    @value-chosen=${(event: CustomEvent<number>) => read({ position: event.detail })}
  ></pe-number-field>`;
}

export function dimensionsField(say: Say, { dimensions }: Reading, { read }: AdditionActions): TemplateResult {
  return html`<pe-number-field
    field="dimensions"
    logarithmic
    .say=${say}
    .label=${say('field.dimensions')}
    .value=${dimensions}
    .range=${readingRanges.dimensions}
    .slide=${[2, 512] as const}
    @value-chosen=${(event: CustomEvent<number>) => read({ dimensions: event.detail })}
  ></pe-number-field>`;
}

/** How large each addend is made before they meet. */
export function scaleControls(
  say: Say,
  { scale, timesRoot }: Pick<Addend, 'scale' | 'timesRoot'>,
  { change }: AdditionActions,
): TemplateResult {
  return html`
    <pe-number-field
      field="scale"
      .step=${0.05}
      .say=${say}
      .label=${say('addition.scale')}
      .value=${scale}
      .range=${scaleRange}
      .slide=${scaleSlide}
      @value-chosen=${(event: CustomEvent<number>) => change({ scale: event.detail })}
    ></pe-number-field>
    <label class="switch"
      ><input
        type="checkbox"
        role="switch"
        .checked=${timesRoot === 'sqrt'}
        @change=${(event: Event) => change({ timesRoot: (event.target as HTMLInputElement).checked ? 'sqrt' : 'none' })}
      />${say('addition.timesRoot')}</label
    >
  `;
}

export function seedField(say: Say, seed: number, { change }: AdditionActions): TemplateResult {
  return typedNumber(say, say('addition.seed'), seed, seedRange, (chosen) => change({ seed: chosen }));
}

export function vocabularyField(say: Say, vocabulary: number, choose: (words: number) => void): TemplateResult {
  return html`<pe-number-field
    field="vocabulary"
    logarithmic
    .say=${say}
    .label=${say('addition.vocabulary')}
    .value=${vocabulary}
    .range=${vocabularyRange}
    .slide=${[1, vocabularyRange.max] as const}
    @value-chosen=${(event: CustomEvent<number>) => choose(event.detail)}
  ></pe-number-field>`;
}

export function joinedField(say: Say, joined: number, choose: (dimensions: number) => void): TemplateResult {
  return html`<pe-number-field
    field="position-dimensions"
    logarithmic
    .say=${say}
    .label=${say('addition.positionDimensions')}
    .value=${joined}
    .range=${readingRanges.dimensions}
    .slide=${[2, 512] as const}
    @value-chosen=${(event: CustomEvent<number>) => choose(event.detail)}
  ></pe-number-field>`;
}

/** The word; one that was refused stays in its field, with the reason. */
export function wordField(
  say: Say,
  word: string,
  refusal: string | undefined,
  type: (word: string) => void,
): TemplateResult {
  return html`<div class="word-field">
    <label
      >${say('addition.word')}
      <input
        .value=${live(word)}
        autocomplete="off"
        spellcheck="false"
        aria-invalid=${refusal === undefined ? 'false' : 'true'}
        aria-describedby="word-refusal"
        @change=${(event: Event) => type((event.target as HTMLInputElement).value)}
    /></label>
    <span class="refusal" id="word-refusal" role="status">${refusal ?? nothing}</span>
  </div>`;
}
