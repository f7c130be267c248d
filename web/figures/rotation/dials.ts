import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { clockHands, type ClockHand } from '../shared/clock/clock-hands.js';
import { describePosition } from '../shared/clock/clock-description.js';
import { dialBox, face } from '../shared/clock/dial.js';
import type { DialDrag } from '../shared/clock/dial-drag.js';
import type { DialHand } from '../shared/clock/hand-drag.js';
import { gestures } from '../shared/controls/listen.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import { readerStateRanges } from '../shared/reader/number-range.js';
import { otherRange, turningHands, type SameTurn } from './data.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

const fullTurn = 2 * Math.PI;
const number = (value: number): string => value.toFixed(2);
const rotate = (angle: number): string => `rotate(${number((angle * 180) / Math.PI)})`;

/** The two walks: the reader's is 0, the second one is 1. */
export type WalkPlace = 0 | 1;

/** One end of a walk on a dial: a dashed hand is its start, a solid one its end. */
export interface WalkHand extends DialHand {
  readonly place: WalkPlace;
  readonly end: 'start' | 'end';
  /** Radians per position. */
  readonly frequency: number;
}

export interface DialInput {
  readonly drag: DialDrag<WalkHand>;
  readonly key: (place: WalkPlace) => (event: KeyboardEvent) => void;
}

/** The hands of a dial that can be dragged. Ends come first: if both overlap, dragging changes k. */
export function walkHands(same: SameTurn, place: WalkPlace): readonly WalkHand[] {
  const shapes = clockHands(same.pairs);
  const walk = same.walks[place];
  return (['end', 'start'] as const).flatMap((end) =>
    turningHands(same).map((pair) => ({
      ...{ place, end, length: shapes[pair]!.length },
      angle: walk[end].angle[pair]!,
      frequency: walk[end].frequency[pair]!,
    })),
  );
}

/** Formats degrees: 286.5°, but 572,958° without decimals. */
export function degrees(radians: number, decimals = 1): string {
  const angle = (radians * 180) / Math.PI;
  return `${Math.abs(angle) < 10_000 ? fixed(angle, decimals) : formatNumber(angle, 0)}°`;
}

/** A clock for each walk, and between them each hand's rotation, measured on both clocks. */
export function rotationDials(t: Translate, same: SameTurn, input: DialInput): TemplateResult {
  return html`
    <div class="walks">
      ${walkDial(t, same, input, 0)}
      <div class="ledger">
        <p class="soft">${t('rotation.turned')}</p>
        <ul>
          ${turningHands(same).map((pair) => ledgerRow(same, pair))}
        </ul>
      </div>
      ${walkDial(t, same, input, 1)}
    </div>
  `;
}

function ledgerRow({ walks, pairs }: SameTurn, pair: number): TemplateResult {
  const [left, right] = walks.map(({ turned }) => degrees(turned[pair]!));
  return html`<li style=${inlineStyle(`--hand: ${clockHands(pairs)[pair]!.colour}`)}>
    <span class="number">${left}</span><b class="named">${pair}</b><span class="number">${right}</span>
  </li>`;
}

function walkDial(t: Translate, same: SameTurn, { drag, key }: DialInput, place: WalkPlace): TemplateResult {
  const walk = same.walks[place];
  const shown = turningHands(same);
  const hands = clockHands(same.pairs);
  const [from, to] = [describePosition(walk.from), describePosition(walk.to)];
  const turns = shown.map((pair) => t('rotation.handTurned', { hand: pair, angle: degrees(walk.turned[pair]!) }));
  const { min, max } = place === 0 ? readerStateRanges.position : otherRange;
  return html`
    <div class=${place === 0 ? 'first' : 'second'}>
      <p class="from-to soft" style=${inlineStyle(`--characters: ${from.length + to.length + 3}`)}>
        <b>${from}</b> → <span>${to}</span>
      </p>
      <svg
        class="dial"
        data-walk=${place}
        viewBox=${Object.values(dialBox).join(' ')}
        role="slider"
        tabindex="0"
        aria-label=${t(place === 0 ? 'rotation.leftClock' : 'rotation.rightClock')}
        aria-valuemin=${min}
        aria-valuemax=${max}
        aria-valuenow=${walk.from}
        aria-valuetext=${t('rotation.dialLabel', { from, to, turns })}
        @keydown=${key(place)}
        ${gestures(drag)}
      >
        <circle class="focus-ring" r="106"></circle>
        ${face()} ${shown.map((pair) => arc(hands[pair]!, walk.start.angle[pair]!, walk.turned[pair]!))}
        ${shown.map((pair) => hand(hands[pair]!, walk.start.angle[pair]!, 'ghost'))}
        ${shown.map((pair) => hand(hands[pair]!, walk.end.angle[pair]!, 'hand'))}
        <circle class="hub" r="4.5"></circle>
        <circle class="hub-inner" r="1.6"></circle>
      </svg>
    </div>
  `;
}

/** The arc of a hand's tip: a band for the fraction of a turn, and a thin ring for full turns. */
function arc({ colour, length }: ClockHand, start: number, turned: number): SVGTemplateResult {
  const rest = turned % fullTurn;
  const whole = Math.abs(turned) >= fullTurn;
  const point = (angle: number): string => `${number(length * Math.sin(angle))} ${number(-length * Math.cos(angle))}`;
  const [large, clockwise] = [Math.abs(rest) > Math.PI ? 1 : 0, rest > 0 ? 1 : 0];
  return svg`
    <circle class=${whole ? 'orbit whole' : 'orbit'} r=${length} style=${inlineStyle(whole ? `stroke: ${colour}` : undefined)}></circle>
    <path class="arc" stroke=${colour} d=${`M${point(start)}A${length} ${length} 0 ${large} ${clockwise} ${point(start + rest)}`}></path>
  `;
}

/** A hand with a ring at its tip, by which it is dragged; both are dashed at the start of a walk. */
function hand({ outline, colour, length }: ClockHand, angle: number, kind: 'hand' | 'ghost'): SVGTemplateResult {
  const fill = kind === 'hand' ? colour : 'none';
  return svg`<g class=${kind} transform=${rotate(angle)} stroke=${colour}
    ><path d=${outline} fill=${fill}></path><circle class="handle" cy=${-length} r="5" stroke=${colour}></circle></g>`;
}
