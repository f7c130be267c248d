import { html, svg, type TemplateResult } from 'lit';
import type { Point } from '../shared/charts/point.js';
import { ticks } from '../shared/charts/waves-view.js';
import { formatNumber } from '../shared/reader/format.js';
import { crest, dash, getPoints, type Section } from './chart.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The drawing is part of the HTML, so it has at most this many points; a chart has all. */
const drawnPoints = 301;

function sampled(points: readonly Point[]): readonly Point[] {
  const step = Math.ceil(points.length / drawnPoints);
  return points.filter((_, index) => index % step === 0);
}

/**
 * A cut as SVG, shown until a chart has loaded, and in print: the same curves, with labels at the ends and middle of
 * the axes. Stretched to its box with constant stroke width.
 */
export function sectionDrawing({ from, to, curves, mark }: Section): TemplateResult {
  const across = (x: number): string => ((100 * (x - from)) / (to - from)).toFixed(1);
  const down = (y: number): string => ((100 * (crest - y)) / (2 * crest)).toFixed(1);
  const path = (points: readonly Point[]): string =>
    `M${points.map(({ x, y }) => `${across(x)} ${down(y)}`).join('L')}`;
  const levels = [-1, 0, 1];
  return html`<div class="drawing" aria-hidden="true">
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <path class="grid" d=${levels.map((level) => `M0 ${down(level)}H100`).join('')}></path>
      ${curves.map((curve, index) => svg`<path class="curve" d=${path(sampled(getPoints(curve)))} stroke-dasharray=${dash(index).join(' ')}></path>`)}
      <path class="mark" d=${`M${across(mark)} ${down(1)}V${down(-1)}`}></path>
    </svg>
    ${levels.map((level) => html`<span class="label y" style=${inlineStyle(`top: ${down(level)}%`)}>${formatNumber(level)}</span>`)}
    ${ticks(from, to).map((tick) => html`<span class="label x" style=${inlineStyle(`left: ${across(tick)}%`)}>${formatNumber(tick)}</span>`)}
  </div>`;
}
