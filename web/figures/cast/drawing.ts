import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { hand, smallBox, smallFace } from '../shared/clock/dial.js';
import { handColour } from '../shared/clock/hand-colour.js';
import type { ContextErrors, Hand } from './data.js';
import { toX, toY, errorTicks, offsetTicks } from './view.js';

const at = (offset: number, error: number): string => `${toX(offset).toFixed(2)} ${toY(error).toFixed(2)}`;

/** Indices of offsets with a finite error. */
const measured = ({ offsets, means }: ContextErrors): readonly number[] =>
  offsets.flatMap((_, place) => (Number.isFinite(means[place]) ? [place] : []));

/** Grid lines, the magnitude of the score, and the maximum over the draws. */
export function ground(along: ContextErrors): TemplateResult {
  const { offsets, means, largest, size } = along;
  const edge = (errors: Float64Array, from: readonly number[]): readonly string[] =>
    from.map((place) => at(offsets[place]!, errors[place]!));
  const held = measured(along);
  const band = [...edge(largest, held), ...edge(means, held.toReversed())];
  const lines = offsetTicks.map((tick) => `M${toX(tick).toFixed(2)} 0V100`);
  const levels = errorTicks.map((tick) => `M0 ${toY(tick).toFixed(2)}H100`);
  return stretched([
    band.length > 0 ? svg`<path class="band" d=${`M${band.join('L')}z`}></path>` : nothing,
    svg`<path class="grid" d=${[...lines, ...levels].join('')}></path>`,
    svg`<path class="size" d=${`M0 ${toY(size).toFixed(2)}H100`}></path>`,
  ]);
}

/** The mean as SVG, shown until the chart loads. */
export function line(along: ContextErrors): TemplateResult {
  const points = measured(along).map((place) => at(along.offsets[place]!, along.means[place]!));
  return stretched([points.length > 0 ? svg`<path class="curve mean" d=${`M${points.join('L')}`}></path>` : nothing]);
}

/** An SVG stretched to its box, with constant stroke width. */
const stretched = (content: readonly (SVGTemplateResult | typeof nothing)[]): TemplateResult =>
  html`<svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${content}</svg>`;

/** A dial with the exact hand (pale) and the rounded one, if it's finite. */
export function dial({ pair, exact, cast }: Hand, pairs: number): TemplateResult {
  const { x, y, width, height } = smallBox;
  const colour = handColour(pair, pairs);
  return html`<svg class="small-dial" viewBox="${x} ${y} ${width} ${height}" aria-hidden="true">
    ${smallFace()}
    <g class="should">${hand({ angle: exact, colour, length: 92, width: 22 })}</g>
    ${Number.isFinite(cast) ? svg`<g class="is">${hand({ angle: cast, colour, length: 92, width: 10 })}</g>` : nothing}
    <circle class="hub" r="6"></circle>
  </svg>`;
}
