import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { dialBox, face, smallBox, smallFace } from '../shared/clock/dial.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { fixed } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { sides, type Scored, type Side, type RotatedHand } from './data.js';
import { gestures, type GestureListener } from '../shared/controls/listen.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The length of a hand of length 1, on a dial of radius 100. */
export const handReach = 88;

const number = (value: number): string => value.toFixed(2);
export const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** The angle between a pair's hands in degrees, unsigned like its cosine. */
export const describeAngleBetween = ({ between }: Scored, pair: number): string =>
  `${fixed(Math.abs(degrees(between[pair]!)), 1)}°`;

function dialLabel(t: Translate, scored: Scored, pair: number): string {
  const [query, key] = sides.map((side) => fixed((degrees(scored[side].hands[pair]!.angle) + 360) % 360, 0));
  return t('rope.dialLabel', {
    ...{ pair, query: query!, key: key! },
    ...{ between: describeAngleBetween(scored, pair), term: fixed(scored.terms[pair]!, 2) },
  });
}

/** The dials of some pairs; a single one is large with a full face. */
export function ropeDials(
  t: Translate,
  scored: Scored,
  shown: readonly number[],
  drag: GestureListener,
): TemplateResult {
  const alone = shown.length === 1;
  const box = alone ? dialBox : smallBox;
  return html`<div
    class=${alone ? 'dials alone' : 'dials'}
    style=${inlineStyle(`--columns: ${shown.length > 4 ? 3 : 2}`)}
  >
    ${shown.map(
      (pair) =>
        html`<svg
          class="dial"
          data-pair=${pair}
          viewBox="${box.x} ${box.y} ${box.width} ${box.height}"
          style=${inlineStyle(`--hand: ${handColour(pair, scored.settings.pairs)}`)}
          role="img"
          aria-label=${dialLabel(t, scored, pair)}
          ${gestures(drag)}
        >
          ${alone ? face() : smallFace()} ${between(scored, pair, alone)}
          ${[...sides].reverse().map((side) => hand(side, scored[side].hands[pair]!, alone ? large : small))}
          <circle class="hub" r=${alone ? 4.5 : 8}></circle>
          ${sides.map((side) => letter(side, scored, pair, alone ? large : small))}
        </svg>`,
    )}
  </div>`;
}

/** Sizes of a hand: its half width, and the distance of its letter from the tip. */
interface HandSize {
  readonly width: number;
  readonly beyond: number;
}
const large: HandSize = { width: 5, beyond: 9 };
const small: HandSize = { width: 9, beyond: 15 };

/** The query's hand is filled and the key's an outline, to tell them apart without colour. */
function hand(side: Side, { angle, length }: RotatedHand, { width }: HandSize): SVGTemplateResult {
  const reach = handReach * length;
  const outline = `M0 ${number(-reach)}C${width} ${number(-reach / 2)} ${width} ${number(-reach / 4)} ${number(width / 3)} 0H${number(-width / 3)}C${-width} ${number(-reach / 4)} ${-width} ${number(-reach / 2)} 0 ${number(-reach)}Z`;
  return svg`<path class=${`word ${side}`} d=${outline} transform=${`rotate(${number(degrees(angle))})`}></path>`;
}

/** If hands are closer than this (radians), their letters move apart. */
const near = 0.35;

/** The letter q or k at the tip of its hand. */
function letter(side: Side, scored: Scored, pair: number, { beyond }: HandSize): SVGTemplateResult {
  const { angle, length } = scored[side].hands[pair]!;
  const apart = scored.between[pair]!;
  const way = (side === 'query' ? 1 : -1) * (apart < 0 ? -1 : 1);
  const place = angle + (Math.abs(apart) < near ? (way * (near - Math.abs(apart))) / 2 : 0);
  const reach = handReach * length + beyond;
  const [x, y] = [reach * Math.sin(place), -reach * Math.cos(place)];
  return svg`<text class="letter" x=${number(x)} y=${number(y)} dy="0.32em" text-anchor="middle" aria-hidden="true"
    >${side === 'query' ? 'q' : 'k'}</text>`;
}

const arcRadius = 26;
/** Smaller angles have no room for a label, in radians. */
const minNamed = 0.6;

/** The arc of the relative rotation, from the key's hand to the query's. */
function between(scored: Scored, pair: number, named: boolean): SVGTemplateResult {
  const from = scored.key.hands[pair]!.angle;
  const turn = scored.between[pair]!;
  const at = (angle: number, radius: number): string =>
    `${number(radius * Math.sin(angle))} ${number(-radius * Math.cos(angle))}`;
  const sector = `M0 0L${at(from, arcRadius)}A${arcRadius} ${arcRadius} 0 0 ${turn > 0 ? 1 : 0} ${at(from + turn, arcRadius)}Z`;
  const [x, y] = at(from + turn / 2, arcRadius + 15).split(' ');
  return svg`<path class="between" d=${sector}></path>${
    named && Math.abs(turn) > minNamed
      ? svg`<text class="angle" x=${x} y=${y} dy="0.32em" text-anchor="middle" aria-hidden="true">${describeAngleBetween(scored, pair)}</text>`
      : nothing
  }`;
}
