import { svg, type SVGTemplateResult } from 'lit';

/** A hand of a dial of radius 100, with its centre at the origin. */
export interface HandShape {
  /** Radians clockwise from 12: the tip's x is the sine, its height the cosine. */
  readonly angle: number;
  readonly colour: string;
  /** From the hub to the tip, 0 to 100. */
  readonly length: number;
  /** At the hub; the tip has a third of it. */
  readonly width: number;
}

/** The view box of a dial, which also maps pointer positions. */
export const dialBox = { x: -130, y: -122, width: 260, height: 242 } as const;
export const smallBox = { x: -110, y: -110, width: 220, height: 220 } as const;

const number = (value: number): string => value.toFixed(2);

/** A ring of ticks as one path: sixty elements would cost more than the hands. */
function ticks(count: number, from: number, to: number, skip = 0): string {
  const strokes: string[] = [];
  for (let tick = 0; tick < count; ++tick) {
    if (skip > 0 && tick % skip === 0) continue;
    const angle = (2 * Math.PI * tick) / count;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    strokes.push(`M${number(from * x)} ${number(from * y)}L${number(to * x)} ${number(to * y)}`);
  }
  return strokes.join('');
}

const minorTicks = ticks(60, 96.5, 100, 5);
const majorTicks = ticks(12, 93, 100);
const quarterTicks = ticks(4, 84, 100);

/** The face of a large dial: sixty short ticks, twelve long ones, two axes, and angle labels at the quarters. */
export function face(): SVGTemplateResult {
  return svg`
    <g class="face">
      <path d="M-92 0H92M0 -92V92" class="axis"></path>
      <circle r="100" class="rim"></circle>
      <path d=${minorTicks} class="tick minor"></path>
      <path d=${majorTicks} class="tick"></path>
      <text y="-110" class="lettering" text-anchor="middle">0</text>
      <text x="106" y="3" class="lettering">π/2</text>
      <text y="116" class="lettering" text-anchor="middle">π</text>
      <text x="-106" y="3" class="lettering" text-anchor="end">3π/2</text>
    </g>
  `;
}

/** The face of a small dial: a rim and four ticks. */
export function smallFace(): SVGTemplateResult {
  return svg`<g class="face"><circle r="100" class="rim small"></circle><path d=${quarterTicks} class="tick small"></path></g>`;
}

/** A tapered hand with a short tail behind the hub. */
export function hand({ angle, colour, length, width }: HandShape): SVGTemplateResult {
  const [hub, tip, tail] = [width / 2, width / 6, -Math.min(14, length / 5)];
  const outline = `M${number(-hub)} ${number(-tail)}L${number(-tip)} ${number(-length)}L${number(tip)} ${number(-length)}L${number(hub)} ${number(-tail)}Z`;
  return svg`<path class="hand" d=${outline} fill=${colour} transform=${`rotate(${number((angle * 180) / Math.PI)})`}></path>`;
}

/** Radians clockwise from 12 of a point relative to the centre (y points down). */
export function angleOfPoint(x: number, y: number): number {
  return Math.atan2(x, -y);
}

/** The signed angle from one direction to another, in (-π, π]. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn <= -Math.PI ? turn + 2 * Math.PI : turn;
}
