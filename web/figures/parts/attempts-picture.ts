import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Attempt } from '../../core/index.js';

const shownPositions = 20;
const shownRows = 8;
const cell = 12;

/**
 * The codes of the first positions, one column each, for the short and the long sentence under one another: the same
 * position should look the same in both. Values are heights in their cells, up for positive and down for negative.
 */
export function codePicture(short: Attempt, long: Attempt, label: string): TemplateResult {
  const rows = Math.min(shownRows, long.columns);
  const [height, gap] = [rows * cell, cell];
  const letter = (attempt: Attempt, top: number) => {
    const length = attempt.codes.length / attempt.columns;
    const x = Math.min(shownPositions, length) * cell + 6;
    return svg`<text class="words" x=${x} y=${top + height / 2} dominant-baseline="central">${length}</text>`;
  };
  return html`
    <svg
      class="codes"
      viewBox=${`-1 -1 ${shownPositions * cell + 46} ${2 * height + gap + 2}`}
      role="img"
      aria-label=${label}
    >
      ${codes(short, rows, 0)}${letter(short, 0)}${codes(long, rows, height + gap)}${letter(long, height + gap)}
    </svg>
  `;
}

function codes({ codes: values, columns }: Attempt, rows: number, top: number): SVGTemplateResult {
  const positions = Math.min(shownPositions, values.length / columns);
  let [up, down, over] = ['', '', ''];
  for (let position = 0; position < positions; ++position) {
    for (let row = 0; row < Math.min(rows, columns); ++row) {
      const value = values[position * columns + row] ?? 0;
      const size = (Math.min(1, Math.abs(value)) * (cell - 1)).toFixed(2);
      const bar = `M${position * cell + 1} ${top + (row + 1) * cell - 0.5}h${cell - 2}v-${size}h${2 - cell}z`;
      if (Math.abs(value) > 1) over += bar;
      else if (value >= 0) up += bar;
      else down += bar;
    }
  }
  return svg`
    <path class="frame" d=${`M0 ${top}h${positions * cell}v${rows * cell}h${-positions * cell}z`}></path>
    <path class="up" d=${up}></path><path class="down" d=${down}></path><path class="over" d=${over}></path>`;
}
