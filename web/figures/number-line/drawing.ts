import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { describePlot } from '../shared/charts/describe-plot.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import type { PlotSpec } from '../shared/plot/plot.js';
import type { Reader } from '../shared/plot/reader-mark.js';
import { linear } from '../shared/plot/scale.js';
import { formatNumber, formatPercent, significant } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { valueText } from './bits.js';
import type { Group, NumberLine } from './data.js';
import { formatNames, getLabels, namedPositions, positionScale, toX, type Label } from './scale.js';

/** The y of both lines in the drawing, in percent. */
const [positionsAt, numbersAt] = [14, 86];

const at = (left: number, top: number): string => `${left.toFixed(2)} ${top}`;
const leftAt = (left: number): string => `left: ${left.toFixed(2)}%`;

/** The close-up: integer positions above, and the numbers that they become below. */
export function closeUp(t: Translate, line: NumberLine): TemplateResult {
  const { range, position, value, own, groups, wholes, format } = line;
  const place = toX(position, range);
  const number = own ? toX(own.value, range) : place;
  const numbers = groups.length > 9 ? namedPositions(range) : groups.map((group) => group.value);
  const dots = (values: readonly number[], top: number): string =>
    values.map((one) => `M${at(toX(one, range), top)}h0`).join('');
  const start = Math.max(0, toX(0, range));
  return html`
    <p class="soft tiny">${t('numberLine.positions')}</p>
    <div class="labels">
      ${getLabels(namedPositions(range), place, range).map(label)}
      <span class="mark own" style=${inlineStyle(leftAt(place))}>${formatNumber(position, 4)}</span>
    </div>
    <div class="strands">
      <svg class="fill" viewBox="0 0 100 100" preserveAspectRatio="none">
        ${groups.map((group) => funnel(group, line))}
        <path class="rail" d=${`M${at(start, positionsAt)}H100M${at(start, numbersAt)}H100`}></path>
        <path class="place" d=${dots(wholes, positionsAt)}></path>
        <path
          class="number"
          d=${dots(
            groups.map((group) => group.value),
            numbersAt,
          )}
        ></path>
        <path class=${own ? 'own' : 'own lost'} d=${`M${at(place, positionsAt)}L${at(number, numbersAt)}`}></path>
        <path class="own number" d=${own ? dots([own.value], numbersAt) : ''}></path>
      </svg>
      <span class="grip" data-grip style=${inlineStyle(leftAt(place))}></span>
    </div>
    <div class="labels">
      ${getLabels(numbers, number, range).map(label)}
      <span class="mark own" style=${inlineStyle(leftAt(number))}>${valueText(value)}</span>
    </div>
    <p class="soft tiny">${formatNames[format]}</p>
  `;
}

const label = ({ value, left, isMinor }: Label): TemplateResult =>
  html`<span class=${isMinor ? 'mark minor' : 'mark'} style=${inlineStyle(leftAt(left))}>${formatNumber(value)}</span>`;

/** The positions of a group converging on its number. Neighbours differ in shade. */
function funnel({ code, value, first, last }: Group, { own, range }: NumberLine): SVGTemplateResult {
  const [left, right] = [toX(Math.max(-0.3, first - 0.3), range), toX(last + 0.3, range)];
  const shade = code === own?.code ? 'funnel mine' : code % 2 === 0 ? 'funnel' : 'funnel odd';
  return svg`<path class=${shade} d=${`M${at(left, positionsAt)}H${right.toFixed(2)}L${at(toX(value, range), numbersAt)}z`}></path>`;
}

/** The whole line: from each power of two to the next, the fraction of integer positions that the format writes. */
export function wholeLine(t: Translate, { fractions, left, before }: NumberLine, reader: Reader): PlotSpec {
  const stairs = [
    ...[0, 1].map((x) => ({ x, y: fractions[0]! })),
    ...fractions.flatMap((y, k) => [2 ** k, 2 ** (k + 1)].map((x) => ({ x, y }))),
  ];
  return {
    label: describePlot(t, 'field.position', 'numberLine.share'),
    x: {
      ...{ scale: positionScale, ticks: [0, 256, 65_536, 16_777_216], grid: false },
      title: t('numberLine.left', { left: formatNumber(left), before: formatNumber(before) }),
    },
    y: {
      scale: linear(0, 1),
      ticks: [0, 1],
      format: (fraction) => formatPercent(fraction),
      title: t('numberLine.share'),
    },
    marks: [
      {
        ...{ type: 'area', upper: stairs, lower: stairs.map(({ x }) => ({ x, y: 0 })), opacity: 0.22 },
        ...{ color: 'var(--ink)', width: 1 },
      },
    ],
    reader,
  };
}

/** What the position and its neighbours become. */
export function placeDescription(t: Translate, { format, position, value, largest, own }: NumberLine): string {
  const values = {
    format: formatNames[format],
    position: formatNumber(position, 4),
    value: valueText(value),
    largest: significant(largest),
  };
  if (!own) return t('numberLine.beyond', values);
  if (!Number.isInteger(position)) return t('numberLine.between', values);
  const { first, last } = own;
  if (first === last) return t('numberLine.alone', values);
  const ends = { first: formatNumber(first), last: formatNumber(last) };
  return t(last === first + 1 ? 'numberLine.both' : 'numberLine.together', { ...values, ...ends });
}
