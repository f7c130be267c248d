import { html, nothing, svg, type TemplateResult } from 'lit';
import { handColour } from '../shared/clock/hand-colour.js';
import { seenArcs } from '../shared/clock/seen-arcs.js';
import { keyedPlace, ownKey } from '../shared/controls/slider-keys.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import type { Translate } from '../shared/reader/messages.js';
import type { Comparison } from './view-model.js';

/** A dial, in fractions of the picture: its centre and its radius. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The first dial lies this far from the middle, in dials. */
const start = 0.75;
/** The distance of neighbours, on the spiral and across it, in diameters. */
const gap = 1.1;
/** The last dial is this many times as large as the first: slow pairs are those that a longer text changes. */
const growth = 1.8;

/** Dials along a spiral from the middle outward, the fastest pair first. */
export function spiral(pairs: number): readonly Place[] {
  let angle = -Math.PI / 2;
  let far = start;
  const places = Array.from({ length: pairs }, (_, pair) => {
    const size = 1 + ((growth - 1) * pair) / pairs;
    const place = { x: far * Math.cos(angle), y: far * Math.sin(angle), radius: size / 2 };
    const step = (gap * size) / far;
    angle += step;
    far += (gap * size * step) / (2 * Math.PI);
    return place;
  });
  const ends = (at: (place: Place) => number): readonly [number, number] => [
    Math.min(...places.map((place) => at(place) - place.radius)),
    Math.max(...places.map((place) => at(place) + place.radius)),
  ];
  const [left, right] = ends(({ x }) => x);
  const [top, bottom] = ends(({ y }) => y);
  const extent = Math.max(right - left, bottom - top);
  return places.map(({ x, y, radius }) => ({
    x: 0.5 + (x - (left + right) / 2) / extent,
    y: 0.5 + (y - (top + bottom) / 2) / extent,
    radius: radius / extent,
  }));
}

/** The dial whose centre is nearest to a point. */
export function nearestDial(places: readonly Place[], x: number, y: number): number {
  const far = places.map((place) => Math.hypot(place.x - x, place.y - y));
  return far.indexOf(Math.min(...far));
}

/** The axes of M-RoPE, as the core numbers them. */
export const axisNames = ['time', 'height', 'width'] as const;

/** What a reader does with the dials. */
export interface DialHandles {
  readonly drag: EventListenerObject;
  readonly choose: (pair: number) => void;
}

/** A dial for each pair: the angles that the first positions reach, and those that the text adds. */
export function spiralPicture(
  t: Translate,
  { file, edit: { pairs, numbers, axes } }: Comparison,
  described: number,
  text: string,
  { drag, choose }: DialHandles,
): TemplateResult {
  const places = spiral(pairs);
  const dial = (pair: number): unknown => {
    const { x, y, radius } = places[pair]!;
    const unseen = numbers.unseen?.[pair] ?? 0;
    const wasNew = (file.numbers.unseen?.[pair] ?? 0) > 0;
    return svg`<g class=${unseen > 0 ? 'new' : wasNew ? 'was-new' : ''} transform=${`translate(${(1000 * x).toFixed(1)} ${(1000 * y).toFixed(1)}) scale(${(10 * radius).toFixed(3)})`}><circle class="tint" r="100" fill-opacity=${(0.75 * unseen).toFixed(3)}></circle>${
      pair < numbers.turning
        ? seenArcs({
            seen: numbers.seen?.[pair] ?? 0,
            turns: numbers.turns[pair]!,
            colour: handColour(pair, pairs),
          })
        : nothing
    }<circle class="rim" r="100"></circle>${
      axes ? svg`<text class="axis-name">${t(`modelClock.axisSign.${axisNames[axes[pair]!]!}`)}</text>` : nothing
    }</g>`;
  };
  const { x, y, radius } = places[described]!;
  const percent = (fraction: number): string => `${(100 * fraction).toFixed(2)}%`;
  const keyed = (event: KeyboardEvent): void => {
    const pair = keyedPlace(ownKey(event), described, pairs - 1);
    if (pair === undefined) return;
    event.preventDefault();
    choose(pair);
  };
  return html`<div class="spiral" @pointerdown=${drag} @pointermove=${drag} @pointerup=${drag} @pointercancel=${drag}>
    <svg viewBox="0 0 1000 1000" role="img" aria-label=${t('modelClock.dials')}>
      ${Array.from({ length: pairs }, (_, pair) => dial(pair))}
    </svg>
    <div
      class="chosen"
      style=${inlineStyle(`left: ${percent(x - radius)}; top: ${percent(y - radius)}; inline-size: ${percent(2 * radius)}`)}
      role="slider"
      tabindex="0"
      aria-label=${t('modelClock.pair')}
      aria-valuemin="0"
      aria-valuemax=${pairs - 1}
      aria-valuenow=${described}
      aria-valuetext=${text}
      @keydown=${keyed}
    ></div>
  </div>`;
}
