import { html, svg, type TemplateResult } from 'lit';
import type { Counter, CounterColumn } from './data.js';
import { hand, smallBox, smallFace } from '../shared/clock/dial.js';
import type { DialDrag } from '../shared/clock/dial-drag.js';
import { gestures } from '../shared/controls/listen.js';
import { significant } from '../shared/reader/format.js';
import { handColour } from '../shared/clock/hand-colour.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** From this period on, exponents are used; six digits don't fit below a dial. */
const longPeriod = 100_000;
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Of a hand, from the hub to the ring at its tip. */
export const handLength = 84;

/** Formats positions per turn in at most six characters. */
export function shortPeriod(period: number): string {
  if (period < longPeriod) return significant(period, 4);
  const [mantissa = '', exponent = ''] = period.toExponential(1).split('e+');
  return `${mantissa}·10${exponent.replace(/\d/g, (digit) => superscripts[Number(digit)] ?? '')}`;
}

/** A column of the counter, in a dial that can be dragged. */
export type ColumnDrag = DialDrag<CounterColumn & { readonly length: number }>;

/** Columns with the slowest hand on the left. The picture's label and the table have all of its information. */
export function counterPicture(t: Translate, counter: Counter, label: string, drag: ColumnDrag): TemplateResult {
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
      ${rowNames(t)} ${counter.columns.toReversed().map((column) => getColumn(column, counter.pairs, drag))}
    </div>
  `;
}

/** Row labels, before the first column; narrow pictures omit them. */
function rowNames(t: Translate): TemplateResult {
  return html`<div class="row-names soft small">
    <span>${t('counter.bit')}</span><span></span><span>${t('counter.reads')}</span><span>${t('counter.hand')}</span
    ><span>${t('counter.turn')}</span>
  </div>`;
}

const box = Object.values(smallBox).join(' ');

function getColumn(column: CounterColumn, pairs: number, drag: ColumnDrag): TemplateResult {
  const { index, bit, flipped, period, angle, half } = column;
  const agrees = bit === half;
  const colour = handColour(index, pairs);
  // The names of the halves are on the other side of the hand.
  const y = Math.cos(angle) < 0 ? -34 : 66;
  return html`
    <div>
      <span class=${flipped ? 'bit flipped' : 'bit'}>${bit}</span>
      <svg viewBox=${box} data-pair=${index} aria-hidden="true" ${gestures(drag)}>
        <path class="half" d="M0 -100A100 100 0 0 0 0 100Z"></path>
        ${smallFace()}
        <text class="letter" x="-46" y=${y} text-anchor="middle">1</text>
        <text class="letter" x="46" y=${y} text-anchor="middle">0</text>
        ${hand({ angle, colour, length: handLength, width: 16 })}
        ${svg`<circle class="ring" cx=${(handLength * Math.sin(angle)).toFixed(2)} cy=${(-handLength * Math.cos(angle)).toFixed(2)} r="12" stroke=${colour}></circle>`}
      </svg>
      <span class=${agrees ? 'read soft' : 'read differs'}><i>${agrees ? '=' : '≠'}</i>${half}</span>
      <span class="below soft"><b>${index}</b></span>
      <span class="below soft">${shortPeriod(period)}</span>
    </div>
  `;
}
