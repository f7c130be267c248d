import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { barFills, shades } from '../charts/sign-colours.js';
import { getPart, type PositionData } from './clock-data.js';
import { fixed } from '../reader/format.js';
import { handColour } from './hand-colour.js';
import type { ReaderState } from '../reader/reader-state.js';
import type { Translate } from '../reader/messages.js';
import { inlineStyle } from '../platform/inline-style.js';

/** Vectors up to this length show their values as text. */
export const printedDimensions = 16;
/** Cells are at most as wide as with this many. */
const minCells = 8;

const number = (value: number): string => value.toFixed(3);

/** One path per shade for all bars, the most negative first. Positive bars go up from the middle line, others down. */
export function barPaths(values: Float32Array): readonly string[] {
  const paths = Array.from({ length: 2 * shades }, () => '');
  const margin = values.length > 128 ? 0 : 0.18;
  values.forEach((value, dimension) => {
    const shade = Math.min(2 * shades - 1, Math.floor((value + 1) * shades));
    paths[shade]! += `M${number(dimension + margin)} 0V${number(-value)}H${number(dimension + 1 - margin)}V0Z`;
  });
  return paths;
}

/** Colours the cells along the strip by their hands. */
function handLine(readerState: ReaderState): SVGTemplateResult[] {
  const pairs = readerState.dimensions / 2;
  return Array.from({ length: readerState.dimensions }, (_, dimension) => {
    const { pair } = getPart(dimension, readerState);
    return svg`<rect x=${dimension} y="1.16" width="1" height="0.09" shape-rendering="crispEdges" fill=${handColour(pair, pairs)}></rect>`;
  });
}

export interface StripView {
  readonly readerState: ReaderState;
  readonly data: PositionData;
  /** The dimensions of the selected hand. */
  readonly marked: readonly number[];
}

/** An encoding as bars from -1 to 1 around a middle line, brown below and blue above. Colour is never the only cue. */
export function strip({ readerState, data, marked }: StripView): TemplateResult {
  const { dimensions, layout } = readerState;
  const cells = Math.max(dimensions, minCells);
  return html`
    <svg class="bars" viewBox="0 -1.04 ${cells} 2.4" preserveAspectRatio="none" aria-hidden="true">
      ${marked.map((dimension) => svg`<rect class="marked" x=${dimension} y="-1.04" width="1" height="2.4"></rect>`)}
      ${barPaths(data.fingerprint).map((path, shade) => svg`<path d=${path} style=${inlineStyle(barFills[shade])}></path>`)}
      <path class="middle" d="M0 0H${dimensions}"></path>
      ${guard([dimensions, layout], () => handLine(readerState))}
    </svg>
    ${dimensions <= printedDimensions ? html`<div class="values soft tiny" style=${inlineStyle(`--cells: ${cells}`)}>${printed(data.fingerprint)}</div>` : nothing}
  `;
}

function printed(values: Float32Array): TemplateResult[] {
  return Array.from(values, (value) => html`<span>${fixed(value, 2)}</span>`);
}

/** Accessible text of one component. */
export function describeComponent(t: Translate, { readerState, data }: StripView, dimension: number): string {
  const { pair, part } = getPart(dimension, readerState);
  const value = fixed(data.fingerprint[dimension] ?? 0, 4);
  return t('clock.component', {
    dimension,
    hand: pair,
    part: t(part === 'sine' ? 'clock.sine' : 'clock.cosine'),
    value,
  });
}

/** The dimension under a pointer. */
export function dimensionAt(event: MouseEvent, { dimensions }: ReaderState): number {
  const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
  const cell = Math.floor(((event.clientX - left) / width) * Math.max(dimensions, minCells));
  return Math.min(dimensions - 1, Math.max(0, cell));
}
