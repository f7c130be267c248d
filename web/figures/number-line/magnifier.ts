import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { Group, NumberLine } from './data.js';
import { formatNames } from './position-scale.js';
import { toX, getMarks, namedPositions, type Mark } from './visible-range.js';
import { valueText } from './description.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The y of both lines in the drawing, in percent. */
const [positionsAt, numbersAt] = [14, 86];

const at = (left: number, top: number): string => `${left.toFixed(2)} ${top}`;

/** The close-up: integer positions above, and the numbers that they become below. */
export function loupe(t: Translate, line: NumberLine): TemplateResult {
  const { range, position, value, own, groups, wholes } = line;
  const place = toX(position, range);
  const ownNumber = own && toX(own.value, range);
  const dense = groups.length > 9;
  const numbers = dense
    ? namedPositions(range)
    : groups.map((group) => ({ value: group.value, second: (group.code - (own?.code ?? 0)) % 2 !== 0 }));
  return html`
    <div class="names soft tiny" aria-hidden="true">
      <span class="rail">${t('numberLine.positions')}</span>
    </div>
    <div class="marks" aria-hidden="true">
      ${getMarks(namedPositions(range), place, range).map(written)}
      <span class="mark own" style=${inlineStyle(`left: ${place.toFixed(2)}%`)}>${formatNumber(position, 4)}</span>
    </div>
    <div class="strands">
      <svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        ${groups.map((group) => funnel(group, line))} ${beyond(line)} ${strands(line)}
        <path class="rail" d=${`M${at(Math.max(0, toX(0, range)), positionsAt)}H100`}></path>
        <path class="rail" d=${`M${at(Math.max(0, toX(0, range)), numbersAt)}H100`}></path>
        <path class="place" d=${wholes.map((whole) => `M${at(toX(whole, range), positionsAt)}h0`).join('')}></path>
        <path class="number" d=${groups.map((group) => `M${at(toX(group.value, range), numbersAt)}h0`).join('')}></path>
        ${svg`<path class=${own ? 'own' : 'own lost'} d=${`M${at(place, positionsAt)}L${at(ownNumber ?? place, numbersAt)}`}></path>`}
        <path class="own place" d=${`M${at(place, positionsAt)}h0`}></path>
        ${ownNumber === undefined ? nothing : svg`<path class="own number" d=${`M${at(ownNumber, numbersAt)}h0`}></path>`}
      </svg>
    </div>
    <div class="marks" aria-hidden="true">
      ${getMarks(numbers, ownNumber ?? place, range).map(written)} ${own ? markBeyond(line) : nothing}
      <span class="mark own" style=${inlineStyle(`left: ${(ownNumber ?? place).toFixed(2)}%`)}
        >${valueText(value)}</span
      >
    </div>
    <div class="names soft tiny" aria-hidden="true">
      <span class="rail">${t('numberLine.numbers', { format: formatNames[line.format] })}</span>
    </div>
  `;
}

const written = ({ value, left, minor }: Mark): TemplateResult =>
  html`<span class=${minor ? 'mark minor' : 'mark'} style=${inlineStyle(`left: ${left.toFixed(2)}%`)}
    >${formatNumber(value)}</span
  >`;

/** The positions of a group converging on its number. Neighbours differ in shade. */
function funnel({ code, value, first, last }: Group, { own, range }: NumberLine): SVGTemplateResult {
  const [left, right] = [toX(Math.max(-0.3, first - 0.3), range), toX(last + 0.3, range)];
  const shade = code === own?.code ? 'funnel mine' : code % 2 === 0 ? 'funnel' : 'funnel odd';
  return svg`<path class=${shade} d=${`M${at(left, positionsAt)}H${right.toFixed(2)}L${at(toX(value, range), numbersAt)}z`}></path>`;
}

/** Positions beyond the format's range. */
function beyond({ firstBeyond, range }: NumberLine): SVGTemplateResult | typeof nothing {
  if (firstBeyond > range.to) return nothing;
  const left = Math.max(0, toX(firstBeyond - 0.3, range));
  return svg`<path class="beyond" d=${`M${at(left, positionsAt)}H100V${numbersAt}H${left.toFixed(2)}z`}></path>`;
}

/** A label for the value beyond the range, unless it is that of the reader's position. */
function markBeyond({ firstBeyond, valueBeyond, range }: NumberLine): TemplateResult | typeof nothing {
  const from = Math.max(0, toX(firstBeyond, range));
  if (from > 88) return nothing;
  const left = (from + 100) / 2;
  return html`<span class="mark" style=${inlineStyle(`left: ${left.toFixed(2)}%`)}>${valueText(valueBeyond)}</span>`;
}

/** A line from each integer position to its number. */
function strands({ wholes, groups, range }: NumberLine): SVGTemplateResult {
  const paths = wholes.map((whole) => {
    const group = groups.find(({ first, last }) => first <= whole && whole <= last);
    return group ? `M${at(toX(whole, range), positionsAt)}L${at(toX(group.value, range), numbersAt)}` : '';
  });
  return svg`<path class="strand" d=${paths.join('')}></path>`;
}
