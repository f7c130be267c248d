import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Attempt } from '../../core/index.js';

const shownPositions = 20;
const shownRows = 8;
/** Cell sizes; signed values need room above and below. */
const cell = 12;
const signedCell = 16;
/** Bars are clipped at this value; embedding components are about 1. */
const maxReach = 4;

/**
 * The encodings of the first positions, a column each. Bars are the long sentence, lines the short one, which ends at
 * the bracket: equal positions should match. Signed values go up and down from the middle.
 */
export function codePicture(short: Attempt, long: Attempt, label: string): TemplateResult {
  const rows = Math.min(shownRows, Math.max(short.columns, long.columns));
  const scale = getScale(long);
  const height = rows * scale.height;
  const width = shownPositions * cell;
  const end = Math.min(shownPositions, getLength(short)) * cell;
  return html`
    <svg class="codes" viewBox=${`-1 -1 ${width + 2} ${height + 6}`} role="img" aria-label=${label}>
      <path class="frame" d=${`M0 0h${width}v${height}h${-width}z`}></path>
      ${bars(long, rows, scale)}
      <path class="short" d=${lines(short, rows, scale)}></path>
      <path class="bracket" d=${`M0.5 ${height + 1}v3h${end - 1}v-3`}></path>
    </svg>
  `;
}

interface Scale {
  /** Whether zero is in the middle of a cell instead of at the bottom. */
  readonly signed: boolean;
  /** The value with the maximum bar height. */
  readonly reach: number;
  /** Of a cell. */
  readonly height: number;
}

function getScale({ codes, largest }: Attempt): Scale {
  const signed = codes.some((value) => value < 0);
  return signed
    ? { signed, reach: Math.min(maxReach, Math.max(1, largest)), height: signedCell }
    : { signed, reach: 1, height: cell };
}

const getLength = ({ codes, columns }: Attempt): number => codes.length / columns;

/** Left edge, baseline and height (negative: down) of every value shown. */
function* cells({ codes, columns }: Attempt, rows: number, { signed, reach, height: rowHeight }: Scale) {
  const room = signed ? rowHeight / 2 - 1 : rowHeight - 1;
  const positions = Math.min(shownPositions, codes.length / columns);
  for (let position = 0; position < positions; ++position) {
    for (let row = 0; row < Math.min(rows, columns); ++row) {
      const value = codes[position * columns + row] ?? 0;
      const fraction = Math.max(-1, Math.min(1, value / reach));
      const foot = signed ? (row + 0.5) * rowHeight : (row + 1) * rowHeight - 0.5;
      yield { x: position * cell + 1, foot, height: fraction * room, cut: Math.abs(value) > reach };
    }
  }
}

function bars(attempt: Attempt, rows: number, scale: Scale): SVGTemplateResult {
  let [up, down, over] = ['', '', ''];
  for (const { x, foot, height, cut } of cells(attempt, rows, scale)) {
    if (height === 0) continue;
    const bar = `M${x} ${foot}h${cell - 2}v${(-height).toFixed(2)}h${2 - cell}z`;
    if (cut) over += bar;
    else if (height > 0) up += bar;
    else down += bar;
  }
  return svg`<path class="up" d=${up}></path><path class="down" d=${down}></path><path class="over" d=${over}></path>`;
}

function lines(attempt: Attempt, rows: number, scale: Scale): string {
  let path = '';
  for (const { x, foot, height } of cells(attempt, rows, scale))
    path += `M${x - 0.5} ${(foot - height).toFixed(2)}h${cell - 1}`;
  return path;
}
