import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Addition, Angles } from '../../core/index.js';
import type { Addend } from './data.js';
import { barFills } from '../shared/charts/sign-colours.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { barPaths } from '../shared/clock/strip.js';
import { keyedPlace } from '../shared/controls/slider-keys.js';
import { dataTable, type Column } from '../shared/data-table.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { readerMark } from '../shared/plot/reader-mark.js';
import { linear } from '../shared/plot/scale.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { ReaderState } from '../shared/reader/reader-state.js';

/** Dimensions that Page Up goes on. */
const page = 16;

/** The colors of the names above the strips, and of the arrows. */
const colors = { word: 'var(--ink)', code: 'var(--light)', sum: 'var(--ink-soft)' } as const;
type Row = keyof typeof colors;
const rows = Object.keys(colors) as readonly Row[];

export interface SumView {
  readonly readerState: ReaderState;
  readonly addend: Addend;
  readonly addition: Addition;
  /** The angles of random words at this width. */
  readonly angles: Angles;
  /** The dimension that the reader points at. */
  readonly dimension: number;
}

export const degrees = (radians: number): string => fixed((radians / Math.PI) * 180, 1);

const norm = (addition: Addition, row: Row): string => fixed(addition[`${row}Norm` as const], 2);

/** Word, code and sum as strips of one scale, one dimension of them picked out, beside the three lengths as arrows. */
export function sumPicture(t: Translate, view: SumView, pick: (dimension: number) => void): TemplateResult {
  const { readerState, addition, angles, dimension } = view;
  const { dimensions } = readerState;
  const last = dimensions - 1;
  const cells = linear(-0.5, last + 0.5);
  const [word, code, sum] = rows.map((row) => fixed(addition[row][dimension] ?? 0, 3));
  const numbers = t('addition.numbers', { dimension, word: word!, code: code!, sum: sum! });
  return html`
    <div class="sum">
      <div>
        <div class="strips">
          ${rows.map((row) => strip(t, row, view))}
          ${readerMark(cells, cells, {
            x: dimension,
            min: 0,
            max: last,
            label: t('addition.dimension'),
            text: numbers,
            hovers: true,
            move: (x) => pick(Math.min(last, Math.round(x))),
            keyed: (key) => keyedPlace(key, dimension, last, page),
          })}
        </div>
        <p class="reading">${numbers}</p>
      </div>
      ${arrows(t, addition)}
      <p class="reading">
        ${t('addition.typicalAngle', {
          dimensions,
          words: formatNumber(angles.words),
          mean: degrees(angles.mean),
          spread: degrees(angles.standardDeviation),
          rule: degrees(1 / Math.sqrt(dimensions)),
        })}
      </p>
    </div>
  `;
}

function strip(t: Translate, row: Row, { addition, addend, readerState }: SumView): TemplateResult {
  const { word, timesRoot } = addend;
  const { dimensions } = readerState;
  const position = formatNumber(readerState.position);
  const names: Readonly<Record<Row, string>> = {
    word: t(timesRoot === 'sqrt' ? 'addition.wordTimesRoot' : 'addition.wordAsIs', { word }),
    code: t('addition.codeTimes', { position, scale: formatNumber(addend.scale, 3) }),
    sum: t('addition.sum'),
  };
  // The largest number of all three, so that their bars can be compared.
  const sizes = rows.map((each) => addition[each].reduce((max, value) => Math.max(max, Math.abs(value)), 0));
  const reach = Math.max(...sizes) || 1;
  return html`
    <div class="strip-name cluster" style=${inlineStyle(`color: ${colors[row]}`)} aria-hidden="true">
      <span>${names[row]}</span><span>${t('addition.norm', { norm: norm(addition, row) })}</span>
    </div>
    <svg
      class="bars"
      viewBox="0 -1 ${dimensions} ${row === 'code' ? 2.2 : 2}"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      ${barPaths(addition[row].map((value) => value / reach)).map((path, shade) => svg`<path d=${path} style=${inlineStyle(barFills[shade])}></path>`)}
      <path class="middle" d="M0 0H${dimensions}"></path>
      ${row === 'code' ? handLine(dimensions) : nothing}
    </svg>
  `;
}

/** The code's numbers belong to hands; those of a word belong to nobody. */
const handLine = (dimensions: number): SVGTemplateResult[] =>
  Array.from(
    { length: dimensions / 2 },
    (_, pair) =>
      svg`<rect x=${2 * pair} y="1.1" width="2" height="0.1" shape-rendering="crispEdges" fill=${handColour(pair, dimensions / 2)}></rect>`,
  );

/** The room of the arrows in their own units. */
const [wide, high] = [200, 96];

/** Word, code and sum as arrows of their true lengths, at their true angle: the plane that all three lie in. */
function arrows(t: Translate, addition: Addition): TemplateResult {
  const { wordNorm, codeNorm } = addition;
  const hasAngle = !Number.isNaN(addition.angle);
  const angle = hasAngle ? addition.angle : Math.PI / 2;
  const [x, y] = [wordNorm * Math.cos(angle), wordNorm * Math.sin(angle)];
  const [left, right] = [Math.min(0, x, x + codeNorm), Math.max(codeNorm, x, x + codeNorm)];
  const unit = Math.min(wide / Math.max(right - left, 1e-9), high / Math.max(y, 1e-9));
  // In the middle of the room, whatever the lengths: nothing else moves when they change.
  const from = (wide - unit * (right - left)) / 2 - unit * left;
  const at = (px: number, py: number): Place => [from + unit * px, high - unit * py];
  const [start, word, code, sum] = [at(0, 0), at(x, y), at(codeNorm, 0), at(x + codeNorm, y)];
  const angleText = hasAngle ? t('addition.angle', { angle: degrees(angle) }) : t('addition.noAngle');
  const label = t('addition.arrows', {
    word: norm(addition, 'word'),
    code: norm(addition, 'code'),
    sum: norm(addition, 'sum'),
    angle: angleText,
  });
  return html`<div class="arrows soft">
    <svg viewBox="-14 -14 ${wide + 28} ${high + 28}" fill="none" stroke-width="2" role="img" aria-label=${label}>
      <path
        d="M${word.join(' ')}L${sum.join(' ')}L${code.join(' ')}"
        stroke="var(--hairline)"
        stroke-dasharray="3"
      ></path>
      ${arrow('sum', start, sum)} ${arrow('code', start, code)} ${arrow('word', start, word)}
    </svg>
    <p>${angleText}</p>
  </div>`;
}

type Place = readonly [x: number, y: number];

function arrow(row: Row, [x, y]: Place, [toX, toY]: Place): SVGTemplateResult {
  const length = Math.hypot(toX - x, toY - y);
  const turn = (Math.atan2(toY - y, toX - x) / Math.PI) * 180;
  const head = Math.min(9, length);
  const [neck, side] = [length - head, head * 0.4];
  return svg`<g transform="translate(${x} ${y}) rotate(${turn})">
    <path d="M0 0H${neck}" stroke=${colors[row]}></path>
    <path d="M${neck} ${-side}L${length} 0L${neck} ${side}Z" fill=${colors[row]}></path>
  </g>`;
}

export const sumTable = (t: Translate, addition: Addition): TemplateResult =>
  dataTable(addition.sum.keys(), [
    [t('addition.dimension'), (dimension) => dimension],
    ...rows.map((row): Column<number> => [
      t(`addition.${row}`),
      (dimension) => fixed(addition[row][dimension] ?? 0, 5),
    ]),
  ]);
