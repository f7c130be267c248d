import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Addition } from '../../core/index.js';
import { getReach, type Addend } from './data.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import { handColour } from '../shared/clock/hand-colour.js';
import type { PlotDrag } from '../shared/charts/plot-drag.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import { barFills } from '../shared/charts/sign-colours.js';
import { barPaths } from '../shared/clock/strip.js';
import { keyedPlace, ownKey } from '../shared/controls/slider-keys.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable, type Column } from '../shared/data-table.js';

/** Dimensions that Page Up goes on. */
const page = 16;

const addends = ['word', 'code', 'sum'] as const;
type Row = (typeof addends)[number];

export interface SumView {
  readonly readerState: ReaderState;
  readonly addend: Addend;
  readonly addition: Addition;
  /** The dimension that the reader points at. */
  readonly dimension: number;
}

/** The dimension at a share of the strips' width. */
export const dimensionAt = (share: number, dimensions: number): number =>
  Math.min(dimensions - 1, Math.floor(share * dimensions));

const norms = ({ wordNorm, codeNorm, sumNorm }: Addition): Readonly<Record<Row, number>> => ({
  word: wordNorm,
  code: codeNorm,
  sum: sumNorm,
});

/** The angle between word and code in degrees, or in words where there is no code. */
function describeAngle(t: Translate, { angle }: Addition): string {
  return Number.isNaN(angle) ? t('addition.noAngle') : t('addition.angle', { angle: degrees(angle) });
}

export const degrees = (radians: number): string => fixed((radians / Math.PI) * 180, 1);

/** Word, code and sum as strips of one scale, one dimension of them picked out, beside the three lengths as arrows. */
export function sumPicture(
  t: Translate,
  view: SumView,
  pick: (dimension: number) => void,
  drag: PlotDrag,
): TemplateResult {
  const { readerState, dimension } = view;
  const last = readerState.dimensions - 1;
  return html`
    <div class="sum">
      <div class="strips">
        <div
          class="pointed"
          role="slider"
          tabindex="0"
          aria-label=${t('addition.dimension')}
          aria-valuemin="0"
          aria-valuemax=${last}
          aria-valuenow=${dimension}
          aria-valuetext=${describeNumbers(t, view)}
          style=${inlineStyle(`--at: ${dimension / readerState.dimensions}; --cell: ${1 / readerState.dimensions}`)}
          @pointerdown=${drag}
          @pointermove=${drag}
          @pointerup=${drag}
          @pointercancel=${drag}
          @keydown=${(event: KeyboardEvent) => {
            const to = keyedPlace(ownKey(event), dimension, last, page);
            if (to === undefined) return;
            event.preventDefault();
            pick(to);
          }}
        >
          ${addends.map((row) => stripRow(t, row, view))}
        </div>
        <p class="reading">${describeNumbers(t, view)}</p>
      </div>
      <div class="arrows">${arrows(t, view.addition)}</div>
    </div>
  `;
}

function stripRow(
  t: Translate,
  row: Row,
  { addition, addend, readerState: { dimensions, position } }: SumView,
): TemplateResult {
  const reach = getReach(addition.word, addition.code, addition.sum);
  return html`
    <div class="strip-name" aria-hidden="true">
      <span>${stripName(t, row, addend, position)}</span>
      <span class="number">${t('addition.norm', { norm: fixed(norms(addition)[row], 2) })}</span>
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

function stripName(t: Translate, row: Row, addend: Addend, position: number): string {
  if (row === 'sum') return t('addition.sum');
  if (row === 'word') return wordName(t, addend);
  return t('addition.codeTimes', { position: formatNumber(position), scale: formatNumber(addend.scale, 3) });
}

export function wordName(t: Translate, { word, timesRoot }: Addend): string {
  return t(timesRoot === 'sqrt' ? 'addition.wordTimesRoot' : 'addition.wordAsIs', { word });
}

/** The code's numbers belong to hands; those of a word belong to nobody. */
function handLine(dimensions: number): SVGTemplateResult[] {
  return Array.from(
    { length: dimensions / 2 },
    (_, pair) =>
      svg`<rect x=${2 * pair} y="1.1" width="2" height="0.1" shape-rendering="crispEdges" fill=${handColour(pair, dimensions / 2)}></rect>`,
  );
}

function describeNumbers(t: Translate, { addition, dimension }: SumView): string {
  const [word, code, sum] = addends.map((row) => fixed(addition[row][dimension] ?? 0, 3));
  return t('addition.numbers', { dimension, word: word ?? '', code: code ?? '', sum: sum ?? '' });
}

/** The room of the arrows in their own units. */
const [wide, high] = [200, 96];

/** Word, code and sum as arrows of their true lengths, at their true angle: the plane that all three lie in. */
function arrows(t: Translate, addition: Addition): TemplateResult {
  const { wordNorm, codeNorm, sumNorm } = addition;
  const angle = Number.isNaN(addition.angle) ? Math.PI / 2 : addition.angle;
  const [x, y] = [wordNorm * Math.cos(angle), wordNorm * Math.sin(angle)];
  const [left, right] = [Math.min(0, x, x + codeNorm), Math.max(codeNorm, x, x + codeNorm)];
  const unit = Math.min(wide / Math.max(right - left, 1e-9), high / Math.max(y, 1e-9));
  // In the middle of the room, whatever the lengths: nothing else moves when they change.
  const from = (wide - unit * (right - left)) / 2 - unit * left;
  const at = (px: number, py: number): string => `${(from + unit * px).toFixed(2)} ${(high - unit * py).toFixed(2)}`;
  const label = t('addition.arrows', {
    word: fixed(wordNorm, 2),
    code: fixed(codeNorm, 2),
    sum: fixed(sumNorm, 2),
    angle: describeAngle(t, addition),
  });
  return html`
    <svg class="plane" viewBox="-14 -14 ${wide + 28} ${high + 28}" role="img" aria-label=${label}>
      <path class="side" d="M${at(x, y)}L${at(x + codeNorm, y)}L${at(codeNorm, 0)}"></path>
      ${arrow('sum', at(0, 0), at(x + codeNorm, y))} ${arrow('code', at(0, 0), at(codeNorm, 0))}
      ${arrow('word', at(0, 0), at(x, y))}
    </svg>
    <dl class="lengths">
      ${addends.map(
        (row) =>
          html`<div class=${row}>
            <dt>${t(`addition.${row}`)}</dt>
            <dd class="number">${fixed(norms(addition)[row], 2)}</dd>
          </div>`,
      )}
    </dl>
    <p class="angle">${describeAngle(t, addition)}</p>
  `;
}

function arrow(kind: Row, from: string, to: string): SVGTemplateResult {
  const [fromX = 0, fromY = 0] = from.split(' ').map(Number);
  const [toX = 0, toY = 0] = to.split(' ').map(Number);
  const length = Math.hypot(toX - fromX, toY - fromY);
  const turn = (Math.atan2(toY - fromY, toX - fromX) / Math.PI) * 180;
  const head = Math.min(9, length);
  return svg`<g class="arrow ${kind}" transform="translate(${from}) rotate(${turn.toFixed(2)})">
    <path d="M0 0H${(length - head).toFixed(2)}"></path>
    <path class="head" d="M${(length - head).toFixed(2)} ${(-head * 0.4).toFixed(2)}L${length.toFixed(2)} 0L${(length - head).toFixed(2)} ${(head * 0.4).toFixed(2)}Z"></path>
  </g>`;
}

/** All numbers of the three strips. */
export const sumTable = (t: Translate, addition: Addition): TemplateResult =>
  dataTable(addition.sum.keys(), [
    [t('addition.dimension'), (dimension) => dimension],
    ...addends.map((row): Column<number> => [
      t(`addition.${row}`),
      (dimension) => fixed(addition[row][dimension] ?? 0, 5),
    ]),
  ]);
