import { nothing, svg, type SVGTemplateResult } from 'lit';
import { inlineStyle } from '../platform/inline-style.js';

/** The angles that a hand has been through in training, and the turns that it makes in a text. */
export interface SeenArcs {
  /** The share of the circle, from 12 on, whose angles occurred in training. */
  readonly seen: number;
  /** Turns within the text at hand; whole circles and parts of them. */
  readonly turns: number;
  readonly colour: string;
}

const radius = 100;
/** The angles that are new are a piece of a ring: their shape tells them from those that were seen, and not their colour alone. */
const inner = 70;

/** Less of a circle cannot be seen, and is what rounding leaves of two equal ways. */
const min = 1e-6;

const number = (value: number): string => value.toFixed(2);

const at = (share: number, far: number): string =>
  `${number(far * Math.sin(2 * Math.PI * share))} ${number(-far * Math.cos(2 * Math.PI * share))}`;

/** An arc that is no full circle; `back` runs it counter-clockwise. */
const arc = (share: number, far: number, large: boolean, back = false): string =>
  `A${far} ${far} 0 ${Number(large)} ${Number(!back)} ${at(share, far)}`;

const circle = (far: number): string => `M0 ${-far}A${far} ${far} 0 1 1 0 ${far}A${far} ${far} 0 1 1 0 ${-far}Z`;

/** From 12 clockwise, `share` of the circle. */
function sector(share: number): string {
  return share >= 1 ? circle(radius) : `M0 0V${-radius}${arc(share, radius, share > 0.5)}Z`;
}

/** The ring between two shares of the circle. */
function ringPiece(from: number, to: number): string {
  const large = to - from > 0.5;
  return `M${at(from, radius)}${arc(to, radius, large)}L${at(to, inner)}${arc(from, inner, large, true)}Z`;
}

/**
 * On a dial of radius 100: the sector of the angles of training, and on its rim the angles that a longer text adds. The styles
 * are in `seen-arcs-styles.ts`.
 */
export function seenArcs({ seen, turns, colour }: SeenArcs): SVGTemplateResult {
  const reached = Math.min(1, turns);
  return svg`<path class="seen-arc" d=${sector(Math.min(1, seen))} style=${inlineStyle(`fill: ${colour}`)}></path>${
    reached - seen > min ? svg`<path class="new-arc" d=${ringPiece(seen, reached)}></path>` : nothing
  }`;
}
