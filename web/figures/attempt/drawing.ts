import { html, nothing, type TemplateResult } from 'lit';
import { significant, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { codeAt, digitsAt, highlightedWord, type Codes } from './data.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** Typical magnitude of an embedding component. */
const wordSize = 1;
/** The initial scale's end, in multiples of `wordSize`. */
const initialScale = 4;

const percent = (fraction: number): string => `${(100 * fraction).toFixed(2)}%`;

/** Bars for an embedding component and the position's number, on a scale that fits both. */
export function integerBars(t: Translate, codes: Codes, position: number): TemplateResult {
  const [value = 0] = codeAt(codes, position);
  const scale = Math.max(initialScale, value);
  const bar = (name: 'word' | 'mark', size: number): TemplateResult => html`
    <div class=${`bar ${name}`}>
      <span>${t(`attempt.${name}`)}</span><b>${name === 'word' ? `≈ ${wordSize}` : formatNumber(size)}</b>
      <i style=${inlineStyle(`inline-size: ${percent(size / scale)}`)}></i>
    </div>
  `;
  return html`${bar('word', wordSize)} ${bar('mark', value)}`;
}

/** All words on a ruler from 0 to 1. The third one can be dragged. */
export function fractionRuler(t: Translate, codes: Codes, pull: EventListenerObject): TemplateResult {
  const count = codes.codes.length / codes.columns;
  const [value = 0] = codeAt(codes, highlightedWord);
  return html`
    <div class="ruler">
      <span class="third" style=${inlineStyle(`left: ${percent(value)}`)}
        >${t('attempt.third')} <b>${significant(value, 3)}</b></span
      >
      <div class="rail" @pointerdown=${pull} @pointermove=${pull} @pointerup=${pull} @pointercancel=${pull}>
        ${Array.from(
          { length: count },
          (_, word) =>
            html`<i
              class=${word === highlightedWord ? 'word own' : 'word'}
              style=${inlineStyle(`left: ${percent(codeAt(codes, word)[0] ?? 0)}`)}
              ?data-grip=${word === highlightedWord}
            ></i>`,
        )}
      </div>
      <span class="end soft">0</span><span class="end last soft">1</span>
    </div>
  `;
}

/**
 * The binary digits of a position, as toggle buttons. Digits that the previous position lacks are highlighted. The row
 * of the previous position is hidden from screen readers, because the sentence below describes it.
 */
export function binaryDigits(
  t: Translate,
  codes: Codes,
  position: number,
  go: (position: number) => void,
): TemplateResult {
  return html`
    <div class="odometer" style=${inlineStyle(`--digits: ${codes.columns}`)}>
      <div class="row cluster" aria-hidden="true">${position > 0 ? digitsBefore(codes, position - 1) : nothing}</div>
      <div class="row own cluster">
        <span>${formatNumber(position)}</span>
        ${digitsAt(codes, position).map(
          ({ digit, flips, flipped }) =>
            html`<button
              type="button"
              class=${flips ? 'digit flips' : 'digit'}
              aria-pressed=${digit ? 'true' : 'false'}
              aria-label=${t('attempt.digit', { worth: formatNumber(Math.abs(flipped - position)) })}
              @click=${() => go(flipped)}
            >
              ${digit}
            </button>`,
        )}
      </div>
    </div>
  `;
}

const digitsBefore = (codes: Codes, at: number): TemplateResult =>
  html`<span>${at}</span>${digitsAt(codes, at).map(({ digit }) => html`<b class="digit">${digit}</b>`)}`;
