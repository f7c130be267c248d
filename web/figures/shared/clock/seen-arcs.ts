import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { inlineStyle } from '../platform/inline-style.js';

/** The angles that a hand covered in training, and its turns in the current text. */
export interface SeenArcs {
  /** The fraction of the circle, from 12 on, that was covered in training. */
  readonly seen: number;
  /** Turns within the text, with fractions. */
  readonly turns: number;
  readonly colour: string;
}

const radius = 100;
/** The middle of the ring for new angles. Its shape distinguishes them without colour. */
const ring = 85;

/** Ignores differences that are invisible or rounding errors. */
const min = 1e-6;

const number = (value: number): string => value.toFixed(2);

const at = (fraction: number, far: number): string =>
  `${number(far * Math.sin(2 * Math.PI * fraction))} ${number(-far * Math.cos(2 * Math.PI * fraction))}`;

/** An SVG arc of less than a circle, clockwise. */
const arc = (fraction: number, far: number, large: boolean): string =>
  `A${far} ${far} 0 ${Number(large)} 1 ${at(fraction, far)}`;

const circle = (far: number): string => `M0 ${-far}A${far} ${far} 0 1 1 0 ${far}A${far} ${far} 0 1 1 0 ${-far}Z`;

/** A sector from 12 clockwise; `fraction` is a fraction of the circle. */
function sector(fraction: number): string {
  return fraction >= 1 ? circle(radius) : `M0 0V${-radius}${arc(fraction, radius, fraction > 0.5)}Z`;
}

/** A segment of the ring between two fractions of the circle. */
const ringPiece = (from: number, to: number): string => `M${at(from, ring)}${arc(to, ring, to - from > 0.5)}`;

/**
 * On a dial of radius 100: a sector for the angles covered in training, and a ring segment for those that a longer text
 * adds. Styles are in `seen-arcs-styles.ts`.
 */
export function seenArcs({ seen, turns, colour }: SeenArcs): SVGTemplateResult {
  const reached = Math.min(1, turns);
  return svg`<path class="seen-arc" d=${sector(Math.min(1, seen))} style=${inlineStyle(`fill: ${colour}`)}></path>${
    reached - seen > min ? svg`<path class="new-arc" d=${ringPiece(seen, reached)}></path>` : nothing
  }`;
}

/** New angles in a plot: a hatched area, whose corners are in percent of the box. */
export function newArea(corners: readonly (readonly [left: string, top: string])[]): TemplateResult {
  const polygon = corners.map(([left, top]) => `${left}% ${top}%`).join(', ');
  return html`<div class="new-area fill" style=${inlineStyle(`clip-path: polygon(${polygon})`)}></div>`;
}
