import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { Group, NumberLine } from './data.js';
import { formatNames } from './position-scale.js';
import { across, getMarks, namedPositions, type Mark } from './visible-range.js';
import { valueText } from './description.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The y of both lines in the drawing, in percent. */
const [positionsAt, numbersAt] = [14, 86];

const at = (left: number, top: number): string => `${left.toFixed(2)} ${top}`;

/** The close-up: integer positions above, and the numbers that they become below. */
export function loupe(t: Translate, line: NumberLine): TemplateResult {
  const { stretch, position, value, own, groups, wholes } = line;
  const place = across(position, stretch);
  const ownNumber = own && across(own.value, stretch);
  const dense = groups.length > 9;
  const numbers = dense
    ? namedPositions(stretch)
    : groups.map((group) => ({ value: group.value, second: (group.code - (own?.code ?? 0)) % 2 !== 0 }));
  return html`
    <div class="names" aria-hidden="true">
      <span class="rail">${t('numberLine.positions')}</span>
    </div>
    <div class="marks" aria-hidden="true">
      ${getMarks(namedPositions(stretch), place, stretch).map(written)}
      <span class="mark own" style=${inlineStyle(`left: ${place.toFixed(2)}%`)}>${formatNumber(position, 4)}</span>
    </div>
    <div class="strands">
      <svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        ${groups.map((group) => funnel(group, line))} ${beyond(line)} ${strands(line)}
        <path class="rail" d=${`M${at(Math.max(0, across(0, stretch)), positionsAt)}H100`}></path>
        <path class="rail" d=${`M${at(Math.max(0, across(0, stretch)), numbersAt)}H100`}></path>
        <path class="place" d=${wholes.map((whole) => `M${at(across(whole, stretch), positionsAt)}h0`).join('')}></path>
        <path
          class="number"
          d=${groups.map((group) => `M${at(across(group.value, stretch), numbersAt)}h0`).join('')}
        ></path>
        ${svg`<path class=${own ? 'own' : 'own lost'} d=${`M${at(place, positionsAt)}L${at(ownNumber ?? place, numbersAt)}`}></path>`}
        <path class="own place" d=${`M${at(place, positionsAt)}h0`}></path>
        ${ownNumber === undefined ? nothing : svg`<path class="own number" d=${`M${at(ownNumber, numbersAt)}h0`}></path>`}
      </svg>
    </div>
    <div class="marks" aria-hidden="true">
      ${getMarks(numbers, ownNumber ?? place, stretch).map(written)} ${own ? markBeyond(line) : nothing}
      <span class="mark own" style=${inlineStyle(`left: ${(ownNumber ?? place).toFixed(2)}%`)}
        >${valueText(value)}</span
      >
    </div>
    <div class="names" aria-hidden="true">
      <span class="rail">${t('numberLine.numbers', { format: formatNames[line.format] })}</span>
    </div>
  `;
}

const written = ({ value, left, minor }: Mark): TemplateResult =>
  html`<span class=${minor ? 'mark minor' : 'mark'} style=${inlineStyle(`left: ${left.toFixed(2)}%`)}
    >${formatNumber(value)}</span
  >`;

/** The positions of a group converging on its number. Neighbours differ in shade. */
function funnel({ code, value, first, last }: Group, { own, stretch }: NumberLine): SVGTemplateResult {
  const [left, right] = [across(Math.max(-0.3, first - 0.3), stretch), across(last + 0.3, stretch)];
  const shade = code === own?.code ? 'funnel mine' : code % 2 === 0 ? 'funnel' : 'funnel odd';
  return svg`<path class=${shade} d=${`M${at(left, positionsAt)}H${right.toFixed(2)}L${at(across(value, stretch), numbersAt)}z`}></path>`;
}

/** Positions beyond the format's range. */
function beyond({ firstBeyond, stretch }: NumberLine): SVGTemplateResult | typeof nothing {
  if (firstBeyond > stretch.to) return nothing;
  const left = Math.max(0, across(firstBeyond - 0.3, stretch));
  return svg`<path class="beyond" d=${`M${at(left, positionsAt)}H100V${numbersAt}H${left.toFixed(2)}z`}></path>`;
}

/** A label for the value beyond the range, unless it is that of the reader's position. */
function markBeyond({ firstBeyond, valueBeyond, stretch }: NumberLine): TemplateResult | typeof nothing {
  const from = Math.max(0, across(firstBeyond, stretch));
  if (from > 88) return nothing;
  const left = (from + 100) / 2;
  return html`<span class="mark" style=${inlineStyle(`left: ${left.toFixed(2)}%`)}>${valueText(valueBeyond)}</span>`;
}

/** A line from each integer position to its number. */
function strands({ wholes, groups, stretch }: NumberLine): SVGTemplateResult {
  const paths = wholes.map((whole) => {
    const group = groups.find(({ first, last }) => first <= whole && whole <= last);
    return group ? `M${at(across(whole, stretch), positionsAt)}L${at(across(group.value, stretch), numbersAt)}` : '';
  });
  return svg`<path class="strand" d=${paths.join('')}></path>`;
}
