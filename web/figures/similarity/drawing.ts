import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Point } from '../shared/charts/point.js';
import { getRiseRanges, type SimilarityCurve } from './data.js';
import { toX, distanceTicks, toY, similarityTicks, type SimilarityView } from './view.js';
import type { Translate } from '../shared/reader/messages.js';

/** Rising steps are highlighted on the curve up to this reach; beyond, they're too narrow. */
const maxMarkedReach = 200;
/** The maximum number of highlighted runs; more would merge. */
const maxRuns = 40;
/** The same limit for narrow plots. */
const maxMarkedReachNarrow = 50;
/** Bars of the strip per side. */
const maxBars = 200;

export function grid(view: SimilarityView): TemplateResult {
  return stretched(
    'grid',
    svg`<path d=${distanceTicks(view.reach)
      .map((tick) => `M${toX(tick, view).toFixed(2)} 0V100`)
      .join('')}></path>
      <path d=${similarityTicks(view.floor)
        .map((tick) => `M0 ${toY(tick, view).toFixed(2)}H100`)
        .join('')}></path>`,
  );
}

/** The curve as SVG, shown until the chart loads. */
export function curveDrawing(points: readonly Point[], view: SimilarityView): TemplateResult {
  return stretched('curve', svg`<path d=${getPath(points, view)}></path>`);
}

export function guessDrawing(points: readonly Point[], view: SimilarityView): TemplateResult {
  return stretched('guess', svg`<path d=${getPath(points, view)}></path>`);
}

/** Highlights the rising parts of the curve, on both sides. */
export function risesDrawing({ at, rises }: SimilarityCurve, view: SimilarityView): TemplateResult | typeof nothing {
  if (view.reach > maxMarkedReach || runsWithin(rises, view.reach) > maxRuns) return nothing;
  const place = (side: number, distance: number): string =>
    `${toX(view.offset + side * distance, view).toFixed(2)} ${toY(at[distance] ?? 0, view).toFixed(2)}`;
  const seen = (distance: number): boolean => distance < at.length;
  const steps = Array.from(rises.filter(seen)).flatMap((distance) =>
    [-1, 1]
      .filter((side) => Math.abs(view.offset + side * distance) <= view.reach)
      .map((side) => `M${place(side, distance - 1)}L${place(side, distance)}`),
  );
  return stretched(view.reach > maxMarkedReachNarrow ? 'rises far' : 'rises', svg`<path d=${steps.join('')}></path>`);
}

/** The number of runs of rising steps up to a distance. */
function runsWithin(rises: Float64Array, reach: number): number {
  return rises.filter((distance, index) => distance <= reach && rises[index - 1] !== distance - 1).length;
}

/** The strip below the plot: the fraction of rising steps by distance. */
export function risesStrip(t: Translate, { rises }: SimilarityCurve, view: SimilarityView): TemplateResult {
  const bars = getRiseRanges(rises, view.reach + Math.abs(view.offset), maxBars).flatMap(({ from, to, fraction }) =>
    [-1, 1].flatMap((side) => {
      const ends = [view.offset + side * from, view.offset + side * to].map((end) =>
        Math.min(view.reach, Math.max(-view.reach, end)),
      );
      const [left, right] = ends.map((end) => toX(end, view)).sort((one, other) => one - other) as [number, number];
      if (right - left < 0.01) return [];
      return [`M${left.toFixed(2)} 100V${(100 * (1 - fraction)).toFixed(1)}H${right.toFixed(2)}V100z`];
    }),
  );
  return html` <svg class="strip fill" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<path d=${bars.join('')}></path>`}
    </svg>
    <span class="label strip-title" aria-hidden="true">${t('similarity.strip')}</span>`;
}

function getPath(points: readonly Point[], view: SimilarityView): string {
  return `M${points.map(({ x, y }) => `${toX(x, view).toFixed(2)} ${toY(y, view).toFixed(2)}`).join('L')}`;
}

/** An SVG stretched to its box, with constant stroke width. */
function stretched(name: string, content: TemplateResult): TemplateResult {
  return html`<svg class=${`drawing ${name}`} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    ${content}
  </svg>`;
}
