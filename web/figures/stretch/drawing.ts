import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { handColour } from '../shared/clock/hand-colour.js';
import type { Slowed, Stretched } from './data.js';
import { across, type Scale } from './scale.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The lines of the grid, where new angles are, what each pair keeps, and what it would keep by the other formula. */
export function curveDrawing(stretched: Stretched, scale: Scale): TemplateResult {
  const { pairs, plain, other, angles } = stretched;
  const values = scale.of(stretched);
  const levels = scale.ticks.map(({ value }) => `M0 ${number(scale.down(value))}H100`).join('');
  const marker = (pair: number): string => `M${number(across(pair, pairs))} ${number(scale.down(values[pair]!))}h0.001`;
  const pairNumbers = Array.from({ length: pairs }, (_, pair) => pair);
  return html`<svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    ${newRegion(stretched, scale)} ${svg`<path class="grid" d=${levels}></path>`}
    ${svg`<path class="curve plain" d=${line(scale, plain)}></path>`}
    ${other ? svg`<path class="curve other" d=${line(scale, other)}></path>` : nothing}
    ${svg`<path class="curve kept" d=${line(scale, stretched)}></path>`}
    ${svg`<path class="marker meets" d=${pairNumbers
      .filter((pair) => angles.unseen[pair]! > 0)
      .map(marker)
      .join('')}></path>`}
    ${pairNumbers.map((pair) => svg`<path class="marker" d=${marker(pair)} style=${inlineStyle(`stroke: ${handColour(pair, pairs)}`)}></path>`)}
  </svg>`;
}

const number = (value: number): string => value.toFixed(2);

function line(scale: Scale, slowed: Slowed): string {
  const values = scale.of(slowed);
  const point = (value: number, pair: number): string =>
    `${number(across(pair, values.length))} ${number(scale.down(value))}`;
  return `M${Array.from(values, point).join('L')}`;
}

/**
 * The distance of the red area from its edge, in percent: the dots of a pair that is just slow enough stand outside.
 */
const gap = 5;

/**
 * The area in which a pair that made no whole turn in training meets new angles: it is too fast there for this text.
 */
function newRegion({ pairs, angles }: Stretched, scale: Scale): SVGTemplateResult | typeof nothing {
  const first = angles.seen.findIndex((share) => share < 1);
  if (first < 0) return nothing;
  const towards = scale.beyond === 0 ? gap : -gap;
  const edges = Array.from({ length: pairs - first }, (_, index) => {
    const y = number(scale.down(scale.edge(first + index)) - towards);
    return `L${number((100 * (first + index)) / pairs)} ${y}H${number((100 * (first + index + 1)) / pairs)}`;
  });
  return svg`<path class="region" d=${`M${number((100 * first) / pairs)} ${scale.beyond}${edges.join('')}V${scale.beyond}z`}></path>`;
}
