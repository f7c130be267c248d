import { html, nothing, type TemplateResult } from 'lit';
import { scaleRange, scaleSlide, seedRange, vocabularyRange, type Addend } from './data.js';
import { readingRanges } from '../shared/reader/fields.js';
import { slidNumber, typedNumber } from '../shared/controls/number-fields.js';
import { toggle } from '../shared/controls/toggle.js';
import { typed } from '../shared/controls/typed.js';
import type { Say } from '../shared/reader/words.js';

export type ChangeAddend = (patch: Partial<Omit<Addend, 'word'>>) => void;

/** How large each addend is made before they meet. */
export function scaleControls(
  say: Say,
  { scale, timesRoot }: Pick<Addend, 'scale' | 'timesRoot'>,
  change: ChangeAddend,
): TemplateResult {
  return html`
    ${slidNumber(say, 'scale', say('addition.scale'), scale, scaleRange, scaleSlide, (to) => change({ scale: to }), { step: 0.05 })}
    ${toggle(say('addition.timesRoot'), timesRoot === 'sqrt', (on) => change({ timesRoot: on ? 'sqrt' : 'none' }))}
  `;
}

export function seedField(say: Say, seed: number, change: ChangeAddend): TemplateResult {
  return typedNumber(say, say('addition.seed'), seed, seedRange, (chosen) => change({ seed: chosen }));
}

export function vocabularyField(say: Say, vocabulary: number, choose: (words: number) => void): TemplateResult {
  return slidNumber(
    say,
    'vocabulary',
    say('addition.vocabulary'),
    vocabulary,
    vocabularyRange,
    [1, vocabularyRange.max],
    choose,
    { logarithmic: true },
  );
}

export function joinedField(say: Say, joined: number, choose: (dimensions: number) => void): TemplateResult {
  return slidNumber(
    say,
    'position-dimensions',
    say('addition.positionDimensions'),
    joined,
    readingRanges.dimensions,
    [2, 512],
    choose,
    { logarithmic: true },
  );
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
        .value=${typed(word)}
        autocomplete="off"
        spellcheck="false"
        aria-invalid=${refusal === undefined ? 'false' : 'true'}
        aria-describedby="word-refusal"
        @change=${(event: Event) => type((event.target as HTMLInputElement).value)}
    /></label>
    <span class="refusal" id="word-refusal" role="status">${refusal ?? nothing}</span>
  </div>`;
}
