import { html, svg, type TemplateResult } from 'lit';
import { handColour } from '../shared/clock/hand-colour.js';
import { newArea } from '../shared/clock/seen-arcs.js';
import type { ShownClock } from './view-model.js';
import { across, down, type Scale } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

const at = (value: number): string => value.toFixed(2);

const stretched = (content: unknown): TemplateResult =>
  html`<svg class="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${content}</svg>`;

/** Pairs that do not rotate have no wavelength. */
const turning = ({ numbers }: ShownClock, pair: number): boolean => Number.isFinite(numbers.wavelengths[pair]);

/** The wavelengths of all pairs: the curve before scaling, and lines to the dots after it. */
export function wavelengths(shown: ShownClock, scale: Scale, context: number | undefined): TemplateResult {
  const { pairs, numbers } = shown;
  const places = Array.from({ length: pairs }, (_, pair) => pair);
  const before = places
    .filter((pair) => Number.isFinite(numbers.beforeWavelengths[pair]))
    .map((pair) => `${at(across(pair, pairs))} ${at(down(numbers.beforeWavelengths[pair]!, scale))}`);
  const tens = Array.from({ length: scale.high - scale.low + 1 }, (_, power) => 10 ** (scale.low + power));
  return stretched([
    svg`<path class="grid" d=${tens.map((ten) => `M0 ${at(down(ten, scale))}H100`).join('')}></path>`,
    svg`<path class="as-trained" d=${before.length > 0 ? `M${before.join('L')}` : ''}></path>`,
    places.filter((pair) => turning(shown, pair)).map((pair) => dot(shown, pair, scale, context)),
  ]);
}

/** Filled if the hand completes a turn within the context, otherwise a ring. */
function dot({ pairs, numbers }: ShownClock, pair: number, scale: Scale, context: number | undefined) {
  const [x, y] = [at(across(pair, pairs)), at(down(numbers.wavelengths[pair]!, scale))];
  const from = at(down(numbers.beforeWavelengths[pair]!, scale));
  const stroke = `stroke: ${handColour(pair, pairs)}`;
  const isOpen = context !== undefined && numbers.wavelengths[pair]! > context;
  return svg`<path class="stem" d=${`M${x} ${from}V${y}`} style=${inlineStyle(stroke)}></path><path class="marker" d=${`M${x} ${y}h0`} style=${inlineStyle(stroke)}></path>${
    isOpen ? svg`<path class="marker hole" d=${`M${x} ${y}h0`}></path>` : ''
  }`;
}

/** The minimum height of a bar, in percent, so that small fractions are visible. */
const min = 3;

/** A bar per rotating pair: the fraction of positions with new angles. */
export function unseenBars({ pairs, numbers }: ShownClock): TemplateResult {
  const width = 100 / pairs;
  const gap = pairs > 96 ? 0 : 0.12 * width;
  const bars = Array.from(numbers.unseen!.subarray(0, numbers.turning), (fraction, pair) => ({
    colour: handColour(pair, pairs),
    left: at(pair * width + gap),
    right: at((pair + 1) * width - gap),
    top: at(100 - (fraction > 0 ? Math.max(100 * fraction, min) : 0)),
  }));
  return html`${newArea(
    bars.flatMap(({ left, right, top }) => [
      [left, '100'],
      [left, top],
      [right, top],
      [right, '100'],
    ]),
  )}${stretched(
    bars.map(
      ({ colour, left, right, top }) =>
        svg`<path class="known" d=${`M${left} 0H${right}V${top}H${left}z`} style=${inlineStyle(`fill: ${colour}`)}></path>`,
    ),
  )}`;
}
