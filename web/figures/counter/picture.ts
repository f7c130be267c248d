import { html, type TemplateResult } from 'lit';
import type { Counter, CounterColumn } from './data.js';
import { hand, smallFace } from '../shared/clock/dial.js';
import { significant } from '../shared/reader/format.js';
import { handColour } from '../shared/clock/hand-colour.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** From this period on, exponents are used; six digits don't fit below a dial. */
const longPeriod = 100_000;
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Formats positions per turn in at most six characters. */
export function shortPeriod(period: number): string {
  if (period < longPeriod) return significant(period, 4);
  const [mantissa = '', exponent = ''] = period.toExponential(1).split('e+');
  return `${mantissa}·10${exponent.replace(/\d/g, (digit) => superscripts[Number(digit)] ?? '')}`;
}

/** Columns with the slowest hand on the left. The picture's label and the table have all of its information. */
export function counterPicture(t: Translate, counter: Counter, label: string): TemplateResult {
  const digits = counter.columns.length;
  const narrow = digits <= 8 ? digits : Math.ceil(digits / 2);
  const lead = digits <= 8 ? 0 : 2 * narrow - digits;
  return html`
    <div
      class=${digits <= 8 ? 'columns' : 'columns two-rows'}
      role="img"
      aria-label=${label}
      style=${inlineStyle(`--columns: ${digits}; --narrow-columns: ${narrow}; --narrow-lead: ${lead}`)}
    >
      ${rowNames(t)} ${counter.columns.toReversed().map((column) => getColumn(column, counter.pairs))}
    </div>
  `;
}

/** Row labels, before the first column; narrow pictures omit them. */
function rowNames(t: Translate): TemplateResult {
  return html`<div class="row-names soft small">
    <span>${t('counter.rowDigit')}</span><span></span><span>${t('counter.rowReads')}</span
    ><span>${t('counter.hand')}</span><span>${t('counter.rowPeriod')}</span>
  </div>`;
}

function getColumn({ index, bit, flipped, period, angle, half }: CounterColumn, pairs: number): TemplateResult {
  const agrees = bit === half;
  return html`
    <div>
      <span class=${flipped ? 'bit flipped' : 'bit'}>${bit}</span>
      <svg viewBox="-104 -104 208 208" aria-hidden="true">
        <path class="half" d="M0 -100A100 100 0 0 0 0 100Z"></path>
        ${smallFace()} ${hand({ angle, colour: handColour(index, pairs), length: 84, width: 16 })}
        <text class="letter one" x="-46" y="66" text-anchor="middle">1</text>
        <text class="letter" x="46" y="66" text-anchor="middle">0</text>
      </svg>
      <span class=${agrees ? 'read soft' : 'read differs'}><i>${agrees ? '=' : '≠'}</i>${half}</span>
      <span class="below soft"><b>${index}</b></span>
      <span class="below soft">${shortPeriod(period)}</span>
    </div>
  `;
}
