import { html, nothing, svg, type TemplateResult } from 'lit';
import { getRiseRanges, type SimilarityCurve } from './data.js';
import { toX, toY, type SimilarityView } from './view.js';
import type { Translate } from '../shared/reader/messages.js';

/** Rising steps are highlighted on the curve up to this reach; beyond, they're too narrow. */
const maxMarkedReach = 200;
/** The maximum number of highlighted runs; more would merge. */
const maxRuns = 40;
/** The same limit for narrow plots. */
const maxMarkedReachNarrow = 50;
/** Bars of the strip per side. */
const maxBars = 200;

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
  const name = view.reach > maxMarkedReachNarrow ? 'drawing rises far' : 'drawing rises';
  return html`<svg class=${name} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<path d=${steps.join('')}></path>`}
  </svg>`;
}

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
