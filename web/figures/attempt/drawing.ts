import { html, type TemplateResult } from 'lit';
import { significant, spoken } from '../shared/reader/format.js';
import type { Say } from '../shared/reader/words.js';
import { codeAt, digitsAt, watched, type Codes } from './data.js';

/** The numbers of a word are about this large. */
const wordSize = 1;
/** The scale has room for as many times that before it has to give way. */
const roomFor = 4;

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** A number of the word above the number of its position, on a scale that has to hold both. */
export function growing(say: Say, codes: Codes, position: number): TemplateResult {
  const [value = 0] = codeAt(codes, position);
  const scale = Math.max(roomFor, value);
  const bar = (name: 'word' | 'mark', size: number): TemplateResult => html`
    <div class=${`bar ${name}`}>
      <span>${say(`attempt.${name}`)}</span><b>${name === 'word' ? `≈ ${wordSize}` : spoken(size)}</b>
      <i style=${`inline-size: ${percent(size / scale)}`}></i>
    </div>
  `;
  return html`${bar('word', wordSize)} ${bar('mark', value)}`;
}

/** All words on a ruler from 0 to 1, and the number of the third one. */
export function stretching(say: Say, codes: Codes): TemplateResult {
  const count = codes.codes.length / codes.columns;
  const [value = 0] = codeAt(codes, watched);
  return html`
    <div class="ruler">
      <span class="third" style=${`left: ${percent(value)}`}
        >${say('attempt.third')} <b>${significant(value, 3)}</b></span
      >
      <div class="rail">
        ${Array.from(
          { length: count },
          (_, word) =>
            html`<i
              class=${word === watched ? 'word own' : 'word'}
              style=${`left: ${percent(codeAt(codes, word)[0] ?? 0)}`}
            ></i>`,
        )}
      </div>
      <span class="end">0</span><span class="end last">1</span>
    </div>
  `;
}

/** The digits of a position; those that were others at the position before stand out. */
export function flipping(codes: Codes, position: number): TemplateResult {
  const row = (at: number, marks: boolean): TemplateResult => html`
    <div class=${marks ? 'row own' : 'row'}>
      <span>${at}</span>
      ${digitsAt(codes, at).map(
        ({ digit, flips }) => html`<b class=${marks && flips ? 'digit flips' : 'digit'}>${digit}</b>`,
      )}
    </div>
  `;
  return html`
    <div class="odometer">
      ${position > 0 ? row(position - 1, false) : html`<div class="row"></div>`} ${row(position, true)}
    </div>
  `;
}
