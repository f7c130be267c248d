import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Point } from '../shared/charts/point.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { isTurned, type Decay, type Sampled } from './data.js';
import { spread, type Strengths } from './strengths.js';
import { across, distanceTicks, down, type Scale } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The lines of the grid, that of 0 among them, how far the scores of all draws are spread around their mean, and the turn of the key. */
export function ground({ settings, sampled }: Decay, scale: Scale): TemplateResult {
  const { reach, turn } = settings;
  const lines = distanceTicks(reach).map((tick) => `M${across(tick, reach)} 0V100`);
  const levels = scale.ticks.map((tick) => `M0 ${down(tick, scale).toFixed(2)}H100`);
  return stretched([
    sampled ? svg`<path class="band" d=${getBand(sampled, reach, scale)}></path>` : nothing,
    svg`<path class="grid" d=${[...lines, ...levels].join('')}></path>`,
    svg`<path class="zero" d=${`M0 ${down(0, scale).toFixed(2)}H100`}></path>`,
    isTurned(settings) ? svg`<path class="turn" d=${`M${across(turn, reach).toFixed(2)} 0V100`}></path>` : nothing,
  ]);
}

function getBand({ distances, means, spreads }: Sampled, reach: number, scale: Scale): string {
  const edge = (sign: number): readonly string[] =>
    distances.map((distance, place) =>
      at({ x: distance, y: (means[place] ?? 0) + sign * (spreads[place] ?? 0) }, reach, scale),
    );
  return `M${[...edge(1), ...edge(-1).toReversed()].join('L')}z`;
}

const at = ({ x, y }: Point, reach: number, scale: Scale): string =>
  `${across(x, reach).toFixed(2)} ${down(y, scale).toFixed(2)}`;

/** The lines as the page shows them where no chart could be loaded. */
export function lines(
  score: readonly Point[],
  mean: readonly Point[] | undefined,
  reach: number,
  scale: Scale,
): TemplateResult {
  const path = (points: readonly Point[]): string => `M${points.map((point) => at(point, reach, scale)).join('L')}`;
  return stretched([
    svg`<path class=${mean ? 'curve one' : 'curve mean'} d=${path(score)}></path>`,
    mean ? svg`<path class="curve mean" d=${path(mean)}></path>` : nothing,
  ]);
}

/** The agreement of q and k in every pair, a bar each in the colour of its hand, up or down from the middle. */
export function pairBars(strengths: Strengths, pairs: number): TemplateResult {
  const width = 100 / pairs;
  const gap = pairs > 64 ? 0 : 0.1 * width;
  return stretched(
    spread(strengths, pairs).map((strength, pair) => {
      const [left, right] = [pair * width + gap, (pair + 1) * width - gap].map((x) => x.toFixed(2));
      const d = `M${left} 50V${(50 - 50 * strength).toFixed(1)}H${right}V50z`;
      return svg`<path class="bar" d=${d} style=${inlineStyle(`fill: ${handColour(pair, pairs)}`)}></path>`;
    }),
  );
}

/** A drawing that is stretched over its box; strokes keep their width. */
const stretched = (content: readonly (SVGTemplateResult | typeof nothing)[]): TemplateResult =>
  html`<svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${content}</svg>`;
